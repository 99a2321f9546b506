import type { Attempt, Forecast, Foreseen, Result, SeatId, Shape, UndoReason, Viewer } from '@getaway/kernel';

/** Somebody at the table; a bot by its level. */
export interface Player {
  readonly name: string;
  readonly bot?: string;
}

/** What one choice led to, as its reader may know it. The first passage is the setup, which nobody chose. */
export interface Passage<G extends Shape = Shape> {
  readonly seat?: SeatId;
  readonly move?: G['move'];
  /** What was chosen, where what it led to is no longer known: of finished games of older rules. Told to everybody. */
  readonly chosen?: G['move'];
  /** The seat had nothing to choose, so the table answered. Like the move, only the seat itself is told. */
  readonly unasked?: true;
  readonly events: readonly G['event'][];
  /** After this the table went back, once or more often: what had come then was seen, and stands no longer. */
  readonly wentBack?: readonly WentBack<G>[];
}

export const WENT_BACK_BY = ['agreement', 'silence', 'admin'] as const;

/** By whose will the table went back past what was seen. */
export interface BackBy {
  readonly at: number;
  readonly by: (typeof WENT_BACK_BY)[number];
  /** Who agreed, whoever asked first; and who was asked and said nothing for long enough. */
  readonly agreed: readonly SeatId[];
  readonly silent: readonly SeatId[];
}

/** The table went back although something had been seen: what is gone from the log is kept here. */
export interface WentBack<G extends Shape = Shape> extends BackBy {
  /** So many choices there had been, and so many were left. */
  readonly from: number;
  readonly to: number;
  /** What was taken back, as its reader was told it. */
  readonly passages: readonly Passage<G>[];
}

/** What the viewer is asked. Only these moves answer it. */
export interface DueDecision<G extends Shape = Shape> {
  /** Goes with the answer: one that comes late or twice is known by it. */
  readonly number: number;
  readonly seat: SeatId;
  /** The step, with everything that it remembers. */
  readonly frame: G['frame'];
  readonly rules: readonly string[];
  readonly moves: readonly G['move'][];
}

/** The log from a number on; everything that the client has from there on is replaced by it. */
export interface LogPart<G extends Shape = Shape> {
  readonly from: number;
  readonly passages: readonly Passage<G>[];
}

/** Everything that one viewer's screen is drawn from. */
export interface Scene<G extends Shape = Shape> {
  readonly viewer: Viewer;
  readonly view: G['view'];
  /** Who has to choose; nobody when the game is over. */
  readonly due?: SeatId;
  /** The question, if it is the viewer's. */
  readonly asked?: DueDecision<G>;
  readonly undo: 'possible' | UndoReason;
  readonly log: LogPart<G>;
  readonly result?: Result;
}

/** What a screen shows of a table. */
export interface Showing<G extends Shape = Shape> {
  readonly players: readonly Player[];
  /** Absent while the device goes from one person to the next. */
  readonly scene?: Omit<Scene<G>, 'log'>;
  /** The whole log, as the viewer of the scene may know it. */
  readonly log: readonly Passage<G>[];
  /** Who has to take the device, and whether the one before can still take back. */
  readonly handover?: { readonly seat: SeatId; readonly undo: Scene['undo'] };
  /** Something went wrong that is nobody's choice, such as a full disk; the game is as it was before. */
  readonly trouble?: string;
}

/** What a table sends to its screen after a change: of the log only what is new. */
export interface TableUpdate<G extends Shape = Shape> extends Omit<Showing<G>, 'scene' | 'log'> {
  readonly scene?: Scene<G>;
}

/*
 * A table as a screen sees it: views, events and questions come in, choices go out. Whether the game runs in a worker beside it or
 * on a server, the screen does not know.
 */

/** What can be seen: all that is needed where nobody plays, as of a finished game. */
export interface WatchPort<G extends Shape = Shape> {
  /** Tells what there is to show at once, and again after every change, until the returned function is called. */
  watch(show: (showing: Showing<G>) => void): () => void;
  /** The viewer's view as it was after so many passages. */
  lookBack(passages: number): Promise<Attempt<G['view']>>;
}

/** What somebody who plays can do. */
export interface PlayPort<G extends Shape = Shape> {
  /** Answers question `number` with its move, and what follows with the next ones: all of them or none. */
  play(number: number, moves: readonly G['move'][]): Promise<Attempt<null>>;
  undo(): Promise<Attempt<null>>;
  /** What moves, one after the other, would do, as far as the viewer can foresee it. */
  foresee(moves: readonly G['move'][]): Promise<Foreseen<G>>;
  /** What each move of question `number` certainly changes, in the question's order; empty once that question is not due. */
  forecasts(number: number): Promise<readonly Forecast[]>;
  /** The rule that keeps a move out of the question's moves, where one can be named. */
  whyNot(move: G['move']): Promise<string | undefined>;
  /** Somebody takes the device: from now on this seat's view is shown. */
  sit(seat: SeatId): Promise<void>;
  /** Hands a seat to a bot, or back to a person. */
  substitute(seat: SeatId, bot: string | undefined): Promise<Attempt<null>>;
}
