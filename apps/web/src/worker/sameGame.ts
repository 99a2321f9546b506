import { digestOf } from '@getaway/kernel';

type Document = Readonly<Record<string, unknown>>;

/** Whether one of the journals is the beginning of the other. */
export function isSameGame(one: Document, other: Document): boolean {
  const [{ entries: played, ...opening }, { entries: alsoPlayed, ...otherOpening }] = [one, other];
  const [a, b] = [listOf(played), listOf(alsoPlayed)];
  const shared = Math.min(a.length, b.length);
  return digestOf(opening) === digestOf(otherOpening) && digestOf(a.slice(0, shared)) === digestOf(b.slice(0, shared));
}

const listOf = (entries: unknown): readonly unknown[] => (Array.isArray(entries) ? entries : []);
