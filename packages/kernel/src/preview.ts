import { answer } from './advance.ts';
import { seededChance } from './chance.ts';
import { Game } from './game.ts';
import type { Match } from './match.ts';
import { sameMove } from './move.ts';
import type { SeatId, Shape } from './shape.ts';

/**
 * What these moves, one after the other, would do, as far as the seat can foresee it: everything up to the first thing that
 * comes to light or the first move that could not be made. They are played out in a state dreamt for that seat, so that
 * nothing hidden can show through.
 */
export function preview<G extends Shape>(
  match: Match<G>,
  seat: SeatId,
  ...moves: readonly G['move'][]
): readonly G['event'][] {
  const { definition, state } = match;
  let { question } = match;
  const game = new Game<G>(definition.determinise(state, seat, seededChance('preview')));
  for (const move of moves) {
    if (question === undefined || question.seat !== seat || game.draws.length > 0) break;
    const legal = question.moves.find((option) => sameMove(option, move));
    if (legal === undefined) break;
    question = answer(definition, game, question, legal);
  }
  return game.events.slice(0, game.foreseen).map((event) => definition.eventFor(event, seat));
}
