import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pairsOf, targetsOf } from './plan.ts';
import { ratingsOf } from './ratings.ts';
import { figuresIn, gamesOf, LadderResults, scoresOf } from './results.ts';
import { crossTable, replaceBetween, targetTable } from './tables.ts';

const LEVELS = ['rookie', 'steady', 'wily'];

const pairing = (level: string, rival: string, share: number, games = 100) => ({ level, rival, share, games });

test('a level that wins ten games for each one it loses is rated 400 points higher, and the reference level has 1000', () => {
  const even = ratingsOf(LEVELS, [pairing('steady', 'rookie', 0.5), pairing('wily', 'steady', 10 / 11, 10_000)]);
  expect(even.get('steady')).toBe(1000);
  expect(even.get('rookie')).toBe(1000);
  expect(even.get('wily')).toBeGreaterThan(1395);
  expect(even.get('wily')).toBeLessThan(1405);
});

test('a level that always wins has a rating, and a level that was not measured has none', () => {
  const ratings = ratingsOf(LEVELS, [pairing('steady', 'rookie', 1), pairing('wily', 'steady', 0.5, 0)]);
  expect(ratings.get('rookie')).toBeLessThan(600);
  expect(ratings.get('rookie')).toBeGreaterThan(-200);
  expect(ratings.has('wily')).toBe(false);
});

test('every pair of levels is measured once, and the targets are measured with the strongest level', () => {
  expect(pairsOf('gangsta', LEVELS).map(({ level, rival }) => `${level}-${rival}`)).toEqual([
    'steady-rookie',
    'wily-rookie',
    'wily-steady',
  ]);
  expect(targetsOf('gangsta', LEVELS)[2]?.settings.levels).toEqual(['wily', 'steady', 'steady', 'steady']);
  expect(targetsOf('gangsta', ['rookie', 'steady'])).toEqual([]);
});

test('tables say how many games they come from, and leave out what was not measured', () => {
  const seat = { winShare: 0.654, low: 0.55, high: 0.75, msPerChoice: 1.25, ms95: 4 };
  const pairs = pairsOf('gangsta', LEVELS).map((pair, i) => ({ ...pair, games: i === 0 ? 40 : 0, seat }));
  const table = crossTable(LEVELS, pairs, new Map([['steady', 1000]]));
  expect(table).toContain('| `steady` | 1000 | 65 % (55–75; 40) |  |');
  expect(table).toContain('| `wily` |  |  |  |');
  const targets = targetsOf('gangsta', LEVELS).map((target, i) => ({ ...target, games: i === 0 ? 40 : 0, seat }));
  expect(targetTable(targets)).toContain(
    '| 2 | none | 65.4 % (55.0 to 75.0) | 96 % | 50 % | 40 | 1.3 ms | at most 4 ms |',
  );
  expect(targetTable(targets)).toContain('| 4 | families, resources | not measured | 62 % | 25 % | 0 |  |  |');
});

test('a generated part of a document is replaced, and missing marks are named', () => {
  const document = 'a\n<!-- x -->\nold\n<!-- /x -->\nb';
  expect(replaceBetween(document, 'x', 'new')).toBe('a\n<!-- x -->\n\nnew\n\n<!-- /x -->\nb');
  expect(() => replaceBetween(document, 'y', 'new')).toThrow('<!-- y -->');
});

const folder = mkdtempSync(join(tmpdir(), 'getaway-ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('results are stored by deal, and a later run continues them', () => {
  const file = join(folder, 'gangsta.jsonl');
  const [settings] = pairsOf('gangsta', LEVELS).map((pair) => pair.settings);
  if (settings === undefined) throw new Error('no measurement');
  const seat = (win: number, score: number) => ({
    win,
    score,
    lines: {},
    isRanked: true,
    choices: 10,
    ms: 20,
    times: [0, 10],
  });
  // The first bot of the line-up sits in the second seat in every second game.
  const answers = [
    { game: 1, seats: [seat(1, 30), seat(0, 20)] },
    { game: 0, seats: [seat(1, 40), seat(0, 10)] },
  ];
  new LadderResults(file).add(settings, answers);
  const continued = new LadderResults(file);
  continued.add(settings, [
    { game: 2, seats: [seat(1, 5), seat(0, 4)] },
    { game: 3, seats: [seat(0, 5), seat(1, 6)] },
  ]);
  const result = new LadderResults(file).of(settings);
  if (result === undefined) throw new Error('nothing was stored');
  expect(result.deals).toEqual([0.5, 1]);
  expect(result.firstScores).toEqual(scoresOf(answers));
  expect(gamesOf(result)).toBe(4);
  expect(figuresIn(result)).toMatchObject({ winShare: 0.75, msPerChoice: 2, ms95: 2 ** 0.25 });
  continued.drop(settings);
  expect(readFileSync(file, 'utf8')).toBe('');
});
