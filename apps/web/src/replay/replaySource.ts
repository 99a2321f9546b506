import type { Review } from '@getaway/bots';
import type { Attempt, Forecast, Move } from '@getaway/kernel';
import type { Moment, Onlooker, Passage } from '@getaway/table';
import type { GameId } from '../browser/gameIds.ts';
import type { PlayOn, ReplayAbout } from '../worker/replays.ts';
import type { Outcome } from '../worker/trouble.ts';

/** Where a replay comes from: a game in this browser, a file, or a table on a server. */
export interface ReplaySource {
  readonly game: GameId;
  /** The id of the game in the place where it is stored. */
  readonly id: string;
  readonly about: ReplayAbout;
  readonly tableHref?: string;
  log(onlooker: Onlooker): Promise<Attempt<readonly Passage[]>>;
  moment(onlooker: Onlooker, passages: number): Promise<Attempt<Moment>>;
  /** The points of every seat after each passage; undefined where they are not known. */
  scores(onlooker: Onlooker): Promise<Series>;
  /** Each seat's chance to win at these moments, one moment after the other. */
  chances?(onlooker: Onlooker, moments: readonly number[]): AsyncIterable<Chances>;
  /** Whether a review exists or has been started. */
  isReviewed?(): Promise<boolean>;
  /** Reviews every decision of the finished game; undefined if there is no neural network for it. */
  review?(onProgress: (left: number) => void): Promise<Review | undefined>;
  /** The forecast of moves, based on what the seat whose turn it was could know at that time. */
  foresee?(passages: number, seat: number, moves: readonly Move[]): Promise<Forecast | undefined>;
  /** Begins a game at a moment of this one. Resolves to its id. */
  playOn?(from: PlayOn): Promise<Outcome<string>>;
  /** Sends a bug report to the table's own server. */
  report?(report: string): Promise<Outcome<null>>;
  /** The replay as the text of a file. */
  exported?(): Promise<Outcome<string>>;
  close(): void;
}

/** Each seat's chance to win after a number of passages. The list is empty if no neural network can estimate it. */
interface Chances {
  readonly passages: number;
  readonly values: readonly (number | undefined)[];
}

/** The values of every seat after each passage. The list of a passage may be empty. */
export type Series = readonly (readonly (number | undefined)[])[];
