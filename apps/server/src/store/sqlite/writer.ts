import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Batcher } from '../batcher.ts';
import { StoreError } from '../port.ts';
import { reasonOf } from '../sentences.ts';
import type { CommitFailure, CommitResult, Write } from './commit.ts';
import type { Files } from './thread.ts';

/** Sends writes from the main thread to the writer thread. */
export class Writer {
  readonly #thread: Worker;
  /** While the thread commits one batch, it already has the next. So the thread never waits for the main thread. */
  readonly #batcher = new Batcher<Write, number>((pieces) => this.#send(pieces), { atOnce: 2 });
  readonly #answers: PromiseWithResolvers<readonly CommitResult[]>[] = [];
  #stopped: StoreError | undefined;

  private constructor(thread: Worker) {
    this.#thread = thread;
    thread.on('message', (outcomes: readonly CommitResult[]) => this.#answers.shift()?.resolve(outcomes));
    thread.on('error', (error: unknown) => this.#stop(`the writer thread failed, ${reasonOf(error)}`));
    thread.on('exit', () => this.#stop('the writer thread has ended'));
  }

  static async open(files: Files): Promise<Writer> {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: files, execArgv: [] });
    await once(thread, 'message');
    return new Writer(thread);
  }

  write(piece: Write): Promise<number> {
    return this.#stopped === undefined ? this.#batcher.add(piece) : Promise.reject(this.#stopped);
  }

  async close(): Promise<void> {
    await this.#batcher.idle();
    if (this.#stopped !== undefined) return;
    this.#stop('it was closed');
    const exit = once(this.#thread, 'exit');
    this.#thread.postMessage('close');
    await exit;
  }

  async #send(pieces: readonly Write[]): Promise<readonly (number | Error)[]> {
    if (this.#stopped !== undefined) throw this.#stopped;
    const answer = Promise.withResolvers<readonly CommitResult[]>();
    this.#answers.push(answer);
    this.#thread.postMessage(pieces);
    return (await answer.promise).map((result) => (typeof result === 'number' ? result : errorOf(result)));
  }

  #stop(reason: string): void {
    this.#stopped ??= new StoreError('unavailable', `The database can't be written to: ${reason}.`);
    for (const answer of this.#answers.splice(0)) answer.reject(this.#stopped);
  }
}

function errorOf({ trouble, message }: CommitFailure): Error {
  return trouble === undefined ? new Error(message) : new StoreError(trouble, message);
}
