import { expect, test } from 'vitest';
import { dealOf, figuresOf, seatIn } from './figures.ts';

const seatWith = (win: number) => ({
  win,
  score: 10 + win,
  lines: { cash: 10, ...(win > 0 ? { bonus: win } : {}) },
  isRanked: win > 0,
  choices: 4,
  ms: 2,
  times: [],
});

test('every deal is played once with each rotation of the seats', () => {
  const games = [0, 1, 2, 3, 4, 5];
  expect(games.map((game) => dealOf(game, 3))).toEqual([0, 0, 0, 1, 1, 1]);
  for (const place of [0, 1, 2])
    expect(new Set([0, 1, 2].map((game) => seatIn(place, game, 3)))).toEqual(new Set([0, 1, 2]));
});

test('the interval comes from deals, not from games', () => {
  // In two of the deals, the first bot wins both games. In the other two deals, it wins one of the two games.
  const won = [1, 1, 1, 1, 1, 0, 1, 0];
  const games = won.map((win, game) =>
    seatIn(0, game, 2) === 0 ? [seatWith(win), seatWith(1 - win)] : [seatWith(1 - win), seatWith(win)],
  );
  const [first, second] = figuresOf(['strong', 'weak'], games);
  expect(first).toMatchObject({ level: 'strong', winShare: 0.75, meanScore: 10.75, msPerChoice: 0.5 });
  expect(first).toMatchObject({ rankedShare: 0.75, meanLines: { cash: 10, bonus: 0.75 } });
  expect(second?.winShare).toBeCloseTo(0.25);
  const spread = 1.96 * Math.sqrt((4 * 0.25 ** 2) / 3 / 4);
  expect(first?.low).toBeCloseTo(0.75 - spread);
  expect(first?.high).toBeCloseTo(Math.min(1, 0.75 + spread));
});
