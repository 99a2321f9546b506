import { type Deck, deckSize, type PrivatePart, type SeatId, topFor, type Viewer } from '@getaway/kernel';
import { THRESHOLD } from './chapters.ts';
import { CHAPTERS, type Chapter, type ResourceId, type Skill } from './content/vocabulary.ts';
import { HIDDEN } from './events.ts';
import { henchmanOf, jobOf, seatOf } from './gang.ts';
import { costOf } from './recruit.ts';
import { bankedOf } from './rewards.ts';
import { type EndReason, GAP, type HeldResource, type Member, type Options, type Seat, type State } from './state.ts';

export interface DeckView {
  readonly size: number;
  readonly discards: readonly string[];
  /** The seats that have seen the top card. Everybody knows this. */
  readonly seenBy: readonly SeatId[];
  /** The top card, if the viewer has seen it. */
  readonly top?: string;
}

export interface SeatView {
  readonly money: number;
  /** Q3. The part of the money that can't be stolen. */
  readonly banked: number;
  readonly gang: readonly Member[];
  readonly hospital: readonly Member[];
  /** The number of completed jobs per chapter. It is public, because the back of a card shows its chapter. */
  readonly doneByChapter: readonly number[];
  /** The completed jobs, if the viewer may know them. */
  readonly done?: readonly string[];
  readonly dealt?: readonly ResourceId[];
  readonly resource?: { readonly card: ResourceId | typeof HIDDEN; readonly status: HeldResource['status'] };
}

/** R8. What one viewer may know, field by field. */
export interface View {
  readonly viewer: Viewer;
  readonly pack: string;
  readonly options: Options;
  readonly chapter: Chapter;
  /** The number of members that ends the chapter. */
  readonly threshold: number;
  readonly turn: Omit<State['turn'], 'gangs'> & { readonly gangs: readonly SeatId[] };
  readonly seats: readonly SeatView[];
  readonly jobs: readonly string[];
  readonly pool: readonly string[];
  /** What each henchman of the pool would cost this viewer (F1). For a gap in the pool, the cost is 0. */
  readonly poolCosts: readonly number[];
  /** M1. The number of members that leaders can still call back for free. */
  readonly freeMobilisations?: number;
  /** The remaining parts of the turn in which the active player can get members. */
  readonly toCome: readonly ToCome[];
  /** The announced job, what it still needs, and who has been sent. */
  readonly underway?: { readonly job: string; readonly missing: readonly Skill[]; readonly crew: readonly string[] };
  readonly jobDeck: DeckView;
  readonly henchmanDeck: DeckView;
  readonly snitches: readonly string[];
  readonly lost: readonly string[];
  readonly passes: number;
  readonly endedBy?: EndReason;
}

const TO_COME = ['beginMobilising', 'mobilise', 'act', 'recruitAtOnce', 'takeBack'] as const;
/** `unpaid`: the player has not paid for a member in this step, so the headquarters can still be used (Q12, R7). */
type ToCome = (typeof TO_COME)[number] | 'unpaid';

/** R8. What everybody sees. */
export function publicView(state: State): View {
  const { turn, endedBy } = state;
  return {
    viewer: 'spectator',
    pack: state.pack,
    options: state.options,
    chapter: state.chapter,
    threshold: THRESHOLD[state.chapter],
    turn: { ...turn, gangs: turn.gangs.slice() },
    seats: state.seats.map((_, seat) => openSeat(state, seat)),
    jobs: state.jobs.slice(),
    pool: state.pool.slice(),
    poolCosts: costsOf(state.pool, (henchman) => henchmanOf(state, henchman).cost),
    ...underwayFor(state),
    ...mobilisingFor(state),
    toCome: toComeIn(state),
    jobDeck: openDeck(state.jobDeck, state.jobDiscards),
    henchmanDeck: openDeck(state.henchmanDeck, state.henchmanDiscards),
    snitches: state.snitches.slice(),
    lost: state.lost.slice(),
    passes: state.passes,
    ...(endedBy === undefined ? {} : { endedBy }),
  };
}

/** R8. What only this seat may know. */
export const privateView = (state: State, seat: SeatId): PrivatePart<View> => ({
  viewer: seat,
  seats: { [seat]: ownSeat(seatOf(state, seat)) },
  poolCosts: costsOf(state.pool, (henchman) => costOf(state, seat, henchman)),
  jobDeck: ownDeck(state.jobDeck, seat),
  henchmanDeck: ownDeck(state.henchmanDeck, seat),
});

const costsOf = (pool: State['pool'], cost: (henchman: string) => number): readonly number[] =>
  pool.map((henchman) => (henchman === GAP ? 0 : cost(henchman)));

function openSeat(state: State, seat: SeatId): SeatView {
  const { money, gang, hospital, done, resource } = seatOf(state, seat);
  return {
    money,
    banked: bankedOf(state, seat),
    gang: gang.map((member) => ({ ...member })),
    hospital: hospital.map((member) => ({ ...member })),
    doneByChapter: CHAPTERS.map((chapter) => done.filter((job) => jobOf(state, job).chapter === chapter).length),
    ...(maySeeJobs(state, seat, 'spectator') ? { done: done.slice() } : {}),
    ...(resource === undefined ? {} : { resource: { card: cardBack(resource), status: resource.status } }),
  };
}

const ownSeat = ({ done, dealt, resource }: Seat): PrivatePart<SeatView> => ({
  done: done.slice(),
  dealt: dealt.slice(),
  ...(resource === undefined ? {} : { resource: { card: resource.card } }),
});

function underwayFor(state: State): Pick<View, 'underway'> {
  const [job] = state.underway;
  if (job === undefined) return {};
  const frame = state.stack.at(-1);
  const { missing, crew } = frame?.step === 'pullJob' ? frame : { missing: jobOf(state, job).needs, crew: [] };
  return { underway: { job, missing: missing.slice(), crew: crew.slice() } };
}

function toComeIn({ stack }: State): readonly ToCome[] {
  const frame = stack.at(-1);
  const steps: ToCome[] = frame?.step === 'mobilise' && !frame.paid ? ['unpaid'] : [];
  for (let i = stack.length - 1; i >= 0; i -= 1) {
    const step = TO_COME.find((one) => one === stack[i]?.step);
    if (step !== undefined) steps.push(step);
  }
  return steps;
}

function mobilisingFor({ stack }: State): Pick<View, 'freeMobilisations'> {
  const frame = stack.at(-1);
  return frame?.step === 'mobilise' ? { freeMobilisations: frame.free } : {};
}

/**
 * R8. Whether a viewer can see which jobs a seat has done. The seat's own player always can. Everybody can after the
 * game, or if the option `openJobs` is set.
 */
export const maySeeJobs = (state: State, seat: SeatId, viewer: Viewer): boolean =>
  seat === viewer || state.options.openJobs || state.endedBy !== undefined;

const cardBack = ({ card, status }: HeldResource): ResourceId | typeof HIDDEN => (status === 'secret' ? HIDDEN : card);

const openDeck = (deck: Deck, discards: readonly string[]): DeckView => ({
  size: deckSize(deck),
  discards: discards.slice(),
  seenBy: deck.seenBy.slice(),
});

function ownDeck(deck: Deck, seat: SeatId): PrivatePart<DeckView> {
  const top = topFor(deck, seat);
  return top === undefined ? {} : { top };
}
