import { answer } from './advance.ts';
import { seededChance } from './chance.ts';
import { Game } from './game.ts';
import type { Match } from './match.ts';
import type { SeatId, Shape } from './shape.ts';

/**
 * What a move would do, as far as the seat can foresee it: everything up to the first thing that comes to light. It is played
 * out in a state dreamt for that seat, so that nothing hidden can show through.
 */
export function preview<G extends Shape>(match: Match<G>, seat: SeatId, move: G['move']): readonly G['event'][] {
  const { definition, state, question } = match;
  if (question === undefined) return [];
  const game = new Game<G>(definition.determinise(state, seat, seededChance('preview')));
  answer(definition, game, question, move);
  return game.events.slice(0, game.foreseen).map((event) => definition.eventFor(event, seat));
}
