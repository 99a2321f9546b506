import { type Deck, deckSize, type SeatId, topFor, type Viewer } from '@getaway/kernel';
import { THRESHOLD } from './chapters.ts';
import { CHAPTERS, type Chapter, type ResourceId, type Skill } from './content/vocabulary.ts';
import { HIDDEN } from './events.ts';
import { henchmanOf, jobOf, seatOf } from './gang.ts';
import { costOf } from './recruit.ts';
import { bankedOf } from './rewards.ts';
import { type EndReason, GAP, type HeldResource, type Member, type Options, type State } from './state.ts';

export interface DeckView {
  readonly size: number;
  readonly discards: readonly string[];
  /** Who has looked at the top card: that much everybody saw. */
  readonly seenBy: readonly SeatId[];
  /** The top card, for those who have. */
  readonly top?: string;
}

export interface SeatView {
  readonly money: number;
  /** Q3. The part of it that is safe. */
  readonly banked: number;
  readonly gang: readonly Member[];
  readonly hospital: readonly Member[];
  /** Jobs done in each chapter: their backs show it. */
  readonly doneByChapter: readonly number[];
  /** The jobs themselves, where the viewer may know them. */
  readonly done?: readonly string[];
  readonly dealt?: readonly ResourceId[];
  readonly resource?: { readonly card: ResourceId | typeof HIDDEN; readonly status: HeldResource['status'] };
}

/** R8. What one viewer may know, field by field, and nothing else. */
export interface View {
  readonly viewer: Viewer;
  readonly pack: string;
  readonly options: Options;
  readonly chapter: Chapter;
  /** How many members end it. */
  readonly threshold: number;
  readonly turn: Omit<State['turn'], 'gangs'> & { readonly gangs: readonly SeatId[] };
  readonly seats: readonly SeatView[];
  readonly jobs: readonly string[];
  readonly pool: readonly string[];
  /** What each space of the pool would cost this viewer (F1); 0 for a gap. */
  readonly poolCosts: readonly number[];
  /** M1. How many members the leaders can still free, while somebody mobilises. */
  readonly freeMobilisations?: number;
  /** The job that was announced, what it still needs, and who has been activated for it. */
  readonly underway?: { readonly job: string; readonly missing: readonly Skill[]; readonly crew: readonly string[] };
  readonly jobDeck: DeckView;
  readonly henchmanDeck: DeckView;
  readonly snitches: readonly string[];
  readonly lost: readonly string[];
  readonly passes: number;
  readonly endedBy?: EndReason;
}

export function viewFor(state: State, viewer: Viewer): View {
  const { turn, endedBy } = state;
  return {
    viewer,
    pack: state.pack,
    options: state.options,
    chapter: state.chapter,
    threshold: THRESHOLD[state.chapter],
    turn: { ...turn, gangs: turn.gangs.slice() },
    seats: state.seats.map((_, seat) => seatFor(state, seat, viewer)),
    jobs: state.jobs.slice(),
    pool: state.pool.slice(),
    poolCosts: state.pool.map((henchman) => (henchman === GAP ? 0 : costFor(state, viewer, henchman))),
    ...underwayFor(state),
    ...mobilisingFor(state),
    jobDeck: deckFor(state.jobDeck, state.jobDiscards, viewer),
    henchmanDeck: deckFor(state.henchmanDeck, state.henchmanDiscards, viewer),
    snitches: state.snitches.slice(),
    lost: state.lost.slice(),
    passes: state.passes,
    ...(endedBy === undefined ? {} : { endedBy }),
  };
}

function seatFor(state: State, seat: SeatId, viewer: Viewer): SeatView {
  const { money, gang, hospital, done, dealt, resource } = seatOf(state, seat);
  const own = seat === viewer;
  return {
    money,
    banked: bankedOf(state, seat),
    gang: gang.map((member) => ({ ...member })),
    hospital: hospital.map((member) => ({ ...member })),
    doneByChapter: CHAPTERS.map((chapter) => done.filter((job) => jobOf(state, job).chapter === chapter).length),
    ...(maySeeJobs(state, seat, viewer) ? { done: done.slice() } : {}),
    ...(own ? { dealt: dealt.slice() } : {}),
    ...(resource === undefined ? {} : resourceFor(resource, own)),
  };
}

function underwayFor(state: State): Pick<View, 'underway'> {
  const [job] = state.underway;
  if (job === undefined) return {};
  const frame = state.stack.at(-1);
  const { missing, crew } = frame?.step === 'pullJob' ? frame : { missing: jobOf(state, job).needs, crew: [] };
  return { underway: { job, missing: missing.slice(), crew: crew.slice() } };
}

function mobilisingFor({ stack }: State): Pick<View, 'freeMobilisations'> {
  const frame = stack.at(-1);
  return frame?.step === 'mobilise' ? { freeMobilisations: frame.free } : {};
}

const costFor = (state: State, viewer: Viewer, henchman: string): number =>
  viewer === 'spectator' ? henchmanOf(state, henchman).cost : costOf(state, viewer, henchman);

/** R8. The owner always; everybody by a table option, and at the end. */
export const maySeeJobs = (state: State, seat: SeatId, viewer: Viewer): boolean =>
  seat === viewer || state.options.openJobs || state.endedBy !== undefined;

const resourceFor = ({ card, status }: HeldResource, own: boolean): Pick<SeatView, 'resource'> => ({
  resource: { card: status === 'secret' && !own ? HIDDEN : card, status },
});

function deckFor(deck: Deck, discards: readonly string[], viewer: Viewer): DeckView {
  const top = topFor(deck, viewer);
  const known = { size: deckSize(deck), discards: discards.slice(), seenBy: deck.seenBy.slice() };
  return top === undefined ? known : { ...known, top };
}
