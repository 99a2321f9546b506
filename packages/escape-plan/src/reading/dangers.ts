import type { Danger, Outlook, SeatId } from '@getaway/kernel';
import { countAssetsAt } from '../assets.ts';
import { LAST_DAY } from '../content/vocabulary.ts';
import { escapeCost } from '../escape.ts';
import { pursuersOn } from '../evade.ts';
import { executive } from '../executive.ts';
import { isAtLarge, seatOf } from '../figures.ts';
import type { Frame } from '../frames.ts';
import { packOf } from '../geography.ts';
import type { Move } from '../moves.ts';
import type { EscapePlan } from '../shape.ts';
import { ARRESTED, type State } from '../state.ts';
import { WOUND_CUBES } from '../wounds.ts';
import { coverOf, leavingOf } from './cover.ts';
import { isForced } from './forced.ts';
import { heals } from './healing.ts';
import { lateForExit } from './lateExit.ts';
import { mayGetMore, mayRaiseMoney } from './reserves.ts';
import { turnsLeft } from './time.ts';
import { tollWounds } from './tollWounds.ts';

export const DANGER_NAMES = ['arrested', 'turnFee', 'lastTurn', 'handcuffs', 'exitMoney', 'exitTooFar'] as const;

type Look = Outlook<EscapePlan>;
type Threat = Danger & { readonly name: (typeof DANGER_NAMES)[number] };

/**
 * The losses that a move certainly leads to (an arrest, handcuffs, or money that is needed at the exit), and a warning
 * if the move leaves too few turns to reach the exit.
 */
export const dangersOf = (look: Look): readonly Threat[] => {
  const arrest = arrestAhead(look);
  return arrest === undefined
    ? [...handcuffsIn(look), ...exitMoneyIn(look), ...exitTooFarIn(look)]
    : [arrest, ...handcuffsIn(look)];
};

/**
 * A1, F3, F4. The arrest that the move certainly leads to, if there is one: at the exit, at the start of a turn, or
 * after the last turn.
 */
function arrestAhead(look: Look): Threat | undefined {
  const { seat, before, after, moves } = look;
  const [then, now] = [seatOf(before, seat), seatOf(after, seat)];
  const { afterEscape: fee } = packOf(before).prices;
  if (moves.some(({ move }) => move === 'useDisc') && before.escaped.length > 0 && then.cash < fee)
    return { kind: 'out', name: 'turnFee', values: { price: fee, money: then.cash } };
  const isArrested = now.at === ARRESTED && then.at !== ARRESTED;
  if (escapesIn(look) && (isArrested || isShortAtExit(look)))
    return { kind: 'out', name: 'arrested', values: { price: escapeCost(before), money: now.cash } };
  if (isArrested) return { kind: 'out', name: 'lastTurn' };
  const stays = isAtLarge(now) && moves.some(endsTurnHere);
  return stays && isLastTurn(after, seat) ? { kind: 'out', name: 'lastTurn' } : undefined;
}

const escapesIn = ({ before, moves }: Look): boolean =>
  before.stack.some(({ step }) => step === 'payEscape') || moves.some(declaresEscape);

const declaresEscape = (move: Move): boolean => 'escape' in move && move.escape;

/** F3. Whether the player can't pay for the escape, and nothing can bring more money. */
function isShortAtExit({ seat, before, after }: Look): boolean {
  const held = seatOf(after, seat);
  return isAtLarge(held) && held.cash < escapeCost(before) && !mayRaiseMoney(after, held);
}

/** D11, D12. Whether the seat has no further turn. Turns that its discs can buy count as further turns. */
export function isLastTurn(state: State, seat: SeatId): boolean {
  const { inAll, byDisc } = turnsLeft({ ...state, pending: state.stack }, seat);
  return inAll + byDisc === 0;
}

/** Whether the move ends the turn without an escape. */
function endsTurnHere(move: Move): boolean {
  switch (move.move) {
    case 'travel':
    case 'arrive':
      return !move.escape;
    case 'rest':
    case 'passTurn':
    case 'endTurn':
      return true;
    default:
      return false;
  }
}

/** E5. Warns about handcuffs as long as the player can still prevent the wound that brings them. */
function handcuffsIn(look: Look): readonly Threat[] {
  const { seat, frame, before, after } = look;
  if (frame.step === 'takeHandcuffs' || (isInevitable(before, frame) && !canHeal(before, frame))) return [];
  const [then, now] = [seatOf(before, seat), seatOf(after, seat)];
  // The handcuffs of a pending step `takeHandcuffs` are not in `now` yet. They will send an asset to the box.
  const pending = Number(after.stack.at(-1)?.step === 'takeHandcuffs');
  const count = now.handcuffs - then.handcuffs + pending + countHandcuffsAhead(look);
  const assets = countAssetsAt(now, 'box') - countAssetsAt(then, 'box') + pending;
  return count > 0 ? [{ kind: 'loss', name: 'handcuffs', values: { count, assets } }] : [];
}

/**
 * E4, E5, J4. How many handcuffs a journey certainly brings, even if the player evades and heals as much as possible.
 * Handcuffs come when the player has no wound cube left.
 */
function countHandcuffsAhead({ seat, before, after }: Look): number {
  const frame = after.stack.at(-1);
  if (frame?.step !== 'evade' || frame.seat !== seat || before.stack.some(({ step }) => step === 'evade')) return 0;
  const held = seatOf(after, seat);
  const healed = executive.options(after, frame).filter((move) => heals(after, move)).length;
  const bearable = WOUND_CUBES - held.wounds + healed;
  const leaving = leavingOf(after, frame.tiles, pursuersOn);
  const wounds = leaving.threats.length + tollWounds(after, held, frame.tiles);
  if (wounds <= bearable || mayGetMore(after, held)) return 0;
  return Math.max(0, wounds - coverOf(after, held, leaving).covered - bearable);
}

/** E4. Whether evading can no longer prevent the wounds of a step. */
const isInevitable = (state: State, frame: Frame): boolean => frame.step === 'takeWound' || isForced(state, frame);

/** E8. Whether the player can still heal a wound before taking the next one. */
const canHeal = (state: State, frame: Frame): boolean =>
  executive.options(state, frame).some((move) => heals(state, move));

/**
 * F3. On the last day, warns if the move leaves the player with less money than the exit costs now. A player who
 * already had too little before the move is warned only if the move declares an escape.
 */
function exitMoneyIn({ seat, before, after, moves }: Look): readonly Threat[] {
  const [then, now] = [seatOf(before, seat), seatOf(after, seat)];
  const price = escapeCost(before);
  const isAtStake = then.cash >= price || moves.some(declaresEscape);
  return before.day === LAST_DAY && isAtStake && now.cash < price && isAtLarge(now)
    ? [{ kind: 'stake', name: 'exitMoney', values: { price, money: now.cash } }]
    : [];
}

/** D11, F1. Warns if the turns left after the move are no longer enough to reach the exit, as things stand. */
function exitTooFarIn(look: Look): readonly Threat[] {
  const late = look.moves.some((move) => spendsTurn(move, look.frame)) ? lateForExit(look) : undefined;
  return late === undefined ? [] : [{ kind: 'stake', name: 'exitTooFar', values: late }];
}

/** Whether the move decides how the player spends a turn, so that the way to the exit may become too long. */
const spendsTurn = (move: Move, { step }: Frame): boolean =>
  step === 'useDisc' ? move.move === 'decline' : move.move !== 'endTurn' && endsTurnHere(move);
