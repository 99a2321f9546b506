import { type Chance, drawBelow } from './chance.ts';

/** A Fisher–Yates shuffle, in place. Its draws are not recorded, so it must not be used in a game's rules. */
export function shuffle<T>(things: T[], chance: Chance): T[] {
  for (let i = things.length - 1; i > 0; i -= 1) {
    const j = drawBelow(chance, i + 1);
    const thing = things[i] as T;
    things[i] = things[j] as T;
    things[j] = thing;
  }
  return things;
}
