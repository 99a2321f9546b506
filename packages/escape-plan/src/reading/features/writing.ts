/** Features in the order in which they are written. */
export type Features = number[];

export const flag = (is: boolean): number => (is ? 1 : 0);

/** Writes one feature for each value from `low` to `high`: 1 for the nearest value, 0 for all others. */
export function oneOf(out: Features, value: number, low: number, high: number): void {
  const nearest = Math.max(low, Math.min(high, value));
  for (let i = low; i <= high; i += 1) out.push(flag(i === nearest));
}
