import type { Verification } from '@getaway/kernel';
import type { PlayPort, Testimony, WatchPort } from '@getaway/table';
import type { GameId } from '../browser/gameIds.ts';
import type { Outcome } from '../worker/trouble.ts';
import type { TableExtras } from './extras.ts';

export interface FoundDraws {
  readonly verification: Verification;
  readonly testimony?: Testimony | undefined;
}

/** A table that is open in this tab. */
export interface OpenTable {
  readonly game: GameId;
  readonly watching: WatchPort;
  /** Absent where nobody plays any more. */
  readonly playing?: PlayPort;
  /** The document of the game's content pack, which screens look cards up in. */
  readonly pack: unknown;
  /** The bot that takes a seat which somebody leaves. */
  readonly defaultLevel: string;
  setPause(milliseconds: number): void;
  /** Goes on after trouble. */
  retry(): void;
  /** The whole game as the text of a file. */
  exported(): Promise<Outcome<string>>;
  /** Whether its draws are those that its seed leads to, and what this device remembers of how the seed came about. */
  proof(): Promise<FoundDraws>;
  /** Begins another game of the same people here, with the same options; resolves to its id. */
  again?(): Promise<Outcome<string>>;
  close(): void;
  /** What is there besides the game, where its people sit elsewhere. */
  readonly extras?: TableExtras;
}
