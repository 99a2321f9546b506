import type { SeatId, Shape } from '@getaway/kernel';
import type { DreamDecision, Imagined } from '../imagined.ts';
import type { Aim, Breadth, LearnedGame } from './learnedGame.ts';

/**
 * A way to play the rest of a turn: the seat's own choices, and the position to which they lead. The plan ends at a
 * pause, at the end of the game, or at a decision for which the turn has to be planned again.
 */
export interface TurnPlan<G extends Shape> {
  readonly moves: readonly G['move'][];
  readonly end: Imagined<G>;
}

/** The maximum number of choices in a plan. No turn needs so many. The limit stops a plan that loops. */
const MAX_CHOICES = 60;

/** Finds the ways in which the seat that is asked can play the rest of the turn. Calls `found` with each of them. */
export function followTurn<G extends Shape>(
  game: LearnedGame<G>,
  dream: Imagined<G>,
  breadth: Breadth,
  found: (plan: TurnPlan<G>) => void,
): void {
  const { fork } = dream;
  if (fork === undefined) throw new Error('nobody is asked in the imagined game');
  for (const aim of game.aims(dream.state, fork, breadth))
    follow({ game, aim, seat: fork.seat, found }, dream.copy(), []);
}

interface Following<G extends Shape> {
  readonly game: LearnedGame<G>;
  readonly aim: Aim<G>;
  readonly seat: SeatId;
  found(plan: TurnPlan<G>): void;
}

/** Plays on in the given imagined game, and changes it. If the aim allows several moves, each of them is followed. */
function follow<G extends Shape>(
  way: Following<G>,
  dream: Imagined<G>,
  before: readonly G['move'][],
  asked?: DreamDecision<G>,
): void {
  const { game, aim, seat } = way;
  const moves = before.slice();
  let last = asked;
  for (let steps = 0; steps < MAX_CHOICES; steps += 1) {
    const { fork } = dream;
    // The turn is over at a pause, at the end of the game, or when another turn begins without a pause.
    if (fork === undefined || (last !== undefined && game.isNewTurn(last, fork)))
      return way.found({ moves, end: dream });
    last = fork;
    if (fork.seat !== seat) {
      const reply = fork.moves.length === 1 ? fork.moves[0] : game.reply(dream.state, fork);
      if (reply === undefined) return way.found({ moves, end: dream });
      dream.play(reply, game.pauses);
      continue;
    }
    const options = fork.moves.length === 1 ? fork.moves : aim(dream.state, fork);
    if (options === undefined) return way.found({ moves, end: dream });
    const final = options.at(-1);
    if (final === undefined) return;
    for (const move of options.slice(0, -1)) follow(way, dream.after(move, game.pauses), [...moves, move], fork);
    moves.push(final);
    dream.play(final, game.pauses);
  }
  way.found({ moves, end: dream });
}
