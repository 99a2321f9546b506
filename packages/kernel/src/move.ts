import type { Move } from './shape.ts';

/** Whether two moves are the same. The order of their fields does not matter. */
export function sameMove(one: Move, other: Move): boolean {
  return one.move === other.move && sameData(one, other);
}

function sameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) =>
        Object.hasOwn(other, name) &&
        sameData((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  );
}
