import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotChoice, Expectation } from '@getaway/bots';
import { type Attempt, type PackReading, refused, type Shape } from '@getaway/kernel';
import type { CourseDocument } from '@getaway/protocol/socket';
import type { HostedGame } from '@getaway/table';
import { type AnyTable, REGISTRY } from '../base/games.ts';
import type { CourseTask } from './course.ts';
import { FairQueue, type Share } from './fairQueue.ts';
import type { Forked, ForkTask } from './fork.ts';
import type { AdviceTask, BotTask, PackTask, READY, Task, TaskAnswer, TaskResult } from './thread.ts';

interface QueuedTask {
  readonly work: Task;
  readonly share: Share;
  readonly patience: number;
  resolve(answer: TaskAnswer): void;
  reject(error: Error): void;
}

export interface BotTurn {
  readonly table: AnyTable;
  readonly game: HostedGame;
  readonly level: string;
  readonly share: Share;
}

interface BotPoolOptions {
  readonly registry?: string;
  readonly most?: number | undefined;
  readonly mostBotsOnly?: number | undefined;
  /** The time limit for reading a pack, in milliseconds. */
  readonly readingMs?: number | undefined;
}

/** A thread that takes longer than this for a task is replaced. Loading the rules does not count. */
const PATIENCE_MS = 30_000;
/** The default time limit for reading a pack. Reading usually takes 10 ms, and 100 ms on a busy machine. */
const USUAL_READING_MS = 2000;

/** Thrown if the server stops before the task is done. Another server then continues with the table. */
export class BotPoolStopped extends Error {}
class TaskTimedOut extends Error {}

/**
 * A pool of threads for slow tasks, so that they never block the main thread. These threads choose the bots' moves,
 * read packs and replay journals. The people who host tables take turns, and so do the tables of each host.
 */
export class BotPool {
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  /** The threads that have loaded the rules. */
  readonly #ready = new WeakSet<Worker>();
  readonly #queue = new FairQueue<QueuedTask>();
  readonly #registry: string;
  readonly #most: number;
  readonly #mostBotsOnly: number;
  readonly #readingMs: number;
  #hired = 0;
  #botsOnly = 0;
  #stopped = false;

  constructor({
    registry = REGISTRY,
    most = Math.max(1, availableParallelism() - 1),
    mostBotsOnly = Math.max(1, most - 1),
    readingMs = USUAL_READING_MS,
  }: BotPoolOptions = {}) {
    this.#registry = registry;
    this.#most = most;
    this.#mostBotsOnly = mostBotsOnly;
    this.#readingMs = readingMs;
  }

  async think(think: BotTask, share: Share): Promise<BotChoice> {
    return (await this.#work({ think }, share, PATIENCE_MS)) as BotChoice;
  }

  /** Computes what a bot expects of the best few moves, for a person who asks for advice. */
  async advise(advise: AdviceTask, share: Share): Promise<readonly Expectation<Shape>[]> {
    return (await this.#work({ advise }, share, PATIENCE_MS)) as readonly Expectation<Shape>[];
  }

  /** Computes how a running game has gone so far, as one of its seats knows it. */
  async course(course: CourseTask, share: Share): Promise<Attempt<CourseDocument>> {
    return (await this.#work({ course }, share, PATIENCE_MS)) as Attempt<CourseDocument>;
  }

  /** Reads a pack. Refuses a pack that takes too long to read. */
  async readPack(read: PackTask, person: string): Promise<Attempt<PackReading>> {
    try {
      const share = { host: person, table: '', botsOnly: false };
      return (await this.#work({ read }, share, this.#readingMs)) as Attempt<PackReading>;
    } catch (error) {
      if (error instanceof TaskTimedOut) return refused('badPack', 'The pack: reading it takes too long.');
      throw error;
    }
  }

  /** Replays a journal. Refuses a journal that takes too long to replay. */
  async fork(fork: ForkTask, person: string): Promise<Attempt<Forked>> {
    try {
      const share = { host: person, table: '', botsOnly: false };
      return (await this.#work({ fork }, share, PATIENCE_MS)) as Attempt<Forked>;
    } catch (error) {
      if (error instanceof TaskTimedOut) return refused('badJournal', 'The journal: replaying it takes too long.');
      throw error;
    }
  }

  /** Rejects all queued tasks. Running tasks still finish. */
  giveUpWaiting(): void {
    this.#stopped = true;
    const next = (): QueuedTask | undefined => this.#queue.takePlayed() ?? this.#queue.takeBotsOnly();
    for (let waiting = next(); waiting !== undefined; waiting = next())
      waiting.reject(new BotPoolStopped('the bot pool has stopped'));
  }

  async stop(): Promise<void> {
    this.giveUpWaiting();
    await Promise.all([...this.#all].map((thread) => thread.terminate()));
  }

  #work(work: Task, share: Share, patience: number): Promise<TaskAnswer> {
    return new Promise((resolve, reject) => {
      if (this.#stopped) return reject(new BotPoolStopped('the bot pool has stopped'));
      this.#queue.add({ work, share, patience, resolve, reject }, share);
      this.#next();
    });
  }

  #next(): void {
    const isFree = this.#idle.length > 0 || this.#hired < this.#most;
    const waiting = isFree ? this.#take() : undefined;
    if (waiting !== undefined) this.#ask(this.#idle.pop() ?? this.#hire(), waiting);
  }

  #take(): QueuedTask | undefined {
    const played = this.#queue.takePlayed();
    if (played !== undefined || this.#botsOnly >= this.#mostBotsOnly) return played;
    return this.#queue.takeBotsOnly();
  }

  #ask(thread: Worker, { work, share, patience, resolve, reject }: QueuedTask): void {
    let isLate = false;
    this.#botsOnly += share.botsOnly ? 1 : 0;
    let tooLong: NodeJS.Timeout | undefined;
    const begin = (): void => {
      this.#ready.add(thread);
      tooLong = setTimeout(() => {
        isLate = true;
        void thread.terminate();
      }, patience).unref();
    };
    const free = (): void => {
      clearTimeout(tooLong);
      this.#botsOnly -= share.botsOnly ? 1 : 0;
    };
    const heard = (answer: TaskResult | typeof READY): void => {
      if (answer === 'ready') return begin();
      if (isLate) return; // the thread is being terminated and takes no more tasks
      free();
      thread.off('message', heard);
      thread.off('exit', ended);
      this.#idle.push(thread);
      if ('ok' in answer) resolve(answer.ok);
      else reject(new Error(answer.trouble));
      this.#next();
    };
    const ended = (): void => {
      free();
      reject(isLate ? new TaskTimedOut('a thread took too long') : new Error('a thread of the bots ended'));
      this.#next();
    };
    if (this.#ready.has(thread)) begin();
    thread.on('message', heard);
    thread.once('exit', ended);
    thread.postMessage(
      'think' in work ? { think: { ...work.think, effort: effortWith(this.#queue.size, this.#most) } } : work,
    );
  }

  #hire(): Worker {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), {
      execArgv: [],
      workerData: { registry: this.#registry },
    });
    this.#hired += 1;
    this.#all.add(thread);
    thread.unref();
    thread.on('error', () => undefined); // ignored, because the exit event that follows is handled
    thread.once('exit', () => {
      this.#hired -= 1;
      this.#all.delete(thread);
      const place = this.#idle.indexOf(thread);
      if (place !== -1) this.#idle.splice(place, 1);
    });
    return thread;
  }
}

/** The effort of a bot for one choice, as a fraction of its usual effort. Bots think less when more tasks wait. */
const effortWith = (waiting: number, threads: number): number => 1 / (1 + waiting / threads);
