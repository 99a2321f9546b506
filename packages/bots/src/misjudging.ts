const STEPS = 2 ** 20;

/**
 * A number from −1 to 1 for a position, computed from some of its figures. The same position always gives the same
 * number. So a weaker level misjudges a position in the same way each time.
 */
export function quirkOf(figures: ArrayLike<number>): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < figures.length; i += 1) {
    const figure = figures[i] as number;
    if (figure === 0) continue;
    hash = Math.imul(hash ^ i, 0x01000193);
    hash = Math.imul(hash ^ Math.round(figure * STEPS), 0x01000193);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 31 - 1;
}
