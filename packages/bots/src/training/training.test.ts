import { gangsta } from '@getaway/gangsta';
import { expect, test } from 'vitest';
import { gangstaAdapter as adapter } from '../gangsta/adapter.ts';
import { gangstaLearned as learned } from '../gangsta/learned/learned.ts';
import { type Checkpoint, checkpointOf, continueTraining } from './checkpoint.ts';
import { lessonsIn, numbersOf } from './lessonNumbers.ts';
import { beginTraining, playGame, type TrainingSettings, type TrainingState, trainBatch } from './training.ts';

const GAME = { definition: gangsta, adapter, learned };
const SETTINGS = {
  players: 2,
  games: 12,
  hidden: 4,
  seed: 'test',
  variants: [{}, { families: true, resources: true }],
};

const AGAIN = {
  ...SETTINGS,
  games: 9,
  fit: { batch: 3, memory: 5, rate: 0.001, lambda: 0.85, jitter: 0.5, againstSteady: 0.2, replans: false },
};

/**
 * Trains a net, but plays the games of each batch in reverse order. Threads may finish games in any order, so the order
 * must not affect the result.
 */
async function train(settings: TrainingSettings, state: TrainingState, games: number): Promise<TrainingState> {
  while (state.played < games)
    await trainBatch(settings, state, async (batch) =>
      batch
        .toReversed()
        .map((nth) => playGame(GAME, settings, state, nth))
        .toReversed(),
    );
  return state;
}

test.each([
  { name: 'one by one', settings: SETTINGS, until: 8 },
  { name: 'several times', settings: AGAIN, until: 6 },
])(
  'the same seed gives the same weights, also after an interruption: games learned $name',
  async ({ settings, until }) => {
    const begin = () => beginTraining(GAME, settings);
    const whole = await train(settings, begin(), settings.games);
    const part = await train(settings, begin(), until);
    const stored = JSON.parse(JSON.stringify(checkpointOf(settings, part))) as Checkpoint;
    const remembered = lessonsIn(numbersOf(part.remembered));
    const continued = await train(settings, continueTraining(settings, stored, remembered)!, settings.games);
    expect(continued.net.parts).toEqual(whole.net.parts);
    expect(continued.average.parts).toEqual(whole.average.parts);
    expect(begin().net.parts).not.toEqual(whole.net.parts);
    expect(continueTraining({ ...settings, seed: 'other' }, stored, [])).toBeUndefined();
    if (remembered.length === 0) return;
    const forgetful = await train(settings, continueTraining(settings, stored, [])!, settings.games);
    expect(forgetful.net.parts).not.toEqual(whole.net.parts);
  },
  120_000,
);
