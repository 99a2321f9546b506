/**
 * The difference between two plain documents. `[value]` replaces a value, `[]` removes it, and a record changes fields
 * inside it. A `Splice` changes the length of a list.
 */
export type Change = readonly [] | readonly [unknown] | Splice | { readonly [key: string]: Change };

/** Removes this number of elements at `start`, and inserts others there. */
type Splice = readonly [start: number, removed: number, ...inserted: unknown[]];

const NONE: Change = {};

export function changeBetween(before: unknown, after: unknown): Change {
  if (before === after) return NONE;
  if (!isObject(before) || !isObject(after)) return [after];
  if (isArray(before) && isArray(after))
    return before.length === after.length ? changeInList(before, after) : spliceBetween(before, after);
  return isArray(before) || isArray(after) ? [after] : changeInRecord(before, after);
}

type FieldChanges = [key: string, change: Change][];

function changeInList(before: readonly unknown[], after: readonly unknown[]): Change {
  const changes: FieldChanges = [];
  for (let index = 0; index < after.length; index += 1) {
    const change = changeBetween(before[index], after[index]);
    if (change !== NONE) changes.push([String(index), change]);
  }
  return changes.length === 0 ? NONE : Object.fromEntries(changes);
}

/** Stacks and decks lose or gain a few elements at a time, so the equal elements at both ends are left out. */
function spliceBetween(before: readonly unknown[], after: readonly unknown[]): Splice {
  const [rest, shorter] = [after.length - before.length, Math.min(before.length, after.length)];
  let start = 0;
  while (start < shorter && isEqual(before[start], after[start])) start += 1;
  let end = before.length;
  while (end > start && end + rest > start && isEqual(before[end - 1], after[end + rest - 1])) end -= 1;
  return [start, end - start, ...after.slice(start, end + rest)];
}

const isEqual = (before: unknown, after: unknown): boolean => changeBetween(before, after) === NONE;

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
  if (isList(change)) return isSplice(change) ? spliced(before, change) : change[0];
  if (!isObject(before)) return before;
  const fields = new Map(Object.entries(before));
  for (const [key, inner] of Object.entries(change))
    if (isList(inner) && inner.length === 0) fields.delete(key);
    else fields.set(key, afterChange(fields.get(key), inner));
  return isArray(before) ? [...fields.values()] : Object.fromEntries(fields);
}

const spliced = (before: unknown, [start, removed, ...inserted]: Splice): unknown =>
  isArray(before) ? before.toSpliced(start, removed, ...inserted) : before;

const isArray = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isList = (change: Change): change is readonly [] | readonly [unknown] | Splice => isArray(change);

const isSplice = (change: readonly unknown[]): change is Splice => change.length > 1;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
