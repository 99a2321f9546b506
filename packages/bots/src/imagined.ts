import {
  answer,
  type Chance,
  type Definition,
  Game,
  type Question,
  type SeatId,
  type Shape,
  viewFor,
} from '@getaway/kernel';

/** A decision in a dream: the seat, the step and the legal moves. */
export interface DreamDecision<G extends Shape> {
  readonly seat: SeatId;
  readonly step: G['frame']['step'];
  readonly moves: readonly G['move'][];
}

interface Truth<G extends Shape> {
  readonly definition: Definition<G>;
  readonly state: G['state'];
  readonly question: Question<G>;
}

/**
 * A dream: a game as one seat imagines it. Hidden information is redrawn before the state is stored, the state can't be accessed
 * from outside, and there is no other constructor. So a bot can't learn a secret from it.
 */
export class Imagined<G extends Shape> {
  readonly #definition: Definition<G>;
  readonly #viewer: SeatId;
  readonly #game: Game<G>;
  #question: Question<G> | undefined;

  private constructor(definition: Definition<G>, viewer: SeatId, game: Game<G>, question: Question<G> | undefined) {
    this.#definition = definition;
    this.#viewer = viewer;
    this.#game = game;
    this.#question = question;
  }

  static dream<G extends Shape>(truth: Truth<G>, viewer: SeatId, chance: Chance): Imagined<G> {
    const { definition, state, question } = truth;
    return new Imagined<G>(definition, viewer, new Game<G>(definition.determinise(state, viewer, chance)), question);
  }

  /** Undefined once the imagined game is over. */
  get fork(): DreamDecision<G> | undefined {
    if (this.#question === undefined) return undefined;
    const { seat, frame, moves } = this.#question;
    return { seat, step: frame.step, moves };
  }

  /** The seat's view of the dream. */
  get view(): G['view'] {
    return viewFor(this.#definition, this.#game.state, this.#viewer);
  }

  /** The dream after one more move. */
  after(move: G['move']): Imagined<G> {
    const game = new Game<G>(this.#definition.cloneState(this.#game.state));
    const next = new Imagined<G>(this.#definition, this.#viewer, game, this.#question);
    next.play(move);
    return next;
  }

  play(move: G['move']): void {
    if (this.#question === undefined) throw new Error('the imagined game is over');
    this.#question = answer(this.#definition, this.#game, this.#question, move);
  }
}
