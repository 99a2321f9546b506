import { answer, type Question } from './advance.ts';
import type { Definition } from './definition.ts';
import { Game } from './game.ts';
import type { SeatId, Shape } from './shape.ts';

/** Thrown to interrupt a rule. One instance is enough, because nobody reads its stack trace. */
class Stop extends Error {}
const STOP = new Stop();

/**
 * A game that is played only as far as its seat can foresee. It stops before the first draw and before the events in
 * `endsWith`. It can't be continued after that.
 */
export class ForeseeingGame<G extends Shape> extends Game<G> {
  /** Whether the game stopped because something hidden would have been revealed. */
  reveals = false;
  readonly #endsWith: ReadonlySet<string>;

  constructor(state: G['state'], endsWith: ReadonlySet<string> = NEVER) {
    super(state);
    this.#endsWith = endsWith;
  }

  override draw(): number {
    this.reveals = true;
    throw STOP;
  }

  override emit(event: G['event']): void {
    if (this.#endsWith.has(event.type)) throw STOP;
    super.emit(event);
  }

  /** Answers a question. Returns the next question, or undefined if nothing more can be foreseen. */
  answer(definition: Definition<G>, question: Question<G>, move: G['move']): Question<G> | undefined {
    try {
      return answer(definition, this, question, move);
    } catch (error) {
      if (error === STOP) return undefined;
      throw error;
    }
  }

  /**
   * Answers the questions to one seat as long as `mayAnswer` allows it. Each answer is the first move that is not an
   * anytime move. Returns the question that remains, or undefined if nothing more can be foreseen.
   */
  answerThrough(definition: Definition<G>, { seat, question, mayAnswer }: Through<G>): Question<G> | undefined {
    let next = question;
    while (next?.seat === seat && mayAnswer(next)) {
      const own = next.moves.find((move) => definition.anytime?.includes(move) !== true);
      if (own === undefined) return next;
      next = this.answer(definition, next, own);
    }
    return next;
  }
}

interface Through<G extends Shape> {
  readonly seat: SeatId;
  readonly question: Question<G> | undefined;
  mayAnswer(question: Question<G>): boolean;
}

const NEVER: ReadonlySet<string> = new Set();
