import { seededChance } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { escapePlan } from '../../definition.ts';
import { packOf } from '../../geography.ts';
import { glance } from '../../glance.ts';
import type { State } from '../../state.ts';
import { playUntil } from '../../testing/playOut.ts';
import { type EscapePlanScenario, newGame, table } from '../../testing/table.ts';
import { featureCount, featuresOf, twoPlayerFeature } from './features.ts';
import { knownScore } from './knownScore.ts';

const PLAYERS = [1, 2, 3, 5];

const featuresFor = (state: State, seat: number): number[] => featuresOf(glance(state, seat));

function randomGame(players: number, look: (game: EscapePlanScenario, position: number) => void): EscapePlanScenario {
  const game = newGame(players, `features ${players}`);
  let positions = 0;
  playUntil(game, 'features', () => {
    if (!game.state.over) look(game, positions);
    positions += 1;
    return false;
  });
  expect(positions).toBeGreaterThan(50);
  return game;
}

test.each(PLAYERS)('R17: features contain only what the seat may know: %i players', (players) => {
  randomGame(players, ({ state }, position) => {
    if (position % 5 !== 0) return;
    for (let seat = 0; seat < players; seat += 1) {
      const lookalike = escapePlan.determinise(state, seat, seededChance(`lookalike ${position}`));
      expect(featuresFor(lookalike, seat)).toEqual(featuresFor(state, seat));
    }
  });
});

test.each(PLAYERS)('features are small numbers, as many as announced: %i players', (players) => {
  randomGame(players, ({ state }) => {
    const features = featuresFor(state, 0);
    expect(features).toHaveLength(featureCount(players));
    expect(Math.max(...features.map(Math.abs))).toBeLessThan(12);
  });
});

test.each(PLAYERS)('G2: at the end the known score of a player who escaped is the score: %i players', (players) => {
  const game = newGame(players, `score ${players}`);
  playUntil(game, 'score', () => false);
  const { state } = game;
  for (const seat of state.seats) seat.at = 'escaped';
  const view = glance(state, 0);
  for (const { seat, total } of escapePlan.resultOf(state)!.ranking)
    if (typeof seat === 'number') expect(knownScore(view, packOf(view), seat)).toMatchObject({ total, variance: 0 });
});

test('F3: the money that is missing for the exit is a feature', () => {
  const position = { day: 3, part: 'evening', seats: [{ cash: 0 }, {}] } as const;
  const poor = featuresFor(table(position).state, 0);
  const rich = featuresFor(table({ ...position, seats: [{ cash: 40 }, {}] }).state, 0);
  expect(rich).not.toEqual(poor);
});

test('with two players, every feature maps to itself; with more, the features of the first two players do', () => {
  for (let i = 0; i < featureCount(2); i += 1) expect(twoPlayerFeature(i, 2)).toBe(i);
  for (let i = 0; i < featureCount(2); i += 1) expect(twoPlayerFeature(i, 4)).toBe(i);
  expect(twoPlayerFeature(featureCount(4) - 1, 4)).toBeUndefined();
  expect(twoPlayerFeature(featureCount(1) - 1, 1)).toBeUndefined();
});
