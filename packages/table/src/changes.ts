/**
 * The difference between two plain documents. `[value]` replaces a value, `[]` removes it, and a record changes the
 * fields inside it.
 */
export type Change = readonly [] | readonly [unknown] | { readonly [key: string]: Change };

const NONE: Change = {};

export function changeBetween(before: unknown, after: unknown): Change {
  if (before === after) return NONE;
  if (!isObject(before) || !isObject(after) || !areAlike(before, after)) return [after];
  const changes: [string, Change][] = [];
  const keys = Object.keys(after);
  for (const key of keys) {
    const change: Change = Object.hasOwn(before, key) ? changeBetween(before[key], after[key]) : [after[key]];
    if (change !== NONE) changes.push([key, change]);
  }
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) changes.push([key, []]);
  return changes.length === 0 ? NONE : Object.fromEntries(changes);
}

/** Applies a change. The original document is not modified. */
export function afterChange(before: unknown, change: Change): unknown {
  if (isList(change)) return change[0];
  if (!isObject(before)) return before;
  const fields = new Map(Object.entries(before));
  for (const [key, inner] of Object.entries(change))
    if (isList(inner) && inner.length === 0) fields.delete(key);
    else fields.set(key, afterChange(fields.get(key), inner));
  return Array.isArray(before) ? [...fields.values()] : Object.fromEntries(fields);
}

const isList = (change: Change): change is readonly [] | readonly [unknown] => Array.isArray(change);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two values can be compared field by field. A list that changes its length is replaced as a whole. */
const areAlike = (before: object, after: object): boolean =>
  Array.isArray(before) ? Array.isArray(after) && before.length === after.length : !Array.isArray(after);
