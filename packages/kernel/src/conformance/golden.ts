import type { Definition } from '../definition.ts';
import { journalOf, replay } from '../journal.ts';
import type { Match } from '../match.ts';
import { hashOf } from '../pack.ts';
import type { Shape } from '../shape.ts';
import { expectSame } from './compare.ts';

/**
 * A whole game as a file: a hash of its last state, its result and its journal. The journal has one line per choice.
 */
export function goldenOf<G extends Shape>(match: Match<G>): string {
  const { entries, ...heading } = journalOf(match);
  const head = JSON.stringify({ hash: endOf(match), result: match.result, journal: heading });
  return `${head.slice(0, -2)},"entries":[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}}\n`;
}

/** The hash leaves out the random generator, because a journal can be replayed with any generator. */
const endOf = <G extends Shape>({ state }: Match<G>): string => hashOf({ ...state, chance: undefined });

/** Replays a golden game and throws if it ends differently. */
export function replayGolden<G extends Shape>(definition: Definition<G>, text: string): Match<G> {
  const { hash, result, journal } = JSON.parse(text) as Readonly<Record<'hash' | 'result' | 'journal', unknown>>;
  const again = replay(definition, journal);
  if ('refusal' in again) throw new Error(again.refusal.message);
  expectSame(again.ok.result, result, 'the game has another result');
  expectSame(endOf(again.ok), hash, 'the game ends in another state');
  return again.ok;
}
