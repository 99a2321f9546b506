import { Game, newDeck, seededChance } from '@getaway/kernel';
import type { Pack } from '../content/pack.ts';
import { PACKS } from '../content/read.ts';
import type { Chapter, ResourceId } from '../content/vocabulary.ts';
import { gangsta } from '../definition.ts';
import type { Frame } from '../frames.ts';
import { canCover } from '../gang.ts';
import type { Gangsta } from '../shape.ts';
import type { HeldResource, Member, Seat, State } from '../state.ts';
import { takeTurn } from '../turn.ts';
import type { Plan, SeatPlan, Who } from './plan.ts';

const SPACES = 5;

export const tired = (who: Who): Member => ({ ...memberOf(who), available: false });

export const taught = (who: Who, learned: string): Member => ({ ...memberOf(who), learned });

const memberOf = (who: Who): Member => (typeof who === 'string' ? { card: who, available: true } : who);

export function position(plan: Plan): State {
  const [{ hash } = { hash: '' }] = gangsta.packs.names();
  const pack = PACKS.get(hash);
  const { chapter = 1, turn: seat = 0, extra = false } = plan;
  const withResources = plan.seats.some(({ active, inactive }) => active !== undefined || inactive !== undefined);
  const options = { families: false, resources: withResources, openJobs: false, ...plan.options };

  const bosses = new Set(pack.bosses.keys());
  const resources = new Set<ResourceId>(pack.resources.keys() as Iterable<ResourceId>);
  for (const { active, inactive } of plan.seats)
    for (const kept of [active, inactive]) if (kept) resources.delete(kept);
  const asleep = (gang: readonly Member[]) => (resource: ResourceId) =>
    !canCover(pack, gang, pack.resources.get(resource)?.needs ?? []);
  const seats = plan.seats.map((wanted) =>
    seatOf(wanted, (gang) => (options.resources ? [takeFirst(resources, asleep(gang))] : [])),
  );
  for (const { gang } of seats) for (const { card } of gang) bosses.delete(card);

  const people = new Set(pack.henchmen.keys());
  const cards = new Set(cardsBy(pack, chapter));
  for (const used of [
    ...seats.flatMap(({ gang, hospital, done }) => [
      ...[...gang, ...hospital].flatMap(({ card, learned }) => [card, learned ?? '']),
      ...done,
    ]),
    ...(plan.jobs ?? []),
    ...(plan.pool ?? []),
    ...(plan.jobDiscards ?? []),
    ...(plan.henchmanDiscards ?? []),
    ...(plan.jobDeck ?? []),
    ...(plan.henchmanDeck ?? []),
    ...(plan.snitches ?? []),
  ]) {
    people.delete(used);
    cards.delete(used);
  }
  const current = new Set([...cards].filter((card) => chapterOf(pack, card) === chapter));
  const jobs = fill(plan.jobs, current, (card) => pack.jobs.has(card));
  const pool = fill(plan.pool, people, () => true);
  for (const card of jobs) cards.delete(card);
  const inDeck = plan.jobDeck ?? [...cards].filter((card) => chapterOf(pack, card) === chapter);
  for (const card of inDeck) cards.delete(card);

  const over = [...cards].filter((card) => chapterOf(pack, card) === chapter);
  for (const card of over) cards.delete(card);
  const snitches = over.filter((card) => pack.snitches.has(card));
  seats.at(-1)?.done.push(...over.filter((card) => pack.jobs.has(card)));

  const state: State = {
    pack: hash,
    options,
    stack: [{ step: 'takeTurn', seat, extra }],
    chance: seededChance('scenario'),
    chapter,
    turn: { seat, extra, again: false, looked: false, gangs: [] },
    seats,
    jobs,
    pool,
    underway: [],
    // H5: in chapter III all snitches stay in the deck, because three revealed snitches would end the game
    jobDeck: newDeck([...inDeck, ...(chapter === 3 ? snitches : [])]),
    henchmanDeck: newDeck(plan.henchmanDeck ?? [...people]),
    jobDiscards: [...(plan.jobDiscards ?? [])],
    henchmanDiscards: [...(plan.henchmanDiscards ?? [])],
    snitches: [...(plan.snitches ?? []), ...(chapter === 3 ? [] : snitches)],
    lost: plan.henchmanDeck === undefined ? [] : [...people],
    gone: [...cards],
    box: [...bosses, ...(options.resources ? resources : [])],
    passes: plan.passes ?? 0,
  };
  state.stack = stepsFrom(plan.from ?? 'action', state);
  const faults = gangsta.faultsOf(state);
  if (faults.length > 0)
    throw new Error(`the position is impossible. ${faults.map(({ message }) => message).join(' ')}`);
  return state;
}

/** By default, the seat gets a resource that needs skills the gang lacks. So the resource stays inactive. */
function seatOf(wanted: SeatPlan, another: (gang: readonly Member[]) => ResourceId[]): Seat {
  const { boss, money = 0, gang = [], active, inactive, done = [], hospital = [] } = wanted;
  const kept = active ?? inactive;
  const members = [boss, ...gang].map(memberOf);
  const seat: Seat = {
    money,
    gang: members,
    done: [...done],
    dealt: [...(kept === undefined ? another(members) : [kept]), ...another(members)],
    hospital: hospital.map(memberOf),
  };
  const status: HeldResource['status'] = active === undefined ? 'inactive' : 'active';
  const [card] = seat.dealt;
  if (card !== undefined) seat.resource = { card, status };
  return seat;
}

/** The requested cards. Cards from the end of the pack fill the remaining spaces. */
function fill(wanted: readonly string[] = [], rest: Set<string>, fits: (card: string) => boolean): string[] {
  const others = [...rest].filter(fits).slice(wanted.length - SPACES);
  const spaces = [...wanted, ...(wanted.length < SPACES ? others : [])];
  for (const card of spaces) rest.delete(card);
  return spaces;
}

/** T3. The steps of a turn from the given part on. */
function stepsFrom(from: NonNullable<Plan['from']>, state: State): Frame[] {
  if (from === 'start') return state.stack;
  const game = new Game<Gangsta>({ ...gangsta.cloneState(state), stack: [] });
  takeTurn.run(game, { step: 'takeTurn', seat: state.turn.seat, extra: state.turn.extra });
  const past: readonly Frame['step'][] = from === 'action' ? ['lookAtTop', 'beginMobilising'] : ['lookAtTop'];
  return game.state.stack.filter(({ step }) => !past.includes(step));
}

export const cardsBy = ({ jobs, snitches }: Pack, chapter: Chapter): string[] =>
  [...jobs.values(), ...snitches.values()].filter((card) => card.chapter <= chapter).map(({ id }) => id);

export const chapterOf = ({ jobs, snitches }: Pack, card: string): Chapter | undefined =>
  (jobs.get(card) ?? snitches.get(card))?.chapter;

function takeFirst<T>(things: Set<T>, fits: (thing: T) => boolean): T {
  const [any] = things;
  const first = [...things].find(fits) ?? any;
  if (first === undefined) throw new Error('nothing is left');
  things.delete(first);
  return first;
}
