import type { Move } from '@getaway/kernel';
import type { Condition, MovePattern, Plain } from './lesson.ts';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a move has every field of the pattern, with a matching value. */
export function matches(pattern: MovePattern, move: Move): boolean {
  const fields = new Map<string, unknown>(Object.entries(move));
  return Object.entries(pattern).every(([name, wanted]) => {
    const value = fields.get(name);
    if (isAnyOf(wanted)) return wanted.any.some((one) => isSame(one, value));
    return isSame(wanted, value);
  });
}

const isAnyOf = (wanted: MovePattern[string]): wanted is { readonly any: readonly Plain[] } =>
  typeof wanted === 'object' && !Array.isArray(wanted);

export const matchesAny = (patterns: readonly MovePattern[], move: Move): boolean =>
  patterns.some((pattern) => matches(pattern, move));

export function firstOf(patterns: readonly MovePattern[], moves: readonly Move[]): Move | undefined {
  for (const pattern of patterns) {
    const found = moves.find((move) => matches(pattern, move));
    if (found !== undefined) return found;
  }
  return undefined;
}

export function holds({ path, is, atLeast, atMost }: Condition, view: object): boolean {
  const value = valueAt(view, path);
  if (is !== undefined && !isSame(is, value)) return false;
  if (atLeast !== undefined && !(typeof value === 'number' && value >= atLeast)) return false;
  return atMost === undefined || (typeof value === 'number' && value <= atMost);
}

function valueAt(view: object, path: string): unknown {
  let value: unknown = view;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
