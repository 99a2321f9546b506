import type { Passage } from '@getaway/table';
import type { IconName } from '../icons/names.ts';
import type { GameUi } from './gameUi.ts';

/** Who acted: a seat, or an automaton by the name of its icon. */
export type Actor = number | IconName;

type Telling = Pick<GameUi, 'actorOf' | 'endsActing' | 'headlines'>;

/**
 * Who acted in each event of a log passage. An event that names nobody belongs to the current actor. This is the seat
 * that made the choice, until a headline begins somebody else's turn (such as an automaton's) or an event in
 * `endsActing` leaves nobody acting.
 */
export function actorsIn(
  { seat, events }: Passage,
  { actorOf, endsActing, headlines }: Telling,
): readonly (Actor | undefined)[] {
  let acting: Actor | undefined = seat;
  return events.map((event) => {
    const named = actorOf?.(event);
    if (headlines?.has(event.type) === true) acting = named;
    const actor = named ?? acting;
    if (endsActing?.has(event.type) === true) acting = undefined;
    return actor;
  });
}
