import { describe, expect, test } from 'vitest';
import { acceptanceOf } from './city/acceptance.ts';
import { PACKS } from './content/read.ts';
import { shelve } from './testing/drill.ts';
import { oddPack } from './testing/oddPack.ts';
import { playUntil } from './testing/playOut.ts';
import { newGame } from './testing/table.ts';

/** Set ODD_PACKS=2000 to play more packs. */
const SEEDS = Array.from({ length: Number(process.env.ODD_PACKS ?? 15) }, (_, i) => i + 1);
const never = (): boolean => false;

describe('unusual packs that the rulebooks allow', () => {
  test.each(SEEDS)('C2, R12: a whole game with odd pack %i keeps the invariants and ends', (seed) => {
    const players = 1 + (seed % 5);
    const game = newGame(players, `odd ${seed}`, [], shelve(oddPack(seed)));
    playUntil(game, `odd ${seed}`, never);
    expect(game.result.ranking).toHaveLength(players === 1 ? 2 : players); // rule J17
  });

  test('C2: they include all kinds of warnings', () => {
    const warnings = SEEDS.flatMap((seed) => {
      const read = PACKS.read(oddPack(seed));
      return 'ok' in read ? read.ok.warnings : [];
    });
    for (const words of ['touches only water without a ferry', 'cuts off', 'business sites are on water'])
      expect(warnings.filter((warning) => warning.includes(words)).length).toBeGreaterThan(3);
  });

  test.each(SEEDS.slice(0, 3))('C2: the cities of odd pack %i can be measured', (seed) => {
    const lines = acceptanceOf(PACKS.get(shelve(oddPack(seed))).tiles, { cities: 2, seed });
    expect(lines.filter(({ measured }) => Number.isNaN(measured))).toEqual([]);
  });
});
