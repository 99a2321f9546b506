import { Worker } from 'node:worker_threads';
import type { Lesson, Net, PlayGames, TrainingState } from '@getaway/bots/training';
import type { ThreadAnswer, ThreadData, ThreadTask } from './thread.ts';

export interface TrainingPool {
  readonly play: PlayGames;
  stop(): Promise<void>;
}

export function openPool(count: number, data: ThreadData, state: TrainingState): TrainingPool {
  const threads = Array.from(
    { length: count },
    () => new Worker(new URL('./thread.ts', import.meta.url), { workerData: data }),
  );
  return {
    async play(games) {
      const waiting = games.slice();
      const lessons = new Map<number, Lesson>();
      const nets = { net: bufferOf(state.net), earlier: state.earlier.map(bufferOf) };
      const serve = async (thread: Worker): Promise<void> => {
        for (let nth = waiting.shift(); nth !== undefined; nth = waiting.shift())
          lessons.set(nth, await ask(thread, { nth, ...nets }));
      };
      await Promise.all(threads.map(serve));
      return games.map((nth) => lessons.get(nth) as Lesson);
    },
    async stop() {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}

const bufferOf = ({ first }: Net): SharedArrayBuffer => first.buffer as SharedArrayBuffer;

function ask(thread: Worker, task: ThreadTask): Promise<Lesson> {
  return new Promise((resolve, reject) => {
    thread.once('error', reject);
    thread.once('message', ({ lesson }: ThreadAnswer) => {
      thread.off('error', reject);
      resolve(lesson);
    });
    thread.postMessage(task);
  });
}
