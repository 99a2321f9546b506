import { turnUp } from './contacts.ts';
import { arrest } from './escape.ts';
import { isInCity, seatOf } from './figures.ts';
import type { ChooseTurn, CloseTurn, EndTurn, TakeTurn, UseDisc } from './frames.ts';
import { packOf } from './geography.ts';
import {
  type CommitTurn,
  DECLINE,
  type Decline,
  type PassTurn,
  type Rest,
  type SetOut,
  type TakeExtraTurn,
} from './moves.ts';
import { because } from './reasons/reason.ts';
import type { Automatic, Choice } from './shape.ts';
import { pay, returnDisc } from './supplies.ts';
import { mayTravel } from './travel.ts';

const EXTRA_TURN_OR_NOT = [{ move: 'useDisc' }, DECLINE] as const;

/** D12. At night and at dawn, a disc buys a full turn. */
export const useDisc: Choice<UseDisc, TakeExtraTurn | Decline> = {
  rules: ['D12'],
  ifPossible: true,
  seat: (_state, { seat }) => seat,
  options: (state, { seat }) => (isInCity(state, seat) && seatOf(state, seat).discs > 0 ? EXTRA_TURN_OR_NOT : []),
  resolve(game, { seat }, { move }) {
    if (move === 'decline') return;
    returnDisc(game, seat);
    game.next({ step: 'takeTurn', seat });
  },
};

/** A1, A2. Once anybody has escaped, every turn starts with a payment. A player who can't pay is arrested at once. */
export const takeTurn: Automatic<TakeTurn> = {
  run(game, { seat }) {
    const { state } = game;
    if (!isInCity(state, seat)) return;
    game.emit({ type: 'turnBegan', who: seat });
    if (state.escaped.length > 0) {
      const { afterEscape } = packOf(state).prices;
      game.reveal(); // the payment reveals whether the player can pay
      if (seatOf(state, seat).cash < afterEscape) return arrest(game, seat);
      pay(game, seat, afterEscape, 'hush');
    }
    game.next({ step: 'chooseTurn', seat }, { step: 'endTurn', seat }, { step: 'closeTurn', seat });
  },
};

const SET_OUT = [{ move: 'setOut' }] as const;
const REST = [{ move: 'rest' }] as const;
const SET_OUT_OR_REST = [...SET_OUT, ...REST] as const;
const PASS = [{ move: 'passTurn' }] as const;

/** Rules A2-A4 and R10. */
export const chooseTurn: Choice<ChooseTurn, Rest | SetOut | PassTurn> = {
  rules: ['A2', 'A3', 'A4', 'R10'],
  onlyWay: true,
  hidesChoice: () => true, // R34: the secret cash decides where a journey may end (L16) and which actions can be used
  seat: (_state, { seat }) => seat,
  options(state, { seat }) {
    const mayRest = !seatOf(state, seat).rested;
    if (mayTravel(state, seat)) return mayRest ? SET_OUT_OR_REST : SET_OUT;
    return mayRest ? REST : PASS;
  },
  resolve(game, { seat }, { move }) {
    if (move === 'setOut') return game.next({ step: 'travel', seat });
    if (move === 'passTurn') return;
    const held = seatOf(game.state, seat);
    held.rested = true;
    held.firstAid = true;
    game.emit({ type: 'rested', seat });
    turnUp(game, seat);
    game.next({ step: 'unlockAsset', seat, optional: false, visiting: true });
  },
  whyNot(_state, _frame, { move }) {
    if (move === 'rest') return because('A3', 'rested');
    return move === 'setOut' ? because('R10', 'nowhere') : undefined;
  },
};

const END_TURN = [{ move: 'endTurn' }] as const;

/** A6. Ends the turn. Only the bonuses for completed groups come later (L4, L7). */
export const endTurn: Choice<EndTurn, CommitTurn> = {
  rules: ['A6', 'R18'],
  ifPossible: true,
  seat: (_state, { seat }) => seat,
  options: (state, { seat }) => (isInCity(state, seat) ? END_TURN : []),
  resolve: (game, { seat }) => game.emit({ type: 'turnEnded', who: seat }),
};

export const closeTurn: Automatic<CloseTurn> = {
  run(game, { seat }) {
    const held = seatOf(game.state, seat);
    game.next(...held.completed.map((group) => ({ step: 'groupBonus', seat, group }) as const));
    held.completed = [];
  },
};
