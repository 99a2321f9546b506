import { drawBelow } from './chance.ts';
import type { Shape } from './shape.ts';

/** A game while a rule acts on it. It contains the state, and collects the events and draws of the current choice. */
export class Game<G extends Shape> {
  readonly state: G['state'];
  events: G['event'][] = [];
  draws: number[] = [];
  /** The number of events before the first draw. The seat can foresee these events. */
  foreseen = Number.POSITIVE_INFINITY;
  /** Draws given by a journal or a test. They are used before the generator. */
  readonly script: number[];

  constructor(state: G['state'], script: readonly number[] = []) {
    this.state = state;
    this.script = [...script];
  }

  /** Puts these steps on the stack, so that they run next, in this order. */
  next(...frames: readonly G['frame'][]): void {
    for (let i = frames.length - 1; i >= 0; i -= 1) this.state.stack.push(frames[i] as G['frame']);
  }

  emit(event: G['event']): void {
    this.events.push(event);
  }

  /**
   * A fair draw from 0 to bound − 1, recorded in the journal. Undo stops at draws. So every reveal of hidden
   * information must be a draw, even if only one result is possible (bound 1).
   */
  draw(bound: number): number {
    if (bound < 1) throw new Error('a draw from nothing');
    const word = bound === 1 ? 0 : drawBelow(this.state.chance, bound);
    const told = this.script.length === 0 ? word : this.nextOfScript(bound);
    if (this.draws.length === 0) this.foreseen = this.events.length;
    this.draws.push(told);
    return told;
  }

  private nextOfScript(bound: number): number {
    const told = this.script.shift() as number;
    if (!Number.isInteger(told) || told < 0 || told >= bound) throw new ImpossibleDraw(told, bound);
    return told;
  }

  /** Records that something hidden but not random is revealed, such as secret choices. */
  reveal(): void {
    this.draw(1);
  }

  /** Takes a random item out of a bag. */
  drawFrom<T>(bag: T[]): T {
    const drawn = this.draw(bag.length);
    const thing = bag[drawn] as T;
    for (let i = drawn + 1; i < bag.length; i += 1) bag[i - 1] = bag[i] as T; // splice would allocate an array for the item
    bag.pop();
    return thing;
  }
}

/** Thrown if a journal or a test contains a draw that is impossible. */
export class ImpossibleDraw extends Error {
  constructor(told: number, bound: number) {
    super(`a draw of ${String(told)} is impossible: it must be a whole number from 0 to ${String(bound - 1)}`);
  }
}
