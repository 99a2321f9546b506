import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goldenOf, replayGolden } from '@getaway/kernel/conformance';
import { expect, test } from 'vitest';
import { gangsta } from './definition.ts';
import { playOut } from './testing/playOut.ts';
import { newGame } from './testing/table.ts';

/** Recorded random games. They must end in the same way on every platform. */
const GAMES = [
  { name: 'twoPlayers', players: 2, options: {} },
  { name: 'twoPlayersAllVariants', players: 2, options: { families: true, resources: true } },
  { name: 'threePlayersResources', players: 3, options: { resources: true } },
  { name: 'fourPlayersFamilies', players: 4, options: { families: true, openJobs: true } },
  { name: 'fivePlayersAllVariants', players: 5, options: { families: true, resources: true } },
] as const;

const fileOf = (name: string): string => join(import.meta.dirname, 'golden', `${name}.json`);

// If a rule change makes old games play differently, increment the rules version, run with GOLDEN=write, and format the
// files.
if (process.env.GOLDEN === 'write')
  for (const { name, players, options } of GAMES)
    writeFileSync(fileOf(name), goldenOf(playOut(newGame(players, name, options).match, name)));

test.each(GAMES)('golden: $name replays to the same end', ({ name, players }) => {
  const again = replayGolden(gangsta, readFileSync(fileOf(name), 'utf8'));
  expect(again.result?.ranking).toHaveLength(players);
});
