import { escapePlan } from '@getaway/escape-plan';
import { gangsta } from '@getaway/gangsta';
import type { Shape } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { CHARACTERS, LEVELS } from '../levels.ts';
import { PROOF } from '../proof.ts';
import { escapePlanBlind, gangstaBlind } from './index.ts';
import { tallyOf } from './tally.ts';
import { type BlindGame, type BlindnessTrial, blindnessTrials } from './trials.ts';

const GANGSTA = { ...gangstaBlind, definition: gangsta };
const ESCAPE_PLAN = { ...escapePlanBlind, definition: escapePlan };

const POSITIONS = 1000;

async function trialsOf<G extends Shape>(game: BlindGame<G>, count: number): Promise<readonly BlindnessTrial[]> {
  const trials: BlindnessTrial[] = [];
  for await (const trial of blindnessTrials(game, { seed: 'blind', rollouts: 4 })) {
    trials.push(trial);
    if (trials.length === count) break;
  }
  return trials;
}

async function expectBlind<G extends Shape>(game: BlindGame<G>): Promise<void> {
  const trials = await trialsOf(game, POSITIONS);
  const leaks = trials.filter(({ isOtherChoice, isOtherExpectation }) => isOtherChoice || isOtherExpectation);
  expect(leaks.map(({ report }) => report)).toEqual([]);
  const { players, options, levels, characters, advice, changed } = tallyOf(trials);
  const { min, max } = game.definition.players;
  expect(players).toEqual(Array.from({ length: max - min + 1 }, (_, i) => min + i));
  expect(options).toEqual(Object.keys(game.definition.options).sort());
  expect(levels).toEqual(LEVELS);
  expect(characters).toEqual(CHARACTERS);
  expect(advice).toBeGreaterThan(POSITIONS / 50);
  // If a kind of secret hardly ever differed, the trials would say nothing about it.
  expect(Object.keys(game.secrets).filter((secret) => (changed[secret] ?? 0) < 5)).toEqual([]);
}

test(`R8: at ${POSITIONS} positions of Gangsta!, nothing that a seat can’t know affects its bot or its advice`, async () => {
  await expectBlind(GANGSTA);
}, 300_000);

test(`R17: at ${POSITIONS} positions of Escape Plan, nothing that a seat can’t know affects its bot or its advice`, async () => {
  await expectBlind(ESCAPE_PLAN);
}, 300_000);

test('the trials find a view that gives a secret away', async () => {
  const leaking: typeof gangsta = {
    ...gangsta,
    publicView: (state) => {
      const view = gangsta.publicView(state);
      const leak = state.seats.reduce((sum, { done }) => sum + done.join().length, 0) % 9;
      return { ...view, seats: view.seats.map((seat) => ({ ...seat, money: leak })) };
    },
  };
  const { otherExpectations } = tallyOf(await trialsOf({ ...GANGSTA, definition: leaking }, 100));
  expect(otherExpectations).toBeGreaterThan(0);
});

test('the stored proof is complete, and says that no choice and no expectation changed', () => {
  const count = expect.any(Number) as number;
  expect(PROOF).toEqual({
    command: expect.stringMatching(/^npm run blindness -- \d+ \S+$/u) as string,
    commit: expect.stringMatching(/^[0-9a-f]{12}$/u) as string,
    rollouts: count,
    games: { gangsta: expect.anything() as object, 'escape-plan': expect.anything() as object },
  });
  for (const { definition, secrets } of [GANGSTA, ESCAPE_PLAN] as const) {
    const { min, max } = definition.players;
    expect(PROOF.games[definition.id]).toEqual({
      positions: count,
      players: Array.from({ length: max - min + 1 }, (_, i) => min + i),
      options: Object.keys(definition.options).sort(),
      levels: LEVELS,
      characters: CHARACTERS,
      advice: count,
      changed: Object.fromEntries(Object.keys(secrets).map((secret) => [secret, count])),
      otherChoices: 0,
      otherExpectations: 0,
    });
    expect(PROOF.games[definition.id]?.positions).toBeGreaterThanOrEqual(1000);
  }
});
