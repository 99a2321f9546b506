import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goldenOf, replayGolden } from '@getaway/kernel/conformance';
import { expect, test } from 'vitest';
import { HOUSE_HASH } from './content/read.ts';
import { escapePlan } from './definition.ts';
import { playUntil } from './testing/playOut.ts';
import { type EscapePlanScenario, newGame } from './testing/table.ts';

/** Recorded random games. They must end in the same way on every platform. */
const GAMES = [
  { name: 'solo', players: 1, options: {} },
  { name: 'soloGentle', players: 1, options: { gentle: true } },
  { name: 'twoPlayers', players: 2, options: {} },
  { name: 'threePlayers', players: 3, options: {} },
  { name: 'fourPlayers', players: 4, options: {} },
  { name: 'fivePlayers', players: 5, options: {} },
] as const;

const fileOf = (name: string): string => join(import.meta.dirname, 'golden', `${name}.json`);

// If a rule change makes old games play differently, increment the rules version, run with GOLDEN=write, and format the
// files.
if (process.env.GOLDEN === 'write')
  for (const game of GAMES) writeFileSync(fileOf(game.name), goldenOf(played(game).match));

test.each(GAMES)('golden: $name replays to the same end', ({ name, players }) => {
  const again = replayGolden(escapePlan, readFileSync(fileOf(name), 'utf8'));
  expect(again.result?.ranking).toHaveLength(players === 1 ? 2 : players); // rule J17
});

function played({ name, players, options }: (typeof GAMES)[number]): EscapePlanScenario {
  const game = newGame(players, name, [], HOUSE_HASH, options);
  playUntil(game, name, () => false);
  return game;
}
