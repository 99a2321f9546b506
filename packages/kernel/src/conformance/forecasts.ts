import type { Question } from '../advance.ts';
import type { Definition, Foresight } from '../definition.ts';
import type { Match } from '../match.ts';
import { type Forecast, forecasts } from '../preview.ts';
import type { Shape } from '../shape.ts';

/** The number of checked moves, by outcome. */
export interface ForecastCheck {
  /** Moves whose forecast was compared with the figures after playing them. */
  readonly compared: number;
  /** Moves that reveal something hidden, as their forecast says. */
  readonly revealing: number;
}

/**
 * Compares forecasts with the rules: plays every move of the question in the real match, and throws if the change of its seat's
 * figures, or whether something was revealed, differs from the forecast.
 */
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
    const isRight =
      happened === 'revealed'
        ? forecast.reveals
        : !forecast.reveals && JSON.stringify(forecast.changes) === JSON.stringify(happened);
    if (!isRight)
      throw new Error(
        `the forecast of ${JSON.stringify(move)} at ${question.frame.step} is ${JSON.stringify(forecast)}, but ${JSON.stringify(happened)} happens`,
      );
  }
  return { compared, revealing };
}

/** The actual changes of a move, or the reason to stop: a draw was made, or the game went beyond what a forecast covers. */
function play<G extends Shape>(
  match: Match<G>,
  question: Question<G>,
  move: G['move'],
  { figuresOf, settled, endsWith }: Foresight<G>,
): Forecast['changes'] | 'revealed' | 'later' {
  const { definition } = match;
  const { seat } = question;
  const after = match.clone();
  const goesOn = !settled.has(question.frame.step) && definition.anytime?.includes(move) !== true;
  let next: G['move'] | undefined = move;
  while (next !== undefined) {
    const { events, entry } = after.play(next);
    if (events.some(({ type }) => endsWith.has(type))) return 'later';
    if (entry.draws.length > 0) return 'revealed';
    next = nextAnswer(
      definition,
      after.question,
      (asked) => asked.seat === seat && (asked.unasked || (goesOn && settled.has(asked.frame.step))),
    );
  }
  const [before, now] = [figuresOf(match.state, seat), figuresOf(after.state, seat)];
  const changed = Object.keys(now).filter((name) => before[name] !== now[name]);
  return Object.fromEntries(changed.map((name) => [name, [before[name] ?? 0, now[name] ?? 0]]));
}

const nextAnswer = <G extends Shape>(
  { anytime }: Definition<G>,
  question: Question<G> | undefined,
  mayAnswer: (question: Question<G>) => boolean,
): G['move'] | undefined =>
  question !== undefined && mayAnswer(question)
    ? question.moves.find((own) => anytime?.includes(own) !== true)
    : undefined;
