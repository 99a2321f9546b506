/**
 * Chance is four small integers in the state: an sfc32 generator, the same on every platform.
 * It never stands in a view.
 */
export interface Chance {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** Any text is a seed; texts that differ in one letter give unrelated games. */
export function seededChance(seed: string): Chance {
  const chance: Chance = { a: 0x9e3779b9 | 0, b: 0x243f6a88 | 0, c: 0xb7e15162 | 0, d: 1 };
  for (let i = 0; i < seed.length; i += 1) {
    chance.a = Math.imul(chance.a ^ seed.charCodeAt(i), 0x85ebca6b);
    nextWord(chance);
  }
  chance.b ^= seed.length;
  for (let i = 0; i < 16; i += 1) nextWord(chance);
  return chance;
}

export function copyChance({ a, b, c, d }: Chance): Chance {
  return { a, b, c, d };
}

/** A whole number from 0 to bound − 1, each equally likely: words past the last full multiple are thrown again. */
export function drawBelow(chance: Chance, bound: number): number {
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % bound);
  let word = nextWord(chance);
  while (word >= fair) word = nextWord(chance);
  return word % bound;
}

function nextWord(chance: Chance): number {
  const { a, b, c, d } = chance;
  const word = (((a + b) | 0) + d) | 0;
  chance.d = (d + 1) | 0;
  chance.a = b ^ (b >>> 9);
  chance.b = (c + (c << 3)) | 0;
  chance.c = (((c << 21) | (c >>> 11)) + word) | 0;
  return word >>> 0;
}
