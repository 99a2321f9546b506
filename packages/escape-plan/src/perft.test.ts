import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Match } from '@getaway/kernel';
import { perft } from '@getaway/kernel/conformance';
import { expect, test } from 'vitest';
import { HOUSE_HASH } from './content/read.ts';
import type { EscapePlan } from './shape.ts';
import { playUntil } from './testing/playOut.ts';
import { newGame } from './testing/table.ts';

/**
 * The positions from which sequences of moves are counted. `after` is the number of random decisions that lead to the
 * position.
 */
const POSITIONS = [
  { players: 1, after: [0, 6, 25, 45, 60] },
  { players: 2, after: [0, 50, 80, 110] },
  { players: 3, after: [0, 80, 130, 160] },
  { players: 4, after: [0, 100, 160, 220] },
  { players: 5, after: [0, 120, 200, 280] },
].flatMap(({ players, after }) => after.map((decision) => ({ players, after: decision })));

const FILE = join(import.meta.dirname, 'golden', 'perft.json');
const MAX_PATHS = 1_000;

// The seeds fix the draws, so these numbers change only if the rules change. After a change of the rules, run with
// GOLDEN=write and format the file.
if (process.env.GOLDEN === 'write')
  writeFileSync(
    FILE,
    JSON.stringify(POSITIONS.map((position) => ({ ...position, paths: pathsFrom(startAt(position)) }))),
  );

const COUNTS = JSON.parse(readFileSync(FILE, 'utf8')) as readonly ((typeof POSITIONS)[number] & {
  readonly paths: readonly number[];
})[];

test('perft: every position has its counts', () => {
  expect(COUNTS.map(({ players, after }) => ({ players, after }))).toEqual(POSITIONS);
});

test.each(COUNTS)('perft: $players players, from decision $after', ({ paths, ...position }) => {
  const match = startAt(position);
  expect(match.decision).toBeDefined();
  expect(paths.map((_, i) => perft(match, i + 1))).toEqual(paths);
});

function startAt({ players, after }: (typeof POSITIONS)[number]): Match<EscapePlan> {
  const game = newGame(players, 'perft', [], HOUSE_HASH);
  playUntil(game, 'perft', ({ match }) => match.entryCount >= after);
  return game.match;
}

/** The number of move sequences for each depth. The last depth is 8, or the first depth with at least `MAX_PATHS`. */
function pathsFrom(match: Match<EscapePlan>): readonly number[] {
  const paths: number[] = [];
  do paths.push(perft(match, paths.length + 1));
  while ((paths.at(-1) ?? 0) < MAX_PATHS && paths.length < 8);
  return paths;
}
