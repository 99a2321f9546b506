/** The sorted ids of all messages of one kind. For the keys `kind.b` and `kind.a`, they are `a` and `b`. */
export const messageIds = (catalogue: Readonly<Record<string, string>>, kind: string): readonly string[] =>
  Object.keys(catalogue)
    // A key with `#`, such as `kind.a#dat`, is only a grammatical form of `kind.a`.
    .filter((key) => key.startsWith(`${kind}.`) && !key.includes('#'))
    .map((key) => key.slice(kind.length + 1))
    .sort();

export const carelessMessages = (catalogue: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(catalogue).filter((key) => catalogue[key]?.trim() !== catalogue[key] || catalogue[key] === '');
