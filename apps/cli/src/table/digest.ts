import type { Shape, Viewer } from '@getaway/kernel';
import type { Passage } from '@getaway/table';
import { type Describer, tellChoice } from '@getaway/text';
import type { TableGame } from '../games/game.ts';
import type { Session } from './session.ts';

/** What happened since this viewer last chose, that choice included. The setup is told by the table itself. */
export function sinceLastChoice<G extends Shape>(
  history: readonly Passage<G>[],
  viewer: Viewer,
): readonly Passage<G>[] {
  const isChoice = ({ seat, unasked }: Passage<G>): boolean => seat === viewer && unasked !== true;
  const last = viewer === 'spectator' ? history.length - 1 : history.findLastIndex(isChoice);
  return history.slice(Math.max(1, last));
}

/** One sentence an event, as this viewer may know it. */
export function tell<G extends Shape>(
  game: TableGame<G>,
  passages: readonly Passage<G>[],
  {
    viewer,
    describer,
    leaveOut,
  }: { readonly viewer: Viewer; readonly describer: Describer; leaveOut?(event: G['event']): boolean },
): string[] {
  return passages.flatMap(({ seat, chosen, events }) => [
    ...(seat === undefined || chosen === undefined ? [] : [tellChoice(describer, seat, chosen)]),
    ...events
      .filter((event) => leaveOut?.(event) !== true)
      .map((event) => describer.event(game.definition.eventFor(event, viewer))),
  ]);
}

/** The whole log, redacted for one seat. */
export const logFor = <G extends Shape>({ game, history }: Session<G>, seat: number, describer: Describer): string[] =>
  tell(game, history, { viewer: seat, describer });
