import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  dealOf,
  type LabSeat,
  MOST_CHOICES,
  seatIn,
  sumOfTimes,
  timeAt,
  type WinShare,
  winShareOf,
} from '@getaway/games/lab';
import { array, boolean, type InferOutput, number, object, parse, record, string } from 'valibot';
import type { LabSettings } from '../lab/settings.ts';
import type { LabAnswer } from '../lab/thread.ts';

const RESULT = object({
  game: string(),
  players: number(),
  options: record(string(), boolean()),
  levels: array(string()),
  seed: string(),
  /** The mean result of the first bot of the line-up in each deal: 1 if it won all games of the deal. */
  deals: array(number()),
  /**
   * The final scores by seat in the games of the first deal. They show whether the bots still play the same way as when
   * this result was recorded.
   */
  firstScores: array(array(number())),
  /** How many choices the first bot of the line-up made, and the processor time for all of them. */
  choices: number(),
  ms: number(),
  /** How many choices took how long, see `TimeCounts`. */
  times: array(number()),
});

/** The results of all games that were played for one measurement. */
export type LadderResult = InferOutput<typeof RESULT>;

/** The results of a game's measurements. They are part of the repository, so that a later run can continue them. */
export class LadderResults {
  readonly #file: string;
  readonly #results = new Map<string, LadderResult>();

  constructor(file: string) {
    this.#file = file;
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const result = parse(RESULT, JSON.parse(line));
      this.#results.set(keyOf(result), result);
    }
  }

  of(settings: LabSettings): LadderResult | undefined {
    return this.#results.get(keyOf(settings));
  }

  drop(settings: LabSettings): void {
    this.#results.delete(keyOf(settings));
    this.#write();
  }

  /** Adds whole deals that follow the last recorded one. */
  add(settings: LabSettings, answers: readonly LabAnswer[]): void {
    const before = this.of(settings);
    this.#results.set(keyOf(settings), extended(before, settings, answers));
    this.#write();
  }

  #write(): void {
    const sorted = [...this.#results].toSorted(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(this.#file, sorted.map(([, result]) => `${JSON.stringify(result)}\n`).join(''));
  }
}

function extended(
  before: LadderResult | undefined,
  { game, players, options, levels, seed }: LabSettings,
  answers: readonly LabAnswer[],
): LadderResult {
  const own = answers
    .toSorted((a, b) => a.game - b.game)
    .map(({ game: number, seats }) => ({ deal: dealOf(number, players), seat: seats[seatIn(0, number, players)] }));
  const deals = [...Map.groupBy(own, ({ deal }) => deal).values()].map(
    (same) => Math.round((1000 * same.reduce((sum, { seat }) => sum + (seat?.win ?? 0), 0)) / players) / 1000,
  );
  return {
    game,
    players,
    options: { ...options },
    levels: [...levels],
    seed,
    deals: [...(before?.deals ?? []), ...deals],
    firstScores: before?.firstScores ?? scoresOf(answers.filter(({ game: number }) => number < players)),
    choices: (before?.choices ?? 0) + own.reduce((sum, { seat }) => sum + (seat?.choices ?? 0), 0),
    ms: Math.round((before?.ms ?? 0) + own.reduce((sum, { seat }) => sum + (seat?.ms ?? 0), 0)),
    times: [
      ...own.reduce((all: readonly number[], { seat }) => sumOfTimes(all, seat?.times ?? []), before?.times ?? []),
    ],
  };
}

/** The final scores by seat, in the order of the games. */
export const scoresOf = (answers: readonly LabAnswer[]): number[][] =>
  answers.toSorted((a, b) => a.game - b.game).map(({ seats }) => seats.map(({ score }) => score));

export const gamesOf = ({ deals, players }: LadderResult): number => deals.length * players;

/** The figures of the first bot of the line-up. */
export const figuresIn = ({ deals, choices, ms, times }: LadderResult): LadderFigures => ({
  ...winShareOf(deals),
  msPerChoice: ms / Math.max(1, choices),
  ms95: timeAt(MOST_CHOICES, times),
});

export type LadderFigures = WinShare & Pick<LabSeat, 'msPerChoice' | 'ms95'>;

const keyOf = ({ players, options, levels, seed }: Omit<LabSettings, 'game'>): string =>
  [players, ...Object.keys(options), ...new Set(levels), seed].join(' ');
