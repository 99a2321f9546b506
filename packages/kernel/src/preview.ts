import { answer } from './advance.ts';
import { seededChance } from './chance.ts';
import { Game } from './game.ts';
import type { Match } from './match.ts';
import { sameMove } from './move.ts';
import type { Move, SeatId, Shape } from './shape.ts';

export interface Foreseen<G extends Shape> {
  /** All events up to the first reveal, as the seat may know them. */
  readonly events: readonly G['event'][];
  /** Something hidden would be revealed, so the last of the moves could not be undone. */
  readonly reveals: boolean;
}

/**
 * What these moves would do, one after the other, as far as the seat can foresee it. Stops at the first move that is
 * illegal or comes after a reveal. The moves are played in a dream of that seat, so nothing hidden can leak.
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
    // Entries that the table makes for the seat follow from the move.
    while (question?.unasked === true && question.seat === seat && game.draws.length === 0)
      question = answer(definition, game, question, question.moves[0] as G['move']);
  }
  const events = game.events.slice(0, game.foreseen).map((event) => definition.eventFor(event, seat));
  return { events, reveals: game.draws.length > 0 };
}
