import { openItemSpaces } from '../assets.ts';
import { seatOf } from '../figures.ts';
import type { BuyFixerStep, DrawAttention, LieLow, TakeKeyStep } from '../frames.ts';
import { hauntAt, packOf } from '../geography.ts';
import { isSafeHouse } from '../haunts.ts';
import { type BuyFixer, DECLINE, type Decline, type TakeKey } from '../moves.ts';
import { gainNotoriety, loseNotoriety } from '../notoriety.ts';
import { mayStoreItem } from '../prospects.ts';
import { fixerReason } from '../reasons/buying.ts';
import type { Automatic, Choice } from '../shape.ts';
import type { State } from '../state.ts';
import { pay } from '../supplies.ts';

/** Rule L5. */
export const lieLow: Automatic<LieLow> = { run: (game, { seat }) => loseNotoriety(game, seat) };

/** Rule L13. */
export const drawAttention: Automatic<DrawAttention> = { run: (game, { seat }) => gainNotoriety(game, seat) };

/** L5, R25. Takes one of the keys left above this safe house, if there are any. */
export const takeKey: Choice<TakeKeyStep, TakeKey> = {
  rules: ['L5'],
  ifPossible: true,
  onlyWay: true,
  hidesChoice: () => true, // rule R34
  seat: (_state, { seat }) => seat,
  options: (state, { seat }) =>
    [...new Set(keysAbove(state, seat))].map((colour): TakeKey => ({ move: 'takeKey', colour })),
  resolve(game, { seat }, { colour }) {
    const keys = keysAbove(game.state, seat);
    keys.splice(keys.indexOf(colour), 1);
    seatOf(game.state, seat).keys.push({ colour, used: false });
    game.emit({ type: 'keyTaken', seat, colour });
  },
};

function keysAbove(state: State, seat: number) {
  const haunt = hauntAt(state, seatOf(state, seat).at);
  if (haunt === undefined || !isSafeHouse(haunt)) throw new Error('no safe house here');
  return state.keys[haunt];
}

/** Rules L5 and L6. */
export const buyFixer: Choice<BuyFixerStep, BuyFixer | Decline> = {
  rules: ['L5', 'X3', 'L6', 'R34'],
  ifPossible: true,
  onlyWay: true,
  hidesChoice: () => true,
  seat: (_state, { seat }) => seat,
  options(state, { seat }) {
    const held = seatOf(state, seat);
    const { fixers } = packOf(state);
    if (state.fixers.length === 0 || !mayStoreItem(state, held)) return [];
    const payable = openItemSpaces(state, held) > 0 ? state.fixers.filter((fixer) => fixers[fixer] <= held.cash) : [];
    return [...payable.map((fixer): BuyFixer => ({ move: 'buyFixer', fixer })), DECLINE];
  },
  resolve(game, { seat }, choice) {
    if (choice.move === 'decline') return;
    const { fixer } = choice;
    game.state.fixers.splice(game.state.fixers.indexOf(fixer), 1);
    pay(game, seat, packOf(game.state).fixers[fixer], 'fixer');
    game.next({ step: 'storeItem', seat, item: { kind: 'fixer', tile: fixer, faceUp: true } });
  },
  whyNot: (state, { seat }, move) => (move.move === 'buyFixer' ? fixerReason(state, seat, move.fixer) : undefined),
};
