import type { PlayableGame } from '@getaway/games';
import { type Attempt, type RefusalCode, type Result, refused, taken, type Viewer } from '@getaway/kernel';
import { findHosted, type HostedTable } from '@getaway/table';

/** The game of a session. It is immutable: each move creates a new one. */
export interface RunningGame {
  readonly game: PlayableGame;
  readonly table: HostedTable;
}

/** This protocol has no names for players. */
export const NO_PLAYERS = { players: [] } as const;

export function decisionOrResult({
  asked,
  result,
}: HostedTable): { readonly decision: object } | { readonly result?: Result } {
  if (asked === undefined) return result === undefined ? {} : { result };
  const { number, seat, frame, rules, moves } = asked;
  return { decision: { number, seat, step: frame.step, rules, moves } };
}

export function viewIn(table: HostedTable, viewer: Viewer): Attempt<object> {
  const { seatCount } = table;
  if (viewer !== 'spectator' && viewer >= seatCount)
    return refused('badRequest', `There is no seat ${viewer}; this game has ${seatCount}.`);
  return taken(table.viewFor(viewer));
}

export function findGame(games: readonly PlayableGame[], id: string): Attempt<PlayableGame> {
  const found = findHosted(
    games.map(({ host }) => host),
    id,
  );
  if ('refusal' in found) return found;
  return taken(games.find(({ host }) => host === found.ok) as PlayableGame);
}

export function findGameOf(
  games: readonly PlayableGame[],
  document: unknown,
  code: RefusalCode,
): Attempt<PlayableGame> {
  const game = typeof document === 'object' && document !== null && 'game' in document ? document.game : undefined;
  if (typeof game !== 'string') return refused(code, 'The document does not say which game it belongs to.');
  return findGame(games, game);
}
