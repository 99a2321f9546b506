import type { PlayableGame } from '@getaway/games';
import { type Attempt, type RefusalCode, type Result, refused, taken, type Viewer } from '@getaway/kernel';
import { findHosted, type HostedTable } from '@getaway/table';

/** The game of a session. It never changes: what is played leads to another one. */
export interface Running {
  readonly game: PlayableGame;
  readonly table: HostedTable;
}

/** Nobody is known by name here. */
export const NOBODY = { players: [] } as const;

/** A seat is due, or the game is over. */
export function dueIn({ asked, result }: HostedTable): { readonly decision: object } | { readonly result?: Result } {
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

/** A document says itself which game it belongs to. */
export function findGameOf(
  games: readonly PlayableGame[],
  document: unknown,
  code: RefusalCode,
): Attempt<PlayableGame> {
  const game = typeof document === 'object' && document !== null && 'game' in document ? document.game : undefined;
  if (typeof game !== 'string') return refused(code, 'The document does not say which game it belongs to.');
  return findGame(games, game);
}
