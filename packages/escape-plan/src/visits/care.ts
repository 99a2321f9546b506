import { countUncovered, openItemSpaces } from '../assets.ts';
import type { Exit } from '../content/vocabulary.ts';
import { isBlocked, stackAt } from '../exits.ts';
import { seatOf } from '../figures.ts';
import type { BuyHealing, ExitReward, HealOne, PayChurchStep } from '../frames.ts';
import { locationAt, packOf } from '../geography.ts';
import { drawTiles, stackOf } from '../items.ts';
import { DECLINE, type Decline, type Heal, type PayChurch, type ReceiveIncome, type TakeExitTile } from '../moves.ts';
import { loseNotoriety } from '../notoriety.ts';
import { because, shortOf } from '../reasons/reason.ts';
import type { Choice } from '../shape.ts';
import type { State } from '../state.ts';
import { pay, receiveIncome } from '../supplies.ts';
import { heal } from '../wounds.ts';

/** Rule L11. */
export const healOne: Choice<HealOne, Heal | Decline> = {
  rules: ['L11'],
  ifPossible: true,
  seat: (_state, { seat }) => seat,
  options: (state, { seat }) => (seatOf(state, seat).wounds > 0 ? [{ move: 'heal', wounds: 1 }, DECLINE] : []),
  resolve(game, { seat }, choice) {
    if (choice.move === 'heal') heal(game, seat, choice.wounds);
  },
};

/** Rules L13 and R27. */
export const buyHealing: Choice<BuyHealing, Heal | Decline> = {
  rules: ['L13', 'R34'],
  ifPossible: true,
  onlyWay: true,
  hidesChoice: () => true,
  seat: (_state, { seat }) => seat,
  options(state, { seat }) {
    const { wounds, cash } = seatOf(state, seat);
    if (wounds === 0) return [];
    const heals = packOf(state)
      .prices.hospital.map((price, i) => ({ price, wounds: i + 1 }))
      .filter((offer) => offer.wounds <= wounds && offer.price <= cash)
      .map((offer): Heal => ({ move: 'heal', wounds: offer.wounds }));
    return [...heals, DECLINE];
  },
  resolve(game, { seat }, choice) {
    if (choice.move === 'decline') return;
    pay(game, seat, packOf(game.state).prices.hospital[choice.wounds - 1] ?? 0, 'healing');
    heal(game, seat, choice.wounds);
  },
  whyNot: (state, { seat }, move) =>
    move.move === 'heal' && move.wounds <= seatOf(state, seat).wounds
      ? shortOf('L13', packOf(state).prices.hospital[move.wounds - 1] ?? 0, seatOf(state, seat).cash)
      : undefined,
};

/** Rule L12. */
export const payChurch: Choice<PayChurchStep, PayChurch | Decline> = {
  rules: ['L12', 'R34'],
  onlyWay: true,
  hidesChoice: () => true,
  seat: (_state, { seat }) => seat,
  options: (state, { seat }) =>
    seatOf(state, seat).cash >= packOf(state).prices.church ? [{ move: 'payChurch' }, DECLINE] : [DECLINE],
  resolve(game, { seat }, { move }) {
    if (move === 'decline') return;
    pay(game, seat, packOf(game.state).prices.church, 'church');
    loseNotoriety(game, seat);
  },
  whyNot: (state, { seat }, { move }) =>
    move === 'payChurch' ? shortOf('L12', packOf(state).prices.church, seatOf(state, seat).cash) : undefined,
};

/** L14. An open exit pays income. At a blocked exit the player chooses income or an exit tile (R8, R21). */
export const exitReward: Choice<ExitReward, ReceiveIncome | TakeExitTile | Decline> = {
  rules: ['L14', 'R8', 'L6'],
  seat: (_state, { seat }) => seat,
  options: (state, { seat }) => [
    { move: 'receiveIncome' },
    ...(mayTakeExitTile(state, seat) ? [{ move: 'takeExitTile' } as const] : []),
    DECLINE,
  ],
  resolve(game, { seat }, { move }) {
    const { state } = game;
    const held = seatOf(state, seat);
    if (move === 'receiveIncome') receiveIncome(game, seat, 'exit');
    const stack = stackAt(state, exitHere(state, seat));
    if (move === 'takeExitTile' && stack !== undefined) drawTiles(game, seat, stack, countUncovered(state, held));
  },
  whyNot(state, { seat }, { move }) {
    if (move !== 'takeExitTile') return undefined;
    const held = seatOf(state, seat);
    if (!isBlocked(state, exitHere(state, seat))) return because('L14', 'exitOpen');
    if (countUncovered(state, held) === 0) return because('R8', 'noContacts');
    return openItemSpaces(state, held) === 0 ? because('L6', 'noItemSpace') : because('R8', 'noTiles');
  },
};

function exitHere(state: State, seat: number): Exit {
  const location = locationAt(state, seatOf(state, seat).at);
  if (location.kind !== 'exit') throw new Error('no exit here');
  return location.number;
}

function mayTakeExitTile(state: State, seat: number): boolean {
  const exit = exitHere(state, seat);
  const stack = stackAt(state, exit);
  const held = seatOf(state, seat);
  if (!isBlocked(state, exit) || stack === undefined || stackOf(state, stack).values.length === 0) return false;
  return countUncovered(state, held) > 0 && openItemSpaces(state, held) > 0;
}
