import { otherSeats } from '@getaway/kernel';
import { checkChapter } from './chapters.ts';
import { endGame } from './end.ts';
import type { CloseTurn, EndTurn, PassTurnOn, TakeTurn } from './frames.ts';
import { hasActive } from './gang.ts';
import { receive } from './money.ts';
import type { CommitTurn, DeclineExtraTurn } from './moves.ts';
import { because } from './reasons.ts';
import type { Automatic, Choice } from './shape.ts';

/** T3. Runs the parts (1) to (7) of a turn, in order. */
export const takeTurn: Automatic<TakeTurn> = {
  run(game, { seat, extra }) {
    game.state.turn = { seat, extra, again: false, looked: false, gangs: [] };
    game.emit({ type: 'turnBegan', seat, extra });
    if (hasActive(game.state, seat, 'counterfeitPress')) receive(game, seat, 1, 'counterfeitPress'); // rule Q8
    game.next(
      { step: 'lookAtTop', seat },
      { step: 'beginMobilising', seat },
      { step: 'act', seat },
      { step: 'makeAvailable', seat, by: 'privateJet' },
      { step: 'makeAvailable', seat, by: 'secretSociety' },
      { step: 'endTurn', seat },
      { step: 'closeTurn', seat },
    );
  },
};

/**
 * T3, R9. The player ends the turn with a separate choice, before new cards are drawn and other players are asked.
 * Until then, the player can undo earlier choices. W4: an extra turn can be declined only here, before new cards are
 * shown.
 */
export const endTurn: Choice<EndTurn, CommitTurn | DeclineExtraTurn> = {
  rules: ['T3', 'R9'],
  rulesNow: ({ turn }) => (turn.again ? ['T3', 'W4', 'R9'] : ['T3', 'R9']),
  seat: (_state, { seat }) => seat,
  options: ({ turn }) => (turn.again ? [{ move: 'endTurn' }, { move: 'declineExtraTurn' }] : [{ move: 'endTurn' }]),
  resolve(game, { seat }, { move }) {
    if (move === 'declineExtraTurn') {
      game.state.turn.again = false;
      game.emit({ type: 'extraTurnDeclined', seat });
    }
    game.emit({ type: 'turnEnded', seat });
  },
  whyNot: (_state, _frame, { move }) => (move === 'declineExtraTurn' ? because('W4', 'noExtraTurn', {}) : undefined),
};

/** T3. Runs part (4) for the other gangs, then parts (5) to (7). For the active player's gang, (4) has already run. */
export const closeTurn: Automatic<CloseTurn> = {
  run(game, { seat }) {
    const others = otherSeats(game.state.seats.length, seat);
    game.next(
      ...others.map((other) => ({ step: 'makeAvailable', seat: other, by: 'privateJet' }) as const),
      ...checkChapter(game.state, seat),
      { step: 'refillPool' },
      { step: 'refillJobs' },
      { step: 'passTurnOn', seat },
    );
  },
};

/** R4. The game ends and is scored if everybody passes for this many rounds. */
export const IDLE_ROUNDS = 10;

/**
 * W4, T3 (7), R4. Begins the extra turn or the next player's turn. If everybody has passed for `IDLE_ROUNDS` rounds,
 * the game ends.
 */
export const passTurnOn: Automatic<PassTurnOn> = {
  run(game, { seat }) {
    const { turn, seats, passes } = game.state;
    if (passes >= IDLE_ROUNDS * seats.length) return endGame(game, 'idleness');
    game.next({ step: 'takeTurn', seat: turn.again ? seat : (seat + 1) % seats.length, extra: turn.again });
  },
};
