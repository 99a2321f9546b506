import type { Fault } from '@getaway/kernel';
import { MOMENTS } from './executive.ts';
import { isInCity } from './figures.ts';
import type { Frame, StepByStep } from './frames.ts';
import { geographyOf, spaceCalled } from './geography.ts';
import type { State } from './state.ts';

type Step = Frame['step'];

const TURNS: readonly Step[] = ['takeTurn', 'useDisc', 'playAutomaton', 'adjustNotoriety'];
const AFTER_PART: readonly Step[] = ['adjustNotoriety', 'endPart'];
/** N3. The steps that can follow when a player crosses a line of the notoriety track. */
const CROSSING: readonly Step[] = [
  'moveNearer',
  'closeInByChance',
  'unlockAsset',
  'gainDisc',
  'crossLine',
  'takeWound',
  ...AFTER_PART,
];
const AFTER_EVADING: readonly Step[] = ['takeWound', 'payLieutenant', 'beginVisit', 'payEscape', ...AFTER_PART];
/**
 * A2. The steps that can be pending beneath the effect of an executive action: those before which it can be used, and
 * those that follow its effect.
 */
const BENEATH_EFFECTS: readonly Step[] = [...MOMENTS, 'turnDown', 'returnMember'];

/**
 * The steps that can be directly beneath each step on the stack. An empty list means that the step is always at the
 * bottom.
 */
const BENEATH: Readonly<Record<Step, readonly Step[]>> = {
  // Sections S and D of the rules.
  layOut: ['dealOut'],
  dealOut: ['seatTheTable'],
  seatTheTable: ['beginDay'],
  beginDay: [],
  receiveIncome: ['unlockForCash'],
  unlockForCash: ['unlockForCash', 'revealPatrol'],
  revealPatrol: ['placeTile', 'turnUpTiles'],
  placeTile: ['placeTile', 'turnUpTiles'],
  openSite: ['openSite', 'placeTile', 'turnUpTiles'],
  turnUpTiles: ['setTurnOrder'],
  setTurnOrder: ['beginPart'],
  beginPart: [],
  endPart: [],
  // Section A of the rules.
  useDisc: TURNS,
  takeTurn: TURNS,
  playAutomaton: TURNS,
  leaveCity: TURNS,
  chooseTurn: ['endTurn'],
  endTurn: ['closeTurn'],
  closeTurn: TURNS,
  groupBonus: ['groupBonus', ...TURNS],
  // Sections V, E and F of the rules.
  travel: ['endTurn'],
  stepByStep: ['endTurn'],
  evade: ['payLieutenant'],
  payLieutenant: ['beginVisit', 'payEscape'],
  takeWound: AFTER_EVADING,
  takeHandcuffs: AFTER_EVADING,
  payEscape: ['endTurn'],
  // Section L of the rules.
  beginVisit: ['endTurn'],
  openClosed: ['endTurn'],
  meetThieves: ['placeCube', 'takeCan', 'unlockAsset', 'payChurch', 'exitReward'],
  placeCube: ['takeContact', 'lieLow'],
  lieLow: ['takeKey'],
  takeKey: ['buyFixer'],
  buyFixer: ['endTurn'],
  hireGang: ['endTurn'],
  takeCan: ['buyEquipment'],
  buyEquipment: ['openLocker'],
  openLocker: ['endTurn'],
  healOne: ['takeContact'],
  payChurch: ['unlockAsset'],
  buyHealing: ['drawAttention'],
  drawAttention: ['endTurn'],
  exitReward: ['takeContact'],
  takeContact: BENEATH_EFFECTS,
  placeContact: BENEATH_EFFECTS,
  keepTile: ['endTurn', 'takeContact'],
  storeItem: ['endTurn', 'takeContact', 'buyEquipment'],
  // Sections X and U of the rules.
  moveOfficer: BENEATH_EFFECTS,
  removeOfficer: BENEATH_EFFECTS,
  turnDown: BENEATH_EFFECTS,
  returnMember: BENEATH_EFFECTS,
  unlockAsset: [...BENEATH_EFFECTS, 'groupBonus', ...TURNS, ...CROSSING],
  // Section N of the rules.
  adjustNotoriety: AFTER_PART,
  crossLine: CROSSING,
  moveNearer: CROSSING,
  closeInByChance: CROSSING,
  gainDisc: CROSSING,
};

/**
 * A limit that the number of pending steps never exceeds. At most, the stack contains the turns and adjustments of five
 * seats, and the steps that follow from one of these turns or adjustments.
 */
const MAX_STEPS = 40;

/** A, D. Why these pending steps can't occur in a game. */
export function stackFaults(state: State): Fault[] {
  const { stack, seats, automata } = state;
  const faults: Fault[] = [];
  const check = (holds: boolean, message: string): void => {
    if (!holds) faults.push({ invariant: 'stack', message });
  };
  check(stack.length <= MAX_STEPS, 'Too many steps are pending.');
  for (const [i, frame] of stack.entries()) {
    const beneath = stack[i - 1]?.step;
    const fits = beneath === undefined ? BENEATH[frame.step].length === 0 : BENEATH[frame.step].includes(beneath);
    check(fits, `The step ${frame.step} can't be pending before ${beneath ?? 'the end'}.`);
    if ('who' in frame && typeof frame.who === 'string')
      check(automata[frame.who] !== undefined, `The ${frame.who} is not in this game.`);
    if ('seat' in frame) check(frame.seat < seats.length, `There is no seat ${frame.seat}.`);
  }
  const closing = stack.findIndex(({ step }) => step === 'closeTurn');
  const turn = closing < 0 ? [] : stack.slice(closing);
  const active = new Set(turn.flatMap((frame) => ('seat' in frame ? [frame.seat] : [])));
  check(active.size <= 1, 'The pending steps of a turn belong to several seats.');
  for (const step of ['closeTurn', 'endTurn', 'evade', 'beginVisit'] as const)
    check(stack.filter((frame) => frame.step === step).length <= 1, `The step ${step} is pending twice.`);
  if (faults.length > 0) return faults;

  const { tileIndex } = geographyOf(state);
  for (const frame of stack) {
    if ('tiles' in frame)
      check(
        frame.tiles.every((tile) => tileIndex.has(tile)),
        'A tile to evade on is not in the city.',
      );
    if ('toward' in frame) check(tileIndex.has(frame.toward), `${frame.toward} is not in the city.`);
    if (frame.step === 'placeContact')
      check(
        state.contactRow.includes(frame.card),
        `The contact ${frame.card} is not in the row, so it can't be taken.`,
      );
    if (frame.step === 'takeWound') check(frame.left >= 1, 'A pending wound step has no wounds.');
    if (frame.step === 'stepByStep') checkJourney(state, frame, check);
    if (frame.step === 'beginVisit' || frame.step === 'travel')
      check(isInCity(state, frame.seat), `Seat ${frame.seat} has left the city.`);
  }
  return faults;
}

/** Rule V9. */
function checkJourney(state: State, frame: StepByStep, check: (holds: boolean, message: string) => void): void {
  const { seat, points, way, left, crossed, idle } = frame;
  const { tileIndex } = geographyOf(state);
  check(way[0] === state.seats[seat]?.at, 'The journey must begin at the thief’s place.');
  check(
    [...way, ...crossed].every((space) => spaceCalled(state, space) !== undefined),
    'The journey crosses a space that is not in the city.',
  );
  check(
    left.every((tile) => tileIndex.has(tile)),
    'A tile to evade on is not in the city.',
  );
  check(points <= MAX_POINTS, `The journey has ${points} movement points left, more than possible.`);
  check(idle <= way.length, 'The field idle of the journey exceeds its number of spaces.');
}

/** V1, V4, V5. Three MP (movement points), one for each of two gas cans, and one for the subway. */
const MAX_POINTS = 6;
