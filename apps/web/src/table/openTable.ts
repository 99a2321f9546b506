import type { Verification } from '@getaway/kernel';
import type { PlayPort, Testimony, WatchPort } from '@getaway/table';
import type { FunctionComponent } from 'preact';
import type { GameId } from '../browser/gameIds.ts';
import type { OrTrouble } from '../worker/trouble.ts';
import type { TableExtras } from './extras.ts';
import type { ReplayUi } from './replayUi.ts';

export interface FoundDraws {
  readonly verification: Verification;
  readonly testimony?: Testimony | undefined;
}

export interface OpenTable {
  readonly game: GameId;
  readonly watching: WatchPort;
  /** The port through which the viewer plays; absent in a replay and in a finished game of this browser. */
  readonly playing?: PlayPort;
  /** The document of the game's content pack, for screens that look up cards. */
  readonly pack: unknown;
  /** The level of the bot that takes over a seat. */
  readonly defaultLevel: string;
  setPause(milliseconds: number): void;
  /** Continues after an error. */
  retry(): void;
  /** The whole game as the text of a file. */
  exported(): Promise<OrTrouble<string>>;
  /** Whether the draws follow from the seed, and what this device remembers about how the seed was made. */
  proof(): Promise<FoundDraws>;
  /** Begins another game here with the same players and options. Resolves to its id. */
  again?(): Promise<OrTrouble<string>>;
  close(): void;
  /** Sends a bug report to the table's own server; absent for a game on this device. */
  report?(report: string): Promise<OrTrouble<null>>;
  readonly replayHref?: string;
  readonly extras?: TableExtras;
  /** Set if the frame shows a replay. */
  readonly replay?: ReplayUi;
  /**
   * Absent if there is no adviser. The device stores under `key` whether the adviser is off. `amongPeople` is set if
   * the other players have agreed to an adviser.
   */
  readonly adviser?: { readonly key: string; readonly amongPeople?: boolean };
  /** Whether this is a game for beginners. If so, long lists of choices start with suggestions. */
  readonly isFirstGame?: boolean;
  readonly lesson?: LessonFrame;
}

interface LessonFrame {
  /** What to do, and the progress of the lesson. It is shown above the table. */
  readonly Coach: FunctionComponent;
  /** The address of the page to go to when the lesson is left. */
  readonly leaveTo: string;
}
