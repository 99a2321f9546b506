import type { Question } from './advance.ts';
import { seededChance } from './chance.ts';
import type { ForecastStatements, Foresight } from './definition.ts';
import { ForeseeingGame } from './foreseeing.ts';
import type { Match } from './match.ts';
import { sameMove } from './move.ts';
import type { Move, SeatId, Shape } from './shape.ts';

export interface Forecast extends ForecastStatements {
  /** The figures that change, with their values before and after. `figuresOf` defines the figures. */
  readonly changes: Readonly<Record<string, readonly [before: number, after: number]>>;
  /**
   * Whether something hidden would be revealed. If so, later effects are unknown, and the last move can't be undone.
   */
  readonly reveals: boolean;
  /** The seat that has to choose next, if it is another seat. Later effects depend on its choice. */
  readonly waitsFor?: SeatId;
}

/** A forecast with its events. */
export interface Foreseen<G extends Shape> extends Forecast {
  readonly events: readonly G['event'][];
}

export const NOTHING_FORESEEN: Forecast & { readonly events: readonly never[] } = {
  changes: {},
  facts: [],
  dangers: [],
  reveals: false,
  events: [],
};

/** Whether a forecast says that nothing will change. Declining something often has such a forecast. */
export const foreseesNothing = ({ changes, facts, dangers, reveals, waitsFor }: Forecast): boolean =>
  !reveals && waitsFor === undefined && [...facts, ...dangers, ...Object.keys(changes)].length === 0;

/**
 * The effects of these moves, played one after the other, as far as the seat can foresee them. Stops at an illegal
 * move, and after a reveal.
 */
export const preview = <G extends Shape>(match: Match<G>, seat: SeatId, ...moves: readonly Move[]): Foreseen<G> =>
  foresee(match, dreamOf(match, seat), seat, moves);

/** The forecast of every legal move, in the order of the question's moves. A seat that is not asked gets none. */
export function forecasts<G extends Shape>(match: Match<G>, seat: SeatId): readonly Forecast[] {
  const { definition, question } = match;
  if (definition.foresight === undefined || question?.seat !== seat) return [];
  const dream = dreamOf(match, seat);
  return question.moves.map((move) => {
    const { events: _, ...forecast } = foresee(match, dream, seat, [move]);
    return forecast;
  });
}

const dreamOf = <G extends Shape>({ definition, state }: Match<G>, seat: SeatId): G['state'] =>
  definition.determinise(state, seat, seededChance('preview'));

function foresee<G extends Shape>(
  { definition, question: first }: Match<G>,
  dream: G['state'],
  seat: SeatId,
  moves: readonly Move[],
): Foreseen<G> {
  if (first === undefined) return NOTHING_FORESEEN;
  const { foresight } = definition;
  const game = new ForeseeingGame<G>(definition.cloneState(dream), foresight?.endsWith);
  const played: G['move'][] = [];
  let question: Question<G> | undefined = first;
  for (const [i, move] of moves.entries()) {
    const legal = question?.seat === seat ? question.moves.find((option) => sameMove(option, move)) : undefined;
    if (question === undefined || legal === undefined) break;
    played.push(legal);
    const goesOn = i === moves.length - 1 && goesThroughSettled(definition, first, legal);
    // The forecast of a move includes the moves that are played automatically after it.
    const mayAnswer = ({ unasked, frame }: Question<G>): boolean =>
      unasked || (goesOn && foresight !== undefined && continuesThrough(foresight, game.state, frame));
    const next = game.answer(definition, question, legal);
    question = game.answerThrough(definition, { seat, question: next, mayAnswer });
  }
  const events = game.events.map((event) => definition.eventFor(event, seat));
  const forecast =
    foresight === undefined
      ? { changes: {}, facts: [], dangers: [] }
      : {
          changes: changesBetween(foresight.figuresOf(dream, seat), foresight.figuresOf(game.state, seat)),
          ...(foresight.tell?.({ seat, frame: first.frame, moves: played, before: dream, after: game.state, events }) ??
            NO_STATEMENTS),
        };
  const waitsFor = played.length === 0 || question?.seat === seat ? undefined : question?.seat;
  return { ...forecast, reveals: game.reveals, ...(waitsFor === undefined ? {} : { waitsFor }), events };
}

export const NO_STATEMENTS: ForecastStatements = { facts: [], dangers: [] };

/**
 * Whether the forecast of this move also covers the settled and forced steps after it. Usually it does. The exceptions
 * are anytime moves and moves at a settled step: their forecast ends at the next question that a player has to answer.
 */
export const goesThroughSettled = <G extends Shape>(
  { foresight, anytime }: Match<G>['definition'],
  { frame }: Question<G>,
  move: G['move'],
): boolean => foresight?.settled.has(frame.step) === false && anytime?.includes(move) !== true;

/** Whether a forecast continues past this step, because the step is settled or forced. */
export const continuesThrough = <G extends Shape>(
  { settled, isForced }: Foresight<G>,
  state: G['state'],
  frame: G['frame'],
): boolean => settled.has(frame.step) || isForced?.(state, frame) === true;

export interface FigureChange {
  readonly before: number;
  readonly after: number;
  readonly by: number;
}

/** A figure before and after a move, or undefined if the figure does not change. */
export function changeOf(forecast: Pick<Forecast, 'changes'> | undefined, figure: string): FigureChange | undefined {
  const change = forecast?.changes[figure];
  if (change === undefined) return undefined;
  const [before, after] = change;
  return { before, after, by: after - before };
}

export function changesBetween(
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
