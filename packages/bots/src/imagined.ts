import {
  advance,
  answer,
  type Chance,
  type Definition,
  Game,
  type Pauses,
  type Question,
  type Result,
  type SeatId,
  type Shape,
  viewFor,
} from '@getaway/kernel';

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

/** A game as one seat imagines it. All hidden information is drawn again, so a bot may read the state. */
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

  /** The seat that imagines this game. */
  get viewer(): SeatId {
    return this.#viewer;
  }

  /** The pending decision. Undefined if the imagined game is over or paused. */
  get fork(): DreamDecision<G> | undefined {
    if (this.#question === undefined) return undefined;
    const { seat, frame, moves } = this.#question;
    return { seat, step: frame.step, moves };
  }

  /** The imagined state. It must not be changed. */
  get state(): G['state'] {
    return this.#game.state;
  }

  get seatCount(): number {
    return this.#definition.seatsOf(this.#game.state);
  }

  get isOver(): boolean {
    return this.#game.state.stack.length === 0;
  }

  hasDrawnSince(earlier: Imagined<G>): boolean {
    const before = earlier.state.chance;
    const now = this.state.chance;
    // The fast generator counts its draws in the field `d`. The secure generator has no such field, so a draw is
    // assumed. Imagined games normally use the fast one.
    return 'key' in before || 'key' in now || before.d !== now.d;
  }

  get result(): Result | undefined {
    return this.#definition.resultOf(this.#game.state);
  }

  /** What the seat sees in this imagined game. It is valid until the next move. */
  get view(): G['view'] {
    return this.viewOf(this.#viewer);
  }

  viewOf(seat: SeatId): G['view'] {
    const { state } = this.#game;
    return this.#definition.glance?.(state, seat) ?? viewFor(this.#definition, state, seat);
  }

  /** The same game as another seat would imagine it. What that seat does not know is drawn again. */
  asSeenBy(viewer: SeatId, chance: Chance): Imagined<G> {
    if (this.#question === undefined) throw new Error('nobody is asked in the imagined game');
    return Imagined.dream<G>(
      { definition: this.#definition, state: this.#game.state, question: this.#question },
      viewer,
      chance,
    );
  }

  /** A copy of the imagined game after one more move. */
  after(move: G['move'], pauses?: Pauses<G>): Imagined<G> {
    const next = this.copy();
    next.play(move, pauses);
    return next;
  }

  copy(): Imagined<G> {
    const game = new Game<G>(this.#definition.cloneState(this.#game.state));
    return new Imagined<G>(this.#definition, this.#viewer, game, this.#question);
  }

  play(move: G['move'], pauses?: Pauses<G>): void {
    if (this.#question === undefined) throw new Error('the imagined game is over');
    this.#game.events = [];
    this.#question = answer(this.#definition, this.#game, this.#question, move, pauses);
  }

  /** Continues the imagined game after a pause. */
  proceed(): void {
    if (this.#question === undefined && this.#game.state.stack.length > 0)
      this.#question = advance(this.#definition, this.#game);
  }
}
