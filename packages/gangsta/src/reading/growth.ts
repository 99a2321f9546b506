import type { SeatId } from '@getaway/kernel';
import { mayIgnore } from '../act.ts';
import type { Job } from '../content/pack.ts';
import type { Skill } from '../content/vocabulary.ts';
import { canCover, hasActive, hasSkill, packOf, skillsOf, withoutSkills } from '../gang.ts';
import { priceFor } from '../recruit.ts';
import { type Member, withoutGaps } from '../state.ts';
import type { View } from '../view.ts';

/**
 * The most members that a seat can have at the end of its turn, as far as the viewer knows. For the active player, this
 * is the current turn. For any other seat, it is the seat's next turn.
 */
export function mostMembers(view: View, seat: SeatId): number {
  const held = view.seats[seat];
  if (held === undefined) return 0;
  const members = held.gang.length;
  const { money, toCome } =
    seat === view.turn.seat && view.endedBy === undefined
      ? { money: held.money, toCome: view.toCome }
      : // rule Q8
        { money: held.money + Number(hasActive(view, seat, 'counterfeitPress')), toCome: WHOLE_TURN };
  const acts = toCome.includes('act');
  const recruits =
    (acts || toCome.includes('recruitAtOnce')) && cheapest(view, seat) <= money
      ? true
      : acts
        ? recruitsByJob(view, seat, money, toCome)
        : seat === view.turn.seat && recruitsUnderway(view, seat, money);
  const comesHome = acts || toCome.includes('takeBack') ? held.hospital.length : 0; // rule Q7
  return members + Math.max(Number(recruits), comesHome);
}

const WHOLE_TURN: View['toCome'] = ['beginMobilising', 'act'];

function cheapest(view: View, seat: SeatId): number {
  const { top } = view.henchmanDeck;
  const found = hasLooked(view, seat, 'informerNetwork') && top !== undefined ? [top] : [];
  return Math.min(
    ...withoutGaps(view.pool).map((henchman) => priceFor(view, seat, henchman, 'pool')),
    ...found.map((henchman) => priceFor(view, seat, henchman, 'found')),
  );
}

const hasLooked = (view: View, seat: SeatId, by: 'informerNetwork' | 'bikerGang'): boolean =>
  view.turn.seat === seat && view.turn.looked && hasActive(view, seat, by);

/**
 * W3. Whether the job in progress gives a recruit as a reward, and the seat's money and the other rewards can pay for
 * one.
 */
function recruitsUnderway(view: View, seat: SeatId, money: number): boolean {
  const job = packOf(view).jobs.get(view.underway?.job ?? '');
  if (job === undefined || !job.alone.recruit) return false;
  const { missing = [], crew = [] } = view.underway ?? {};
  const own = availableIn(view, seat);
  const joined = crew.some((card) => !view.seats[seat]?.gang.some((member) => member.card === card));
  const share = joined || mayShare(view, seat, { own, needs: missing, begun: crew.length > 0 }) ? (job.shared ?? 0) : 0;
  return cheapest(view, seat) <= money + job.alone.income + share + loot(view, seat, job);
}

/**
 * W3. Whether the seat can do an open job that gives a recruit as a reward, and can then pay for one. Members may be
 * called back for the job first.
 */
function recruitsByJob(view: View, seat: SeatId, money: number, toCome: View['toCome']): boolean {
  const pack = packOf(view);
  const { top } = view.jobDeck;
  const found = hasLooked(view, seat, 'bikerGang') && top !== undefined ? [{ id: top, price: 1 }] : []; // rule Q6
  const jobs = [...withoutGaps(view.jobs).map((id) => ({ id, price: 0 })), ...found].flatMap(({ id, price }) => {
    const job = pack.jobs.get(id);
    return job?.alone.recruit === true ? [{ job, price }] : [];
  });
  if (jobs.length === 0) return false;
  const price = cheapest(view, seat);
  return callBacks(view, seat, { money, toCome }).some(({ own, cost }) =>
    jobs.some(({ job, price: fee }) => {
      const left = money - cost - fee;
      if (left < 0) return false;
      const share = shareOf(view, seat, own, job);
      return share !== undefined && left + job.alone.income + share + loot(view, seat, job) >= price;
    }),
  );
}

interface CallBack {
  readonly own: readonly Member[];
  readonly cost: number;
}

/** M1-M5, Q12. Every set of members who can be available for the action, and the price of calling them back. */
function callBacks(
  view: View,
  seat: SeatId,
  { money, toCome }: { readonly money: number; readonly toCome: View['toCome'] },
): readonly CallBack[] {
  const gang = view.seats[seat]?.gang ?? [];
  const own = availableIn(view, seat);
  const out = gang.filter(({ available }) => !available);
  const begins = toCome.includes('beginMobilising');
  if (begins && own.length === 0) return [{ own: gang, cost: 0 }]; // rule M3
  if (!begins && !toCome.includes('mobilise')) return [{ own, cost: 0 }];
  const pack = packOf(view);
  const free = begins ? own.filter((member) => hasSkill(pack, member, 'leader')).length : (view.freeMobilisations ?? 0);
  const sets: CallBack[] = [];
  for (let picked = 0; picked < 2 ** out.length; picked += 1) {
    const called = out.filter((_, i) => (picked & (1 << i)) !== 0);
    const cost = Math.max(0, called.length - free);
    if (cost <= money) sets.push({ own: [...own, ...called], cost });
  }
  if ((begins || toCome.includes('unpaid')) && money > 0 && hasActive(view, seat, 'headquarters'))
    sets.push({ own: gang, cost: 1 });
  return sets;
}

/**
 * P3. The most that column B can pay if the seat does the job with these members of its own, and with rivals' members
 * if the job is shared. Undefined if the job can't be done.
 */
function shareOf(view: View, seat: SeatId, own: readonly Member[], job: Job): number | undefined {
  const pack = packOf(view);
  const helpers = job.shared === undefined ? own : [...own, ...rivalsOf(view, seat)];
  const starts = (needs: readonly Skill[]): boolean =>
    job.shared === undefined || own.some((member) => skillsOf(pack, member).some((skill) => needs.includes(skill)));
  const ignorable = mayIgnore(view, seat, job) ? job.needs : []; // rule Q5
  const ways = [job.needs, ...ignorable.map((skill) => withoutSkills(job.needs, [skill]))].filter(
    (needs) => canCover(pack, helpers, needs) && starts(needs),
  );
  if (ways.length === 0) return undefined;
  return ways.some((needs) => mayShare(view, seat, { own, needs, begun: false })) ? (job.shared ?? 0) : 0;
}

/** P2, P3. Whether a rival's member can take part. If one does, the job pays column B. */
function mayShare(
  view: View,
  seat: SeatId,
  { own, needs, begun }: { readonly own: readonly Member[]; readonly needs: readonly Skill[]; readonly begun: boolean },
): boolean {
  const pack = packOf(view);
  const isWanted = (member: Member, skills: readonly Skill[]): boolean =>
    skillsOf(pack, member).some((skill) => skills.includes(skill));
  const rivals = rivalsOf(view, seat);
  if (begun) return rivals.some((rival) => isWanted(rival, needs));
  return own.some((member) => {
    const left = withoutSkills(needs, skillsOf(pack, member));
    return left.length < needs.length && rivals.some((rival) => isWanted(rival, left));
  });
}

const availableIn = (view: View, seat: SeatId): readonly Member[] =>
  (view.seats[seat]?.gang ?? []).filter(({ available }) => available);

const rivalsOf = (view: View, seat: SeatId): readonly Member[] =>
  view.seats.flatMap((_, other) => (other === seat ? [] : availableIn(view, other)));

/** W5. The most money that the job's theft can bring. */
const loot = (view: View, seat: SeatId, { alone }: Job): number =>
  Math.max(
    0,
    ...view.seats.map(({ money, banked }, other) => (other === seat ? 0 : Math.min(alone.theft, money - banked))),
  );
