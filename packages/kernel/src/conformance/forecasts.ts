import type { Question } from '../advance.ts';
import type { Definition, Foresight } from '../definition.ts';
import type { Match } from '../match.ts';
import {
  changesBetween,
  continuesThrough,
  type Forecast,
  forecasts,
  goesThroughSettled,
  NO_STATEMENTS,
} from '../preview.ts';
import type { Shape } from '../shape.ts';

export interface ForecastCheck {
  /** The number of moves that were played and compared with their forecast. */
  readonly compared: number;
  /** The number of moves that revealed something hidden, as their forecast said. */
  readonly revealing: number;
}

/** Plays every move of the question in a copy of the match. Throws if the result differs from the forecast. */
export function checkForecasts<G extends Shape>(match: Match<G>): ForecastCheck {
  const { definition, question } = match;
  const { foresight } = definition;
  if (foresight === undefined || question === undefined) return { compared: 0, revealing: 0 };
  const told = forecasts(match, question.seat);
  if (told.length !== question.moves.length)
    throw new Error(`${told.length} forecasts of ${question.moves.length} moves`);
  let [compared, revealing] = [0, 0];
  for (const [i, move] of question.moves.entries()) {
    const happened = play(match, question, move, foresight);
    if (happened === 'later') continue;
    const forecast = told[i] as Forecast;
    if (happened === 'revealed') revealing += 1;
    else compared += 1;
    const isRight = happened === 'revealed' ? forecast.reveals : JSON.stringify(forecast) === JSON.stringify(happened);
    if (!isRight)
      throw new Error(
        `the forecast of ${JSON.stringify(move)} at ${question.frame.step} is ${JSON.stringify(forecast)}, but ${JSON.stringify(happened)} happens`,
      );
  }
  return { compared, revealing };
}

/**
 * Plays a move and returns its effects. Returns `revealed` if a draw was made, and `later` if the game went beyond what
 * a forecast covers.
 */
function play<G extends Shape>(
  match: Match<G>,
  question: Question<G>,
  move: G['move'],
  foresight: Foresight<G>,
): Forecast | 'revealed' | 'later' {
  const { definition } = match;
  const { figuresOf, endsWith, tell } = foresight;
  const { seat, frame } = question;
  const after = match.clone();
  const goesOn = goesThroughSettled(definition, question, move);
  const happened: G['event'][] = [];
  let next: G['move'] | undefined = move;
  while (next !== undefined) {
    const { events, entry } = after.play(next);
    if (events.some(({ type }) => endsWith.has(type))) return 'later';
    if (entry.draws.length > 0) return 'revealed';
    happened.push(...events.map((event) => definition.eventFor(event, seat)));
    next = nextAnswer(
      definition,
      after.question,
      (asked) =>
        asked.seat === seat && (asked.unasked || (goesOn && continuesThrough(foresight, after.state, asked.frame))),
    );
  }
  const outlook = { seat, frame, moves: [move], before: match.state, after: after.state, events: happened };
  const waitsFor = after.question?.seat;
  return {
    changes: changesBetween(figuresOf(match.state, seat), figuresOf(after.state, seat)),
    ...(tell?.(outlook) ?? NO_STATEMENTS),
    reveals: false,
    ...(waitsFor === undefined || waitsFor === seat ? {} : { waitsFor }),
  };
}

const nextAnswer = <G extends Shape>(
  { anytime }: Definition<G>,
  question: Question<G> | undefined,
  mayAnswer: (question: Question<G>) => boolean,
): G['move'] | undefined =>
  question !== undefined && mayAnswer(question)
    ? question.moves.find((own) => anytime?.includes(own) !== true)
    : undefined;
