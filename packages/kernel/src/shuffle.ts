import { type Chance, drawBelow } from './chance.ts';

/** Fisher–Yates, in place. For dreams, which record no draws. */
export function shuffle<T>(things: T[], chance: Chance): T[] {
  for (let i = things.length - 1; i > 0; i -= 1) {
    const j = drawBelow(chance, i + 1);
    const thing = things[i] as T;
    things[i] = things[j] as T;
    things[j] = thing;
  }
  return things;
}
