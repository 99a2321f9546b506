/** Draws an integer from 0 to `below` − 1. */
export type Draw = (below: number) => number;

/** A small repeatable random source (sfc32) for statistics and tests. */
export function seededDraw(seed: number): Draw {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let count = 1;
  const next = () => {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i += 1) next();
  return (below) => Math.floor((next() / 2 ** 32) * below);
}

export function shuffled<T>(list: readonly T[], draw: Draw): readonly T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(draw(left.length), 1));
}
