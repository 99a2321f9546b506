import type { Attempt, Forecast, Foreseen, Reason, Result, SeatId, Shape, UndoReason, Viewer } from '@getaway/kernel';

/** A player at the table. Only a bot has a level. */
export interface Player {
  readonly name: string;
  readonly bot?: string;
}

/**
 * An entry of the log: a choice and its events, as far as the reader may know them. The first entry is the setup, which
 * has no choice.
 */
export interface Passage<G extends Shape = Shape> {
  readonly seat?: SeatId;
  readonly move?: G['move'];
  /** The choice, if its events are lost because the game was played under older rules. Everybody may see it. */
  readonly chosen?: G['move'];
  /** Set if the seat had only one answer, which was played automatically. Only the seat itself may know this. */
  readonly unasked?: true;
  /** The later move of the same turn that a bot wanted to prepare by making this choice. Everybody may see it. */
  readonly aim?: G['move'];
  readonly events: readonly G['event'][];
  /**
   * The rewinds that went back to this point. Each keeps the log entries that it removed, because players have seen
   * them.
   */
  readonly wentBack?: readonly WentBack<G>[];
}

export const WENT_BACK_BY = ['agreement', 'silence', 'admin'] as const;

/** Who permitted a rewind, and when. Only a rewind past something that players have seen needs permission. */
export interface BackBy {
  readonly at: number;
  readonly by: (typeof WENT_BACK_BY)[number];
  /** The seats that agreed, including the seat that asked. Seats that did not answer in time are in `silent`. */
  readonly agreed: readonly SeatId[];
  readonly silent: readonly SeatId[];
}

/** A rewind past something that players had already seen. It keeps the log entries that it removed. */
export interface WentBack<G extends Shape = Shape> extends BackBy {
  /** `from` and `to` are the numbers of choices before and after the rewind. */
  readonly from: number;
  readonly to: number;
  readonly passages: readonly Passage<G>[];
}

/** The decision that the viewer has to make, with all legal moves. */
export interface DueDecision<G extends Shape = Shape> {
  /** Identifies the decision. An answer repeats the number, so that late and repeated answers are detected. */
  readonly number: number;
  readonly seat: SeatId;
  readonly frame: G['frame'];
  readonly rules: readonly string[];
  readonly moves: readonly G['move'][];
}

/** The part of the log that begins at number `from`. It replaces what the client has from there on. */
export interface LogPart<G extends Shape = Shape> {
  readonly from: number;
  readonly passages: readonly Passage<G>[];
}

export interface Scene<G extends Shape = Shape> {
  readonly viewer: Viewer;
  readonly view: G['view'];
  /** The seat that is due; undefined when the game is over. */
  readonly due?: SeatId;
  /** The decision, if the viewer has to make it. */
  readonly asked?: DueDecision<G>;
  readonly undo: 'possible' | UndoReason;
  readonly log: LogPart<G>;
  readonly result?: Result;
}

/** Everything about a table that a screen shows. */
export interface Showing<G extends Shape = Shape> {
  readonly players: readonly Player[];
  /** Absent while the device is passed to another player. */
  readonly scene?: Omit<Scene<G>, 'log'>;
  /** The whole log, as far as the viewer of the scene may know it. */
  readonly log: readonly Passage<G>[];
  /** The player who has to take the device next. `undo` says whether the previous player can still undo. */
  readonly handover?: { readonly seat: SeatId; readonly undo: Scene['undo'] };
  /** A technical error, such as a full disk. The game is unchanged. */
  readonly trouble?: string;
}

/** What a table sends to its screen after a change. It contains only the new log entries. */
export interface TableUpdate<G extends Shape = Shape> extends Omit<Showing<G>, 'scene' | 'log'> {
  readonly scene?: Scene<G>;
}

/*
 * The interface between a screen and a table. A screen receives views, events and decisions, and sends choices. The
 * game may run in a worker or on a server.
 */

/** Lets a screen watch a table. After the end of a game, this is enough. */
export interface WatchPort<G extends Shape = Shape> {
  /** Calls `show` at once and after every change. The returned function stops this. */
  watch(show: (showing: Showing<G>) => void): () => void;
  /** What the viewer saw after this many log entries. */
  lookBack(passages: number): Promise<Attempt<G['view']>>;
}

/** A plan that an adviser compared with other plans. */
export interface Advice<G extends Shape = Shape> {
  /** The first moves of the plan. The very first one answers the current decision. */
  readonly moves: readonly G['move'][];
  readonly forecast: Forecast;
  /** The expected lead, in points of the game. */
  readonly lead: number;
  /** The chance to win, from 0 to 1, if the adviser can estimate it. */
  readonly win?: number;
}

export interface PlayPort<G extends Shape = Shape> {
  /**
   * Answers decision `number` with the first move, and the following decisions with the other moves. If a move is
   * refused, none is played.
   */
  play(number: number, moves: readonly G['move'][]): Promise<Attempt<null>>;
  undo(): Promise<Attempt<null>>;
  foresee(moves: readonly G['move'][]): Promise<Foreseen<G>>;
  /**
   * What each move of decision `number` is certain to cause, in the order of the decision's moves. Empty if that
   * decision is not due.
   */
  forecasts(number: number): Promise<readonly Forecast[]>;
  /** Why a move is not possible; undefined if no rule can be named. */
  whyNot(move: G['move']): Promise<Reason | undefined>;
  /**
   * The best plans, best first. The list is empty if decision `number` is not due. The function is absent if there is
   * no adviser.
   */
  advise?(number: number): Promise<readonly Advice<G>[]>;
  /** Shows this seat's view from now on, because its player has taken the device. */
  sit(seat: SeatId): Promise<void>;
  /** Hands a seat to a bot, or back to a person. */
  substitute(seat: SeatId, bot: string | undefined): Promise<Attempt<null>>;
}
