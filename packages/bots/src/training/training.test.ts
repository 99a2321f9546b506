import { gangsta } from '@getaway/gangsta';
import { expect, test } from 'vitest';
import { gangstaAdapter as adapter } from '../gangsta/adapter.ts';
import { gangstaLearned as learned } from '../gangsta/learned/learned.ts';
import { type Checkpoint, checkpointOf, continueTraining } from './checkpoint.ts';
import { beginTraining, playGame, type TrainingState, trainBatch } from './training.ts';

const GAME = { definition: gangsta, adapter, learned };
const SETTINGS = {
  players: 2,
  games: 40,
  hidden: 4,
  seed: 'test',
  variants: [{}, { families: true, resources: true }],
};

/** Plays the games of a batch from the last to the first, as threads might. */
async function train(state: TrainingState, games: number): Promise<TrainingState> {
  while (state.played < games)
    await trainBatch(SETTINGS, state, async (batch) =>
      batch
        .toReversed()
        .map((nth) => playGame(GAME, SETTINGS, state, nth))
        .toReversed(),
    );
  return state;
}

test('the same seed gives the same weights, also after an interruption', async () => {
  const whole = await train(beginTraining(GAME, SETTINGS), 40);
  const half = checkpointOf(SETTINGS, await train(beginTraining(GAME, SETTINGS), 16));
  const stored = JSON.parse(JSON.stringify(half)) as Checkpoint;
  const continued = await train(continueTraining(SETTINGS, stored)!, 40);
  expect(continued.net.parts).toEqual(whole.net.parts);
  expect(continued.average.parts).toEqual(whole.average.parts);
  expect(beginTraining(GAME, SETTINGS).net.parts).not.toEqual(whole.net.parts);
  expect(continueTraining({ ...SETTINGS, seed: 'other' }, stored)).toBeUndefined();
}, 30_000);
