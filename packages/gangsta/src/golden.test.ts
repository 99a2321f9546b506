import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, journalOf, type Match, replay } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { gangsta } from './definition.ts';
import type { Gangsta } from './shape.ts';
import { playOut } from './testing/playOut.ts';
import { newGame } from './testing/table.ts';

/** Whole games, once played by chance and kept: they must play again to the same end, on every platform. */
const GAMES = [
  { name: 'twoPlayers', players: 2, options: {} },
  { name: 'twoPlayersAllVariants', players: 2, options: { families: true, resources: true } },
  { name: 'threePlayersResources', players: 3, options: { resources: true } },
  { name: 'fourPlayersFamilies', players: 4, options: { families: true, openJobs: true } },
  { name: 'fivePlayersAllVariants', players: 5, options: { families: true, resources: true } },
] as const;

type Game = (typeof GAMES)[number];

interface Golden {
  readonly hash: string;
  readonly result: unknown;
  readonly journal: unknown;
}

const fileOf = (name: string): string => join(import.meta.dirname, 'golden', `${name}.json`);

// A change of the rules makes old games play differently: count up the rules version, then GOLDEN=write, then format.
if (process.env.GOLDEN === 'write') for (const game of GAMES) writeFileSync(fileOf(game.name), goldenOf(game));

test.each(GAMES)('golden: $name plays again to the same end', ({ name, players }) => {
  const { hash, result, journal } = JSON.parse(readFileSync(fileOf(name), 'utf8')) as Golden;
  const again = replay(gangsta, journal);
  if ('refusal' in again) throw new Error(again.refusal.message);
  expect(again.ok.result).toEqual(result);
  expect(again.ok.result?.ranking).toHaveLength(players);
  expect(endOf(again.ok)).toBe(hash);
});

/** The state by its hash, chance aside: a journal plays again without the generator. */
const endOf = ({ state }: Match<Gangsta>): string => hashOf({ ...state, chance: undefined });

/** One line for each choice. */
function goldenOf({ name, players, options }: Game): string {
  const match = playOut(newGame(players, name, options).match, name);
  const { entries, ...heading } = journalOf(match);
  const head = JSON.stringify({ hash: endOf(match), result: match.result, journal: heading });
  return `${head.slice(0, -2)},"entries":[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}}\n`;
}
