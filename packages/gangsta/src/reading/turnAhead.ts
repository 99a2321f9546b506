import { type Danger, type SeatId, topFor } from '@getaway/kernel';
import { endsChapter, gangWarOf } from '../chapters.ts';
import type { Frame } from '../frames.ts';
import { type Gangs, hasActive, packOf, seatOf } from '../gang.ts';
import { amountDue, SNITCHES_TO_END, snitchesOfChapter } from '../snitches.ts';
import { GAP, type State } from '../state.ts';
import { IDLE_ROUNDS } from '../turn.ts';

export interface Dangers {
  endsGame: Readonly<Record<never, never>>;
  losesSomebody: { cause: string };
  loses: { henchman: string };
  losesExtraTurn: Readonly<Record<never, never>>;
}

export const danger = <Name extends keyof Dangers>(
  kind: Danger['kind'],
  name: Name,
  values: Readonly<Dangers[Name]>,
): Danger => ({ kind, name, values: { ...values } });

/**
 * T3. What the seat will certainly lose when its turn ends, whatever it chooses until then. Nothing is certain if it is
 * not the seat's turn.
 */
export function dangersAtTurnEnd(state: State, seat: SeatId): readonly Danger[] {
  const left = stepsLeft(state, seat);
  if (left === undefined) return [];
  const held = seatOf(state, seat);
  // R12. A gang never shrinks in its own turn, so the chapter is sure to end.
  if (endsChapter(held, state.chapter)) {
    if (state.chapter === 3 || isIdle(state)) return [danger('out', 'endsGame', {})];
    return state.chapter === 2 && left.every((step) => KEEPS_WAR.has(step)) && losesInWar(state, seat) === 'henchman'
      ? [danger('loss', 'losesSomebody', { cause: 'gangWar' })]
      : [];
  }
  const isSettled = left.every((step) => KEEPS_ALL.has(step));
  const ends = isIdle(state) || (isSettled && endsBySnitch(state, seat));
  return [
    ...(ends ? [danger('out', 'endsGame', {})] : []),
    ...(isSettled && isSnitchFatal(state, seat) ? [danger('loss', 'losesSomebody', { cause: 'snitch' })] : []),
  ];
}

/** The pending steps up to the end of the seat's turn. Undefined if the current turn is another seat's. */
function stepsLeft({ stack }: State, seat: SeatId): readonly Frame['step'][] | undefined {
  const end = stack.findLastIndex((frame) => frame.step === 'endTurn' && frame.seat === seat);
  return end < 0 ? undefined : stack.slice(end).map(({ step }) => step);
}

/** Steps that change neither money, skills, members nor open jobs. */
const KEEPS_ALL: ReadonlySet<Frame['step']> = new Set([
  'endTurn',
  'makeAvailable',
  'divert',
  'mobiliseGang',
  'playAgain',
]);

/** H2, Q7. Steps that change neither the members nor the skills of a gang, and activate no resource. */
const KEEPS_WAR: ReadonlySet<Frame['step']> = new Set([...KEEPS_ALL, 'steal', 'discard']);

/** H2, H6, Q7, R3. What a seat would lose in a gang war now. */
export function losesInWar(gangs: Gangs, seat: SeatId): 'henchman' | 'hospital' | 'nobody' {
  const size = gangs.seats[seat]?.gang.length ?? 0;
  if (gangWarOf(gangs).choosers[seat] === undefined || size < 2) return 'nobody';
  return hasActive(gangs, seat, 'hospital') ? 'hospital' : 'henchman';
}

/** R4. Whether all actions of the last `IDLE_ROUNDS` rounds were passes, including the action of the current turn. */
const isIdle = ({ passes, seats, stack }: State): boolean =>
  passes >= IDLE_ROUNDS * seats.length && !stack.some(({ step }) => step === 'act');

/** Q6, N2. Whether the seat knows that it will lose a henchman to the next snitch, because it can't pay in full. */
export function isSnitchFatal(state: State, seat: SeatId): boolean {
  const snitch = nextSnitch(state, seat);
  const { money, gang } = seatOf(state, seat);
  return snitch !== undefined && amountDue(state, seat, snitch.number) > money && gang.length > 1;
}

/** Q6, H5. Whether the seat knows that the next snitch will be revealed, and will end the game. */
const endsBySnitch = (state: State, seat: SeatId): boolean =>
  state.chapter === 3 &&
  nextSnitch(state, seat) !== undefined &&
  snitchesOfChapter(state).length + 1 === SNITCHES_TO_END;

/** Q6, H4. The snitch that will be revealed after the turn, if the seat knows it. */
const nextSnitch = (state: State, seat: SeatId) =>
  state.jobs.includes(GAP) && !endsChapter(seatOf(state, seat), state.chapter)
    ? packOf(state).snitches.get(nextCard(state, seat) ?? '')
    : undefined;

/**
 * The next card of the job deck, if the seat has seen it or if the deck has only this card. In the second case, every
 * seat knows whether the card is a snitch, because all other snitches of the chapter have been revealed.
 */
function nextCard({ jobDeck }: State, seat: SeatId): string | undefined {
  const [only, ...others] = [...jobDeck.top, ...jobDeck.cards];
  return others.length === 0 ? only : topFor(jobDeck, seat);
}
