/** Scales the seats' chances to win so that they add up to 1. The chances were estimated one by one. */
export function sharesOf(chances: readonly number[]): readonly number[] {
  if (chances.length === 1) return chances;
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => (all === 0 ? 1 / chances.length : chance / all));
}
