import { Match, readSetup, seededChance } from '@getaway/kernel';
import { perft } from '@getaway/kernel/conformance';
import { expect, test } from 'vitest';
import { gangsta } from './definition.ts';
import type { Gangsta } from './shape.ts';
import { playOut } from './testing/playOut.ts';

const VARIANTS = { plain: {}, families: { families: true }, all: { families: true, resources: true } };

/**
 * Uses the seeded generator instead of the secure one of real games. So the numbers in this file change only if the
 * rules change.
 */
function newGame(players: number, options: Partial<Gangsta['options']>): Match<Gangsta> {
  const setup = readSetup(gangsta, { players, options });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  return Match.from(gangsta, gangsta.start(setup.ok, seededChance('perft')), 0);
}

test.each([
  { players: 2, variant: 'plain', after: 0, paths: [6, 16, 36, 136, 314, 994, 2879, 6152] },
  { players: 3, variant: 'plain', after: 0, paths: [5, 15, 35, 130, 320, 945, 2630, 6415] },
  { players: 4, variant: 'families', after: 0, paths: [6, 16, 41, 146, 406, 1306, 3736] },
  { players: 2, variant: 'all', after: 0, paths: [2, 4, 24, 64, 132, 472, 980, 2628, 8768] },
  { players: 5, variant: 'all', after: 0, paths: [2, 4, 8, 16, 32, 192, 512, 1472, 5152] },
  { players: 2, variant: 'plain', after: 60, paths: [4, 16, 36, 36, 136, 340, 1056, 3248] },
  { players: 3, variant: 'plain', after: 120, paths: [1, 11, 11, 44, 110, 301, 906, 3611] },
  { players: 4, variant: 'plain', after: 200, paths: [13, 83, 84, 291, 1659, 6729] },
  { players: 3, variant: 'all', after: 100, paths: [1, 3, 18, 28, 57, 102, 368, 1124, 2287] },
  { players: 2, variant: 'all', after: 90, paths: [1, 2, 2, 6, 16, 66, 110, 462, 1601] },
  { players: 4, variant: 'all', after: 180, paths: [2, 15, 23, 35, 145, 169, 411, 576, 5236] },
  { players: 4, variant: 'all', after: 250, paths: [2, 10, 36, 84, 108, 144, 672, 3888] },
] as const)('perft: $players players, variant $variant, from decision $after', ({ players, variant, after, paths }) => {
  const match = playOut(newGame(players, VARIANTS[variant]), 'perft', after);
  expect(paths.map((_, i) => perft(match, i + 1))).toEqual(paths);
});
