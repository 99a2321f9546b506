import type { Question } from './advance.ts';
import { seededChance } from './chance.ts';
import { ForeseeingGame } from './foreseeing.ts';
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
  const { definition } = match;
  let { question } = match;
  const game = new ForeseeingGame<G>(dreamOf(match, seat));
  for (const move of moves) {
    const legal = question?.seat === seat ? question.moves.find((option) => sameMove(option, move)) : undefined;
    if (question === undefined || legal === undefined) break;
    // A move that the table would make for the seat follows from the previous one.
    question = game.answerThrough(definition, {
      seat,
      question: game.answer(definition, question, legal),
      mayAnswer: isUnasked,
    });
  }
  return { events: game.events.map((event) => definition.eventFor(event, seat)), reveals: game.reveals };
}

/** The certain effects of one move on its seat. */
export interface Forecast {
  /** The changed figures, before and after, by their name in the game's foresight. */
  readonly changes: Readonly<Record<string, readonly [before: number, after: number]>>;
  /** Something hidden would be revealed, and later effects depend on it. */
  readonly reveals: boolean;
}

export interface FigureChange {
  readonly before: number;
  readonly after: number;
  readonly by: number;
}

/** A figure before and after; undefined if the move does not change it, or nothing is forecast. */
export function changeOf(forecast: Forecast | undefined, figure: string): FigureChange | undefined {
  const change = forecast?.changes[figure];
  if (change === undefined) return undefined;
  const [before, after] = change;
  return { before, after, by: after - before };
}

/**
 * The forecast of every move that answers the question, in the question's order; none for a seat that is not asked. The rules
 * play each move in a dream of that seat, so a forecast always agrees with the rules and contains no secret.
 */
export function forecasts<G extends Shape>(match: Match<G>, seat: SeatId): readonly Forecast[] {
  const { definition, question } = match;
  const { foresight } = definition;
  if (foresight === undefined || question?.seat !== seat) return [];
  const { figuresOf, endsWith, settled } = foresight;
  const dream = dreamOf(match, seat);
  const before = figuresOf(dream, seat);
  return question.moves.map((move) => {
    // After an anytime action, or within settled steps, the next settled step is a separate decision, so the forecast stops there.
    const goesOn = !settled.has(question.frame.step) && definition.anytime?.includes(move) !== true;
    const mayAnswer = ({ unasked, frame }: Question<G>): boolean => unasked || (goesOn && settled.has(frame.step));
    const game = new ForeseeingGame<G>(definition.cloneState(dream), endsWith);
    game.answerThrough(definition, { seat, question: game.answer(definition, question, move), mayAnswer });
    return { changes: changesBetween(before, figuresOf(game.state, seat)), reveals: game.reveals };
  });
}

const dreamOf = <G extends Shape>({ definition, state }: Match<G>, seat: SeatId): G['state'] =>
  definition.determinise(state, seat, seededChance('preview'));

const isUnasked = <G extends Shape>({ unasked }: Question<G>): boolean => unasked;

function changesBetween(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): Forecast['changes'] {
  const changes: Record<string, readonly [number, number]> = {};
  for (const name in after) {
    const [was = 0, is = 0] = [before[name], after[name]];
    if (was !== is) changes[name] = [was, is];
  }
  return changes;
}
