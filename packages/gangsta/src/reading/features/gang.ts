import type { SeatId } from '@getaway/kernel';
import { FAMILIES } from '../../content/vocabulary.ts';
import { packOf, seatOf } from '../../gang.ts';
import { influenceOfResource, MAX_MEDIA_INFLUENCE } from '../../influence.ts';
import { countAt, type Icons, totalOf } from './icons.ts';
import type { Moment } from './moment.ts';
import type { PersonFigures } from './tables.ts';

const LEADER = 1;

export interface Gang {
  readonly seat: SeatId;
  /** Whether this is the gang of the viewer. */
  readonly isOwn: boolean;
  readonly money: number;
  readonly size: number;
  readonly icons: Icons;
  /** The icons of the members who can act in the next turn. M3: if nobody is available, everybody can act. */
  readonly ready: Icons;
  readonly activated: number;
  readonly activatedIcons: number;
  readonly leaders: number;
  readonly availableLeaders: number;
  /** G1. Jobs that the viewer can't see count as the average of their chapter. */
  readonly influence: number;
  /** The variance of the estimated influence. */
  readonly variance: number;
  readonly done: readonly number[];
  readonly families: readonly number[];
}

export function gangOf({ state, tables }: Moment, seat: SeatId, viewer: SeatId): Gang {
  const held = seatOf(state, seat);
  let [icons, available, activated, activatedIcons, leaders, availableLeaders, influence] = [0, 0, 0, 0, 0, 0, 0];
  const families = FAMILIES.map(() => 0);
  for (const member of held.gang) {
    const person = tables.people.get(member.card) as PersonFigures;
    const learned = member.learned === undefined ? 0 : (tables.jobs.get(member.learned)?.learn ?? 0);
    const own = person.icons + learned;
    icons += own;
    influence += person.influence;
    families[person.family] = (families[person.family] ?? 0) + 1;
    const leads = (own & 15) >= LEADER;
    if (leads) leaders += 1;
    if (member.available) {
      available += own;
      if (leads) availableLeaders += 1;
    } else {
      activated += 1;
      activatedIcons += totalOf(own);
    }
  }
  const done = [0, 0, 0, 0];
  // R8. Hidden jobs stay hidden here even at the end, because features describe what the viewer knew when choosing.
  const isOpen = seat === viewer || state.options.openJobs;
  let [variance, showing] = [0, 0];
  for (const id of held.done) {
    const job = tables.jobs.get(id);
    if (job === undefined) continue;
    const { chapter, rewards } = job;
    done[chapter] = (done[chapter] ?? 0) + 1;
    if (isOpen) {
      influence += rewards.influence;
      continue;
    }
    const mean = tables.chapters[chapter];
    influence += mean?.meanInfluence ?? 0;
    variance += mean?.variance ?? 0;
    showing += mean?.showing ?? 0;
  }
  const { resource } = held;
  if (resource !== undefined) {
    influence += influenceOfResource(packOf(state), resource, isOpen ? held.done : []);
    if (!isOpen && resource.card === 'media' && resource.status === 'active')
      influence += Math.min(MAX_MEDIA_INFLUENCE, showing);
  }
  return {
    seat,
    isOwn: seat === viewer,
    money: held.money,
    size: held.gang.length,
    icons,
    ready: activated === held.gang.length ? icons : available,
    activated,
    activatedIcons,
    leaders,
    availableLeaders,
    influence,
    variance,
    done,
    families,
  };
}

export const mercenariesOf = ({ icons }: Gang): number => countAt(icons, 1);
export const informersOf = ({ icons }: Gang): number => countAt(icons, 2);
