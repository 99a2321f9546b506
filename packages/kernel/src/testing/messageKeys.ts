/** The ids of a catalogue's messages of one kind, sorted. For the keys `kind.a` and `kind.b`, they are `a` and `b`. */
export const messageIds = (catalogue: Readonly<Record<string, string>>, kind: string): readonly string[] =>
  Object.keys(catalogue)
    // A key with `#` is another grammatical form of the same name.
    .filter((key) => key.startsWith(`${kind}.`) && !key.includes('#'))
    .map((key) => key.slice(kind.length + 1))
    .sort();

/** The keys of messages that are empty, or that begin or end with white space. */
export const carelessMessages = (catalogue: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(catalogue).filter((key) => catalogue[key]?.trim() !== catalogue[key] || catalogue[key] === '');
