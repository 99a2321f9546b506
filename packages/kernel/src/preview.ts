import { answer } from './advance.ts';
import { seededChance } from './chance.ts';
import { Game } from './game.ts';
import type { Match } from './match.ts';
import { sameMove } from './move.ts';
import type { Move, SeatId, Shape } from './shape.ts';

export interface Foreseen<G extends Shape> {
  /** Everything up to the first thing that comes to light, as the seat may know it. */
  readonly events: readonly G['event'][];
  /** Something hidden would come to light: the last of the moves could not be taken back. */
  readonly reveals: boolean;
}

/**
 * What these moves, one after the other, would do, as far as the seat can foresee it; the first that could not be made, or
 * that something hidden stands before, ends it. They are played out in a state dreamt for that seat, so that nothing hidden
 * can show through.
 */
export function preview<G extends Shape>(match: Match<G>, seat: SeatId, ...moves: readonly Move[]): Foreseen<G> {
  const { definition, state } = match;
  let { question } = match;
  const game = new Game<G>(definition.determinise(state, seat, seededChance('preview')));
  for (const move of moves) {
    if (question === undefined || question.seat !== seat || game.draws.length > 0) break;
    const legal = question.moves.find((option) => sameMove(option, move));
    if (legal === undefined) break;
    question = answer(definition, game, question, legal);
    // What the table would answer for the seat follows from the move.
    while (question?.unasked === true && question.seat === seat && game.draws.length === 0)
      question = answer(definition, game, question, question.moves[0] as G['move']);
  }
  const events = game.events.slice(0, game.foreseen).map((event) => definition.eventFor(event, seat));
  return { events, reveals: game.draws.length > 0 };
}
