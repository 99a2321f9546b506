/**
 * The difference between two plain documents. `[value]` replaces a value, `[]` removes it, and a record changes fields
 * inside it.
 */
export type Change = readonly [] | readonly [unknown] | { readonly [key: string]: Change };

const NONE: Change = {};

export function changeBetween(before: unknown, after: unknown): Change {
  if (before === after) return NONE;
  if (!isObject(before) || !isObject(after)) return [after];
  if (Array.isArray(after)) return isLike(before, after) ? changeInList(before, after) : [after];
  return Array.isArray(before) ? [after] : changeInRecord(before, after);
}

/** Whether the elements can be compared one by one. A list of another length is replaced as a whole. */
const isLike = (before: object, after: readonly unknown[]): before is readonly unknown[] =>
  Array.isArray(before) && before.length === after.length;

type FieldChanges = [key: string, change: Change][];

function changeInList(before: readonly unknown[], after: readonly unknown[]): Change {
  const changes: FieldChanges = [];
  for (let index = 0; index < after.length; index += 1) {
    const change = changeBetween(before[index], after[index]);
    if (change !== NONE) changes.push([String(index), change]);
  }
  return changes.length === 0 ? NONE : Object.fromEntries(changes);
}

function changeInRecord(before: Fields, after: Fields): Change {
  const changes: FieldChanges = [];
  let shared = 0;
  // In records with many keys, Object.keys is much faster than a for-in loop.
  for (const key of Object.keys(after)) {
    const isShared = Object.hasOwn(before, key);
    if (isShared) shared += 1;
    const change: Change = isShared ? changeBetween(before[key], after[key]) : [after[key]];
    if (change !== NONE) changes.push([key, change]);
  }
  const known = Object.keys(before);
  if (known.length > shared) for (const key of known) if (!Object.hasOwn(after, key)) changes.push([key, []]);
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

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
