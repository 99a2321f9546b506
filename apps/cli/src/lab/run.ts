import { Worker } from 'node:worker_threads';
import type { LabSettings } from './settings.ts';
import type { LabAnswer } from './thread.ts';

export interface LabRun {
  readonly settings: LabSettings;
  readonly games: number;
  readonly threads: number;
  /** The record of the games that have already been played. New games are added to the record. */
  readonly record: { has(game: number): boolean; add(answer: LabAnswer): void };
  progress(played: number): void;
}

/** Plays all games that are missing from the record, in several threads. */
export async function runLab({ settings, games, threads, record, progress }: LabRun): Promise<void> {
  const missing = Array.from({ length: games }, (_, game) => game).filter((game) => !record.has(game));
  let played = games - missing.length;
  const finish = (answer: LabAnswer): void => {
    record.add(answer);
    played += 1;
    progress(played);
  };
  const count = Math.min(threads, missing.length);
  await Promise.all(Array.from({ length: count }, () => work(settings, missing, finish)));
}

function work(settings: LabSettings, missing: number[], finish: (answer: LabAnswer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { execArgv: [], workerData: settings });
    const next = (): void => {
      const game = missing.shift();
      if (game === undefined) void thread.terminate();
      else thread.postMessage(game);
    };
    thread.on('message', (answer: LabAnswer) => {
      finish(answer);
      next();
    });
    thread.once('error', reject);
    thread.once('exit', () => resolve());
    next();
  });
}
