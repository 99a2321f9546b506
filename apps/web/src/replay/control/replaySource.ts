import type { Review } from '@getaway/bots';
import type { Attempt, Forecast, Move } from '@getaway/kernel';
import type { Moment, Onlooker, Passage } from '@getaway/table';
import type { GameId } from '../../browser/gameIds.ts';
import type { PlayOn, ReplayAbout } from '../../worker/replays.ts';
import type { OrTrouble } from '../../worker/trouble.ts';

/** Where a replay comes from: a game in this browser, a file, or a table on a server. */
export interface ReplaySource {
  readonly game: GameId;
  /** The id of the game in the place where it is stored. */
  readonly id: string;
  readonly about: ReplayAbout;
  readonly tableHref?: string;
  log(onlooker: Onlooker): Promise<Attempt<readonly Passage[]>>;
  moment(onlooker: Onlooker, passages: number): Promise<Attempt<Moment>>;
  /** The points of every seat after each log passage; undefined where they are not known. */
  scores(onlooker: Onlooker): Promise<Series>;
  /** Each seat's chance to win at these moments, delivered moment by moment. */
  chances?(onlooker: Onlooker, moments: readonly number[]): AsyncIterable<Chances>;
  isReviewed?(): Promise<boolean>;
  /** Reviews every decision of the finished game; undefined if there is no neural network for it. */
  review?(onProgress: (left: number) => void): Promise<Review | undefined>;
  /** The forecast of moves at an earlier moment, from what the deciding seat knew then. */
  foresee?(passages: number, seat: number, moves: readonly Move[]): Promise<Forecast | undefined>;
  /** Begins a new game at a moment of this game. Resolves to the new game's id. */
  playOn?(from: PlayOn): Promise<OrTrouble<string>>;
  report?(report: string): Promise<OrTrouble<null>>;
  /** The replay as the text of a file. */
  exported?(): Promise<OrTrouble<string>>;
  close(): void;
}

/** Each seat's chance to win after a number of log passages. `values` is empty if no neural network can estimate it. */
interface Chances {
  readonly passages: number;
  readonly values: readonly (number | undefined)[];
}

/** The values of every seat after each log passage. The list of a passage may be empty. */
export type Series = readonly (readonly (number | undefined)[])[];
