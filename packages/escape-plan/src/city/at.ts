/** Looks up an index that must exist. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at index ${index} of ${list.length}`);
  return found;
}
