import {
  type Danger,
  deckSize,
  type ForecastStatements,
  type Outlook,
  type SeatId,
  type Statement,
  topFor,
} from '@getaway/kernel';
import { gangWarOf, opportunityOf, THRESHOLD } from '../chapters.ts';
import type { Chapter, ResourceId, Skill } from '../content/vocabulary.ts';
import type { Event } from '../events.ts';
import type { Frame } from '../frames.ts';
import { hasActive, packOf, seatOf, skillsOf, withoutSkills } from '../gang.ts';
import type { Move } from '../moves.ts';
import type { Gangsta } from '../shape.ts';
import { amountDue } from '../snitches.ts';
import { GAP, type State } from '../state.ts';
import { danger, dangersAtTurnEnd, isSnitchFatal, losesInWar } from './turnAhead.ts';

/** W10. The rewards about which the player still has to decide. */
export const DECIDED_LATER = ['steal', 'divert', 'assassinate', 'recruitAtOnce', 'learn'] as const;

export interface Facts {
  stillNeeds: { missing: readonly Skill[] };
  /** T2. The seat's own members who become unavailable until they are called back. */
  out: { out: readonly string[] };
  /** T2. The members of the suggested crew, who become unavailable. */
  crew: { out: readonly string[] };
  back: { back: readonly string[] };
  rivalsOut: { out: readonly string[] };
  /** Rule P3. */
  partnersGet: { partners: readonly SeatId[]; sum: number };
  joins: { henchman: string };
  comesHome: { henchman: string };
  stolen: { from: SeatId; sum: number };
  rivalLoses: { from: SeatId; henchman: string };
  becomesActive: { resource: ResourceId };
  learns: { member: string; skill: Skill };
  /** W9. The job card goes under a member and no longer counts as a job done. */
  jobTucked: { job: string };
  /** W9. The reward is lost because nobody in the crew can learn. */
  nobodyLearns: { skill: Skill };
  next: { next: readonly (typeof DECIDED_LATER)[number][] };
  keeps: { resource: ResourceId; missing: readonly Skill[] };
  peeks: { deck: 'jobs' | 'henchmen' };
  replaced: { card: string };
  /** H1, H2, H5. How many more members are needed to end the chapter. */
  toEnd: { count: number; chapter: Chapter };
  endsChapter: { chapter: Chapter };
  incomes: { incomes: readonly number[] };
  war: { mercenaries: readonly number[]; winner: SeatId | 'nobody' };
  toHospital: Readonly<Record<never, never>>;
  /**
   * N. A snitch may appear when new jobs are revealed after the turn. `left` is the number of snitches that may still
   * appear, and `cards` is the size of the job deck.
   */
  snitchRisk: { left: number; cards: number; pays: number; henchmen: number };
  nextSnitch: { number: number; pays: number };
}

const fact = <Name extends keyof Facts>(name: Name, values: Readonly<Facts[Name]>): Statement => ({ name, values });

/** What a choice will do to the seat that makes it, and to others. */
export function foretell(outlook: Outlook<Gangsta>): ForecastStatements {
  return {
    facts: [...onGang(outlook), ...onJob(outlook), ...onCards(outlook), ...atTurnEnd(outlook)],
    dangers: dangersOf(outlook),
  };
}

const eventsCalled = <Type extends Event['type']>(
  { events }: Outlook<Gangsta>,
  type: Type,
): readonly Extract<Event, { readonly type: Type }>[] =>
  events.filter((event): event is Extract<Event, { readonly type: Type }> => event.type === type);

const framesCalled = <Step extends Frame['step']>(
  { stack }: State,
  step: Step,
): readonly Extract<Frame, { readonly step: Step }>[] =>
  stack.filter((frame): frame is Extract<Frame, { readonly step: Step }> => frame.step === step);

function onJob(outlook: Outlook<Gangsta>): readonly Statement[] {
  const { after } = outlook;
  const facts: Statement[] = [];
  for (const { missing } of framesCalled(after, 'pullJob')) facts.push(fact('stillNeeds', { missing }));
  for (const { job, partners } of eventsCalled(outlook, 'jobDone')) {
    const shared = packOf(after).jobs.get(job)?.shared;
    if (shared !== undefined && partners.length > 0) facts.push(fact('partnersGet', { partners, sum: shared }));
    const skill = packOf(after).jobs.get(job)?.alone.learn;
    if (skill !== undefined && canNobodyLearn(after)) facts.push(fact('nobodyLearns', { skill }));
  }
  const next = DECIDED_LATER.filter((step) => framesCalled(after, step).length > 0);
  if (next.length > 0 && eventsCalled(outlook, 'jobDone').length > 0) facts.push(fact('next', { next }));
  return facts;
}

/** W9. If nobody can learn, the step that asks who learns was skipped. Otherwise, it is still on the stack. */
const canNobodyLearn = (state: State): boolean => framesCalled(state, 'learn').length === 0;

function onGang(outlook: Outlook<Gangsta>): readonly Statement[] {
  const { before, after, seat } = outlook;
  const facts: Statement[] = [];
  const turned = (available: boolean, whose: (seat: SeatId) => boolean): readonly string[] =>
    after.seats
      .flatMap(({ gang }, other) =>
        whose(other)
          ? gang.filter((member) => member.available === available && wasAvailable(before, member.card) === !available)
          : [],
      )
      .map(({ card }) => card);
  for (const { henchman } of eventsCalled(outlook, 'henchmanRecruited')) facts.push(fact('joins', { henchman }));
  for (const { henchman } of eventsCalled(outlook, 'henchmanTakenBack')) facts.push(fact('comesHome', { henchman }));
  const out = turned(false, (other) => other === seat);
  if (out.length > 0) facts.push(fact(outlook.moves[0]?.move === 'announce' ? 'crew' : 'out', { out }));
  const back = turned(true, (other) => other === seat);
  if (back.length > 0) facts.push(fact('back', { back }));
  const rivals = turned(false, (other) => other !== seat);
  if (rivals.length > 0) facts.push(fact('rivalsOut', { out: rivals }));
  for (const { from, sum, seat: thief } of eventsCalled(outlook, 'moneyStolen'))
    if (thief === seat) facts.push(fact('stolen', { from, sum }));
  for (const { henchman, seat: owner } of eventsCalled(outlook, 'henchmanLost'))
    if (owner !== seat) facts.push(fact('rivalLoses', { from: owner, henchman }));
  for (const { resource, seat: owner } of eventsCalled(outlook, 'resourceActivated'))
    if (owner === seat) facts.push(fact('becomesActive', { resource }));
  for (const { member, skill, job } of eventsCalled(outlook, 'skillLearned'))
    facts.push(fact('learns', { member, skill }), fact('jobTucked', { job }));
  return facts;
}

/** Whether a member was available. Undefined for a card that was in no gang. */
const wasAvailable = ({ seats }: State, card: string): boolean | undefined => {
  for (const { gang } of seats) for (const member of gang) if (member.card === card) return member.available;
  return undefined;
};

function onCards({ moves, after, seat, frame }: Outlook<Gangsta>): readonly Statement[] {
  const [move] = moves;
  switch (move?.move) {
    case 'keepResource': {
      const pack = packOf(after);
      const skills = seatOf(after, seat).gang.flatMap((member) => skillsOf(pack, member));
      const missing = withoutSkills(pack.resources.get(move.resource)?.needs ?? [], skills);
      return [fact('keeps', { resource: move.resource, missing })];
    }
    case 'look':
      return frame.step === 'lookAtTop'
        ? [fact('peeks', { deck: hasActive(after, seat, 'bikerGang') ? 'jobs' : 'henchmen' })]
        : [];
    case 'discardJob':
      return [fact('replaced', { card: move.job })];
    case 'discardHenchman':
      return [fact('replaced', { card: move.henchman })];
    default:
      return [];
  }
}

/** H1, H2, H5, N. What the choice leads to when the turn ends. */
function atTurnEnd(outlook: Outlook<Gangsta>): readonly Statement[] {
  const { before, after, seat, moves } = outlook;
  const { chapter } = before;
  const size = seatOf(after, seat).gang.length;
  const threshold = THRESHOLD[chapter];
  const ended = eventsCalled(outlook, 'chapterEnded').length > 0;
  const grown = size > seatOf(before, seat).gang.length;
  if (ended || (grown && size >= threshold)) {
    // if the chapter has already ended, only the earlier state shows who fights
    const warAt = ended ? before : after;
    return [
      // In chapter III, a danger already says that the game ends.
      ...(chapter === 3 ? [] : [fact('endsChapter', { chapter })]),
      ...(chapter === 1 ? [fact('incomes', { incomes: opportunityOf(warAt) })] : []),
      ...(chapter === 2
        ? [fact('war', { mercenaries: gangWarOf(warAt).mercenaries, winner: gangWarOf(warAt).winner })]
        : []),
      ...(chapter === 2 && losesInWar(warAt, seat) === 'hospital' ? [fact('toHospital', {})] : []),
    ];
  }
  const facts: Statement[] = grown ? [fact('toEnd', { count: threshold - size, chapter })] : [];
  if (moves.some(endsTurn) && size < threshold) facts.push(...snitchesAhead(before, seat));
  return facts;
}

const endsTurn = ({ move }: Move): boolean => move === 'endTurn' || move === 'declineExtraTurn';

/** N1-N3. A gap among the jobs will be filled, and the new card may be a snitch. */
function snitchesAhead(state: State, seat: SeatId): readonly Statement[] {
  if (!state.jobs.includes(GAP)) return [];
  const { snitches } = packOf(state);
  const { money } = seatOf(state, seat);
  const top = snitches.get(topFor(state.jobDeck, seat) ?? '');
  if (top !== undefined)
    return [fact('nextSnitch', { number: top.number, pays: Math.min(money, amountDue(state, seat, top.number)) })];
  if (topFor(state.jobDeck, seat) !== undefined) return [];
  const left = [...snitches.values()].filter(
    ({ id, chapter }) => chapter === state.chapter && !state.snitches.includes(id),
  );
  const worst = Math.max(0, ...left.map(({ number }) => amountDue(state, seat, number)));
  if (worst === 0) return [];
  const henchmen = Number(worst > money && seatOf(state, seat).gang.length > 1);
  return [
    fact('snitchRisk', { left: left.length, cards: deckSize(state.jobDeck), pays: Math.min(worst, money), henchmen }),
  ];
}

function dangersOf(outlook: Outlook<Gangsta>): readonly Danger[] {
  const { after, before, seat, moves } = outlook;
  const dangers: Danger[] = [];
  if (eventsCalled(outlook, 'gameEnded').length > 0) dangers.push(danger('out', 'endsGame', {}));
  for (const { henchman, seat: owner } of eventsCalled(outlook, 'henchmanLost'))
    if (owner === seat) dangers.push(danger('loss', 'loses', { henchman }));
  for (const { seat: owner, cause } of framesCalled(after, 'giveUp'))
    if (owner === seat && seatOf(after, seat).gang.length > 1 && !saves(after, seat, cause))
      dangers.push(danger('loss', 'losesSomebody', { cause }));
  if (moves.some(endsTurn)) {
    // Q6. The viewer may know that the next card is a snitch.
    if (isSnitchFatal(before, seat)) dangers.push(danger('loss', 'losesSomebody', { cause: 'snitch' }));
  } else dangers.push(...newAtTurnEnd(outlook));
  if (moves.some(({ move }) => move === 'declineExtraTurn')) dangers.push(danger('loss', 'losesExtraTurn', {}));
  return dangers;
}

/** T3. The losses at the end of the turn that were not certain before this choice. */
function newAtTurnEnd({ before, after, seat }: Outlook<Gangsta>): readonly Danger[] {
  const known = new Set(dangersAtTurnEnd(before, seat).map(({ name }) => name));
  return dangersAtTurnEnd(after, seat).filter(({ name }) => !known.has(name));
}

/** Rule Q7. */
const saves = (state: State, seat: SeatId, cause: string): boolean =>
  cause !== 'snitch' && hasActive(state, seat, 'hospital');
