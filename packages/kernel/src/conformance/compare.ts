/** Plain data as text. The order of fields makes no difference. */
export function asText(data: unknown): string {
  return JSON.stringify(data, (_name, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** Throws at the first difference, and shows both values in the message. */
export function expectSame(found: unknown, expected: unknown, what: string): void {
  // A fast check first: usually, the texts are the same even without sorting the fields.
  if (JSON.stringify(found) === JSON.stringify(expected)) return;
  const one = asText(found);
  const other = asText(expected);
  if (one === other) return;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const excerpt = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  throw new Error(`${what}\n  found    …${excerpt(one)}…\n  expected …${excerpt(other)}…`);
}

export function expectHolds(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
