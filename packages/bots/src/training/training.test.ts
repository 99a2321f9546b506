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
  games: 24,
  hidden: 4,
  seed: 'test',
  variants: [{}, { families: true, resources: true }],
};

/** Learns from games several times. */
const AGAIN = {
  ...SETTINGS,
  fit: { batch: 8, memory: 12, rate: 0.001, lambda: 0.85, jitter: 0.5, againstSteady: 0.2, replans: true },
};

/** Plays the games of a batch from the last to the first, as threads might. */
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
  { name: 'one by one', settings: SETTINGS },
  { name: 'several times', settings: AGAIN },
])(
  'the same seed gives the same weights, also after an interruption: games learned $name',
  async ({ settings }) => {
    const begin = () => beginTraining(GAME, settings);
    const whole = await train(settings, begin(), 24);
    const half = await train(settings, begin(), 16);
    const stored = JSON.parse(JSON.stringify(checkpointOf(settings, half))) as Checkpoint;
    const remembered = lessonsIn(numbersOf(half.remembered));
    const continued = await train(settings, continueTraining(settings, stored, remembered)!, 24);
    expect(continued.net.parts).toEqual(whole.net.parts);
    expect(continued.average.parts).toEqual(whole.average.parts);
    expect(begin().net.parts).not.toEqual(whole.net.parts);
    expect(continueTraining({ ...settings, seed: 'other' }, stored, [])).toBeUndefined();
  },
  30_000,
);

test('a run that forgets the games before an interruption gives other weights', async () => {
  const half = await train(AGAIN, beginTraining(GAME, AGAIN), 16);
  const stored = checkpointOf(AGAIN, half);
  const [with16, without] = [half.remembered, []].map((games) => continueTraining(AGAIN, stored, games.slice())!);
  const ends = [await train(AGAIN, with16!, 24), await train(AGAIN, without!, 24)];
  expect(ends[0]!.net.parts).not.toEqual(ends[1]!.net.parts);
}, 30_000);
