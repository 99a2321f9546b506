import { drawBelow } from './chance.ts';
import type { Shape } from './shape.ts';

/**
 * A game while a rule acts on it: the state, and the four things that a rule can do beyond changing it.
 * What was told and drawn is collected here until somebody takes it.
 */
export class Game<G extends Shape> {
  readonly state: G['state'];
  events: G['event'][] = [];
  draws: number[] = [];
  /** How many of the events were told before the first draw: those that could be foreseen. */
  foreseen = Number.POSITIVE_INFINITY;
  /** Draws still to be taken from a journal or a test, in order, before the generator is asked. */
  readonly script: number[];

  constructor(state: G['state'], script: readonly number[] = []) {
    this.state = state;
    this.script = [...script];
  }

  /** A rule's table of contents: these steps come next, in this order. */
  next(...frames: readonly G['frame'][]): void {
    for (let i = frames.length - 1; i >= 0; i -= 1) this.state.stack.push(frames[i] as G['frame']);
  }

  emit(event: G['event']): void {
    this.events.push(event);
  }

  /**
   * A fair draw of 0 to bound − 1, kept for the journal. Every hidden thing that comes to light does so by a draw, even
   * where only one is left (bound 1): that is how the kernel knows where undo has to stop.
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

  /** Something hidden comes to light without chance: a purse that is empty, choices that are shown. */
  reveal(): void {
    this.draw(1);
  }

  /** Takes one thing out of a bag by chance. */
  drawFrom<T>(bag: T[]): T {
    const drawn = this.draw(bag.length);
    const thing = bag[drawn] as T;
    for (let i = drawn + 1; i < bag.length; i += 1) bag[i - 1] = bag[i] as T; // a splice would make a list for one thing
    bag.pop();
    return thing;
  }
}

/** A journal or a test names a draw that could not have been made. */
export class ImpossibleDraw extends Error {
  constructor(told: number, bound: number) {
    super(`a draw of ${String(told)} is impossible: it must be a whole number from 0 to ${String(bound - 1)}`);
  }
}
