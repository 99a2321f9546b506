import type { GameEvent, SeatId, Viewer } from '@getaway/kernel';
import type { Passage } from '@getaway/table';
import { type Describer, tellChoice } from '@getaway/text';
import type { Session } from './session.ts';

/** The events since this viewer's last choice, including that choice. The table itself shows the setup. */
export function sinceLastChoice(passages: readonly Passage[], viewer: Viewer): readonly Passage[] {
  const isChoice = ({ seat, unasked }: Passage): boolean => seat === viewer && unasked !== true;
  const last = viewer === 'spectator' ? passages.length - 1 : passages.findLastIndex(isChoice);
  return passages.slice(Math.max(1, last));
}

/** One sentence for each event. The passages are already redacted for the reader. */
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
