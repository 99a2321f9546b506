/**
 * A copy of `next` that reuses the objects of `old` wherever the two are equal. So data that has not changed stays the
 * same object.
 */
export function sharing<T>(old: unknown, next: T): T {
  if (!isData(old) || !isData(next) || old === next || Array.isArray(old) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  const parts = keys.map((key) => sharing(old[key], next[key]));
  const isSame =
    keys.length === Object.keys(old).length && keys.every((key, i) => Object.hasOwn(old, key) && old[key] === parts[i]);
  if (isSame) return old as T;
  return (Array.isArray(next) ? parts : Object.fromEntries(keys.map((key, i) => [key, parts[i]]))) as T;
}

/** Only plain objects and arrays are data. Everything else, such as a map or a function, is compared by identity. */
function isData(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
