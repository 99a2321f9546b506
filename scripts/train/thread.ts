import { parentPort, workerData } from 'node:worker_threads';
import { type Lesson, Net, playGame, type TrainingSettings } from '@getaway/bots/training';
import type { GameId } from '@getaway/games';
import { courseOf } from './courses.ts';

export interface ThreadData {
  readonly course: GameId;
  readonly settings: TrainingSettings;
  readonly shape: Net['shape'];
}

/** A game to play, and the buffers with the weights of the nets. */
export interface ThreadTask {
  readonly nth: number;
  readonly net: SharedArrayBuffer;
  readonly earlier: readonly SharedArrayBuffer[];
}

export interface ThreadAnswer {
  readonly nth: number;
  readonly lesson: Lesson;
}

const { course, settings, shape } = workerData as ThreadData;
const { definition, adapter } = await courseOf(course);
const { learned } = adapter;
if (learned === undefined) throw new Error('the game has no features');
parentPort?.on('message', ({ nth, net, earlier }: ThreadTask) => {
  const nets = { net: new Net(shape, net), earlier: earlier.map((buffer) => new Net(shape, buffer)) };
  const lesson = playGame({ definition, adapter, learned }, settings, nets, nth);
  parentPort?.postMessage({ nth, lesson } satisfies ThreadAnswer);
});
