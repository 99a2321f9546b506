import { drawBelow, type FastChance, seededChance } from '@getaway/kernel';

const STEPS = 2 ** 24;

/** Random numbers for a training run. The same seed gives the same numbers. */
export class RandomNumbers {
  readonly chance: FastChance;

  constructor(seed: string) {
    this.chance = seededChance(seed);
  }

  /** A random number from 0 to almost 1. */
  share(): number {
    return drawBelow(this.chance, STEPS) / STEPS;
  }

  below(bound: number): number {
    return drawBelow(this.chance, bound);
  }
}
