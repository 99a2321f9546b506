/** Scales the chances of several seats to win, which were judged one by one, so that they add up to 1. */
export function sharesOf(chances: readonly number[]): readonly number[] {
  if (chances.length === 1) return chances;
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => (all === 0 ? 1 / chances.length : chance / all));
}
