import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { type Lesson, lessonsIn, numbersOf, type TrainingSettings } from '@getaway/bots/training';

/**
 * Stores the last games of a run, one file per batch, so that the run can learn from them again after an interruption.
 */
export class Memory {
  readonly #folder: string;
  readonly #games: number;

  constructor(parent: string, settings: TrainingSettings) {
    const name = createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 12);
    this.#folder = join(parent, name);
    this.#games = settings.fit?.memory ?? 0;
  }

  /** The last games before the game with this number. The net learns from them again. */
  before(played: number): Lesson[] {
    const lessons = this.#batches()
      .filter((first) => first < played)
      .flatMap((first) => this.#read(first));
    return lessons.slice(Math.max(0, lessons.length - this.#games));
  }

  /** Stores the batch that begins with the game of this number, and deletes batches that are no longer needed. */
  keep(first: number, lessons: readonly Lesson[]): void {
    if (this.#games === 0) return;
    mkdirSync(this.#folder, { recursive: true });
    const bytes = new Uint8Array(numbersOf(lessons).buffer);
    writeFileSync(this.#file(first), deflateSync(bytes, { level: 1 }));
    const batches = this.#batches();
    for (const old of batches) if (old < first - this.#games - SPARE * lessons.length) rmSync(this.#file(old));
  }

  #read(first: number): Lesson[] {
    const bytes = Uint8Array.from(inflateSync(readFileSync(this.#file(first))));
    return lessonsIn(new Float64Array(bytes.buffer));
  }

  #batches(): number[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder)
      .map((file) => Number.parseInt(file, 10))
      .sort((a, b) => a - b);
  }

  #file(first: number): string {
    return join(this.#folder, `${first}.lessons`);
  }
}

/**
 * How many batches to keep in addition to the last games. Checkpoints are written less often than batches. So a run
 * may continue from a checkpoint that is several batches old, and then needs the games before that checkpoint.
 */
const SPARE = 8;
