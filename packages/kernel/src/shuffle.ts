import { type Chance, drawBelow } from './chance.ts';

/** A Fisher–Yates shuffle, in place. The journal does not record its draws, so rules must not use it. */
export function shuffle<T>(things: T[], chance: Chance): T[] {
  for (let i = things.length - 1; i > 0; i -= 1) {
    const j = drawBelow(chance, i + 1);
    const thing = things[i] as T;
    things[i] = things[j] as T;
    things[j] = thing;
  }
  return things;
}
