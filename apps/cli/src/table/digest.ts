import type { GameEvent, SeatId, Viewer } from '@getaway/kernel';
import type { Passage } from '@getaway/table';
import { type Describer, tellChoice } from '@getaway/text';
import type { Session } from './session.ts';

/** What happened since this viewer last chose, that choice included. The setup is told by the table itself. */
export function sinceLastChoice(passages: readonly Passage[], viewer: Viewer): readonly Passage[] {
  const isChoice = ({ seat, unasked }: Passage): boolean => seat === viewer && unasked !== true;
  const last = viewer === 'spectator' ? passages.length - 1 : passages.findLastIndex(isChoice);
  return passages.slice(Math.max(1, last));
}

/** One sentence an event; the passages are those of their reader. */
export function tell(
  passages: readonly Passage[],
  { describer, leaveOut }: { readonly describer: Describer; leaveOut?(event: GameEvent): boolean },
): string[] {
  return passages.flatMap(({ seat, chosen, events }) => [
    ...(seat === undefined || chosen === undefined ? [] : [tellChoice(describer, seat, chosen)]),
    ...events.filter((event) => leaveOut?.(event) !== true).map((event) => describer.event(event)),
  ]);
}

/** The whole log, redacted for one seat. */
export const logFor = ({ table }: Session, seat: SeatId, describer: Describer): string[] =>
  tell(table.sceneFor(seat).log.passages, { describer });
