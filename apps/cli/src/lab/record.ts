import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { TrialSeat } from '@getaway/games/lab';
import type { LabSettings } from './settings.ts';
import type { LabAnswer } from './thread.ts';

/**
 * The results of the games played so far, by game number. If a file is given, they are also written to it, so that an
 * interrupted run can be continued.
 */
export class LabRecord {
  readonly #games = new Map<number, readonly TrialSeat[]>();
  readonly #file: string | undefined;

  private constructor(file: string | undefined) {
    this.#file = file;
  }

  /** Opens a record. Returns undefined if the file was written with other settings. */
  static open(settings: LabSettings, file: string | undefined): LabRecord | undefined {
    const record = new LabRecord(file);
    const heading = JSON.stringify(settings);
    if (file === undefined) return record;
    if (!existsSync(file)) {
      appendFileSync(file, `${heading}\n`);
      return record;
    }
    const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
    if (first !== heading) return undefined;
    for (const line of lines) record.#read(line);
    return record;
  }

  /** Reads a line of the file. The last line may be incomplete after an interruption. */
  #read(line: string): void {
    try {
      const { game, seats } = JSON.parse(line) as LabAnswer;
      this.#games.set(game, seats);
    } catch {
      // the line is ignored, because its game will be played again
    }
  }

  add({ game, seats }: LabAnswer): void {
    this.#games.set(game, seats);
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify({ game, seats })}\n`);
  }

  has(game: number): boolean {
    return this.#games.has(game);
  }

  /** The results of the first `count` games, in order. The list ends before the first game that was not played. */
  first(count: number): readonly (readonly TrialSeat[])[] {
    const games: (readonly TrialSeat[])[] = [];
    for (let game = 0; game < count; game += 1) {
      const seats = this.#games.get(game);
      if (seats === undefined) break;
      games.push(seats);
    }
    return games;
  }
}
