/**
 * The difference between two plain documents. `[value]` replaces a value, `[]` removes it, and a record changes fields
 * inside it.
 */
export type Change = readonly [] | readonly [unknown] | { readonly [key: string]: Change };

const NONE: Change = {};

export function changeBetween(before: unknown, after: unknown): Change {
  if (before === after) return NONE;
  if (!isObject(before) || !isObject(after)) return [after];
  const changes = Array.isArray(after) ? changesInList(before, after) : changesInRecord(before, after);
  if (changes === undefined) return [after];
  return changes.length === 0 ? NONE : Object.fromEntries(changes);
}

type FieldChanges = [key: string, change: Change][];

/** The changes in a list. If the length has changed, the result is undefined, and the whole list is replaced. */
function changesInList(before: object, after: readonly unknown[]): FieldChanges | undefined {
  if (!Array.isArray(before) || before.length !== after.length) return undefined;
  const changes: FieldChanges = [];
  for (let index = 0; index < after.length; index += 1) {
    const change = changeBetween(before[index], after[index]);
    if (change !== NONE) changes.push([String(index), change]);
  }
  return changes;
}

function changesInRecord(before: Fields, after: Fields): FieldChanges | undefined {
  if (Array.isArray(before)) return undefined;
  const changes: FieldChanges = [];
  for (const key in after) {
    const change: Change = Object.hasOwn(before, key) ? changeBetween(before[key], after[key]) : [after[key]];
    if (change !== NONE) changes.push([key, change]);
  }
  for (const key in before) if (!Object.hasOwn(after, key)) changes.push([key, []]);
  return changes;
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
