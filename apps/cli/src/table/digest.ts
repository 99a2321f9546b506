import type { GameEvent, SeatId, Viewer } from '@getaway/kernel';
import type { Passage } from '@getaway/table';
import { type Describer, tellChoice, tellMove } from '@getaway/text';
import { shell } from '../messages/shell.ts';
import type { SeenSession } from './session.ts';

/**
 * The part of the log since this viewer's last choice, including that choice. For a spectator, only the latest passage.
 * The setup is left out, because the table shows it.
 */
export function sinceLastChoice(passages: readonly Passage[], viewer: Viewer): readonly Passage[] {
  const isChoice = ({ seat, unasked }: Passage): boolean => seat === viewer && unasked !== true;
  const last = viewer === 'spectator' ? passages.length - 1 : passages.findLastIndex(isChoice);
  return passages.slice(Math.max(1, last));
}

/**
 * Writes one sentence for each event and for each new aim of a bot. If a choice was made under older rules, its events
 * may no longer be known. In that case, writes a sentence about the choice itself. Passages (parts of the log) contain
 * only what the reader may know.
 */
export function tell(
  passages: readonly Passage[],
  { describer, leaveOut }: { readonly describer: Describer; leaveOut?(event: GameEvent): boolean },
): string[] {
  let lastAim: string | undefined;
  const aimIn = ({ seat, aim }: Passage): readonly string[] => {
    if (seat === undefined || aim === undefined) return [];
    const told = shell.say('log.aim', { seat: describer.seat(seat), move: tellMove(describer, aim) });
    const isNew = told !== lastAim;
    lastAim = told;
    return isNew ? [told] : [];
  };
  return passages.flatMap((passage) => [
    ...choiceIn(passage, describer),
    ...aimIn(passage),
    ...passage.events.filter((event) => leaveOut?.(event) !== true).map((event) => describer.event(event)),
  ]);
}

const choiceIn = ({ seat, chosen }: Passage, describer: Describer): readonly string[] =>
  seat === undefined || chosen === undefined ? [] : [tellChoice(describer, seat, chosen)];

export const logFor = ({ table }: SeenSession, seat: SeatId, describer: Describer): string[] =>
  tell(table.sceneFor(seat).log.passages, { describer });
