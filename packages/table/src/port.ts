import type { Attempt, Forecast, Foreseen, Reason, Result, SeatId, Shape, UndoReason, Viewer } from '@getaway/kernel';

/** A player at the table. Only a bot has a level. */
export interface Player {
  readonly name: string;
  readonly bot?: string;
}

/**
 * A passage of the log: a choice and the events it led to, as far as the reader may know them. The first passage is the
 * setup, which has no choice.
 */
export interface Passage<G extends Shape = Shape> {
  readonly seat?: SeatId;
  readonly move?: G['move'];
  /** The choice itself, in a game that was played under older rules and whose events are lost. Everybody can see it. */
  readonly chosen?: G['move'];
  /**
   * Set if the seat had only one answer, which was played automatically. Like the move, it is visible only to the seat
   * itself.
   */
  readonly unasked?: true;
  /** A later move of the turn, if a bot made this choice to prepare it. Everybody can see it. */
  readonly aim?: G['move'];
  readonly events: readonly G['event'][];
  /**
   * The rewinds back to this passage. They keep the events that were undone: players have seen them, but they no longer
   * count.
   */
  readonly wentBack?: readonly WentBack<G>[];
}

export const WENT_BACK_BY = ['agreement', 'silence', 'admin'] as const;

/** Who permitted a rewind past something that players had already seen, and when. */
export interface BackBy {
  readonly at: number;
  readonly by: (typeof WENT_BACK_BY)[number];
  /** The seats that agreed, including the seat that asked, and the seats that did not answer in time. */
  readonly agreed: readonly SeatId[];
  readonly silent: readonly SeatId[];
}

/** A rewind past something that players had already seen. It keeps the passages that were removed from the log. */
export interface WentBack<G extends Shape = Shape> extends BackBy {
  /** The number of choices before and after the rewind. */
  readonly from: number;
  readonly to: number;
  /** The passages that were undone, as far as the reader may know them. */
  readonly passages: readonly Passage<G>[];
}

/** The decision that the viewer has to make. Only these moves can answer it. */
export interface DueDecision<G extends Shape = Shape> {
  /** The number of the decision. It is sent with the answer, to detect late and repeated answers. */
  readonly number: number;
  readonly seat: SeatId;
  readonly frame: G['frame'];
  readonly rules: readonly string[];
  readonly moves: readonly G['move'][];
}

/** The log from the passage with number `from` on. It replaces everything that the client has from there on. */
export interface LogPart<G extends Shape = Shape> {
  readonly from: number;
  readonly passages: readonly Passage<G>[];
}

/** Everything that a screen shows to one viewer. */
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
  /** Absent while the device is handed to another player. */
  readonly scene?: Omit<Scene<G>, 'log'>;
  /** The whole log, as far as the viewer of the scene may know it. */
  readonly log: readonly Passage<G>[];
  /** The player who has to take the device next, and whether the previous player can still undo. */
  readonly handover?: { readonly seat: SeatId; readonly undo: Scene['undo'] };
  /** A technical error, such as a full disk. The game is unchanged. */
  readonly trouble?: string;
}

/** What a table sends to its screen after a change. Its log contains only new passages. */
export interface TableUpdate<G extends Shape = Shape> extends Omit<Showing<G>, 'scene' | 'log'> {
  readonly scene?: Scene<G>;
}

/*
 * The interface between a screen and a table. A screen receives views, events and decisions, and sends choices. It does
 * not know whether the game runs in a worker or on a server.
 */

/** Lets a screen watch a table. That is enough if nobody plays, for example after the end of a game. */
export interface WatchPort<G extends Shape = Shape> {
  /** Calls `show` at once and after every change, until the returned function is called. */
  watch(show: (showing: Showing<G>) => void): () => void;
  /** The viewer's view after this many passages of the log. */
  lookBack(passages: number): Promise<Attempt<G['view']>>;
}

/** A plan that an adviser compared with others. */
export interface Advice<G extends Shape = Shape> {
  /** The first moves of the plan. The very first answers the current decision. */
  readonly moves: readonly G['move'][];
  readonly forecast: Forecast;
  /** The expected lead, in points of the game. */
  readonly lead: number;
  /** The chance to win, from 0 to 1, if the adviser can estimate it. */
  readonly win?: number;
}

/** Lets a screen play at a table. */
export interface PlayPort<G extends Shape = Shape> {
  /**
   * Answers decision `number` with the first move, and the decisions after it with the other moves. Either all moves
   * are played or none.
   */
  play(number: number, moves: readonly G['move'][]): Promise<Attempt<null>>;
  undo(): Promise<Attempt<null>>;
  /** The effects of a sequence of moves, as far as the viewer can foresee them. */
  foresee(moves: readonly G['move'][]): Promise<Foreseen<G>>;
  /**
   * The certain effects of each move of decision `number`, in the order of its moves; empty if that decision is not
   * due.
   */
  forecasts(number: number): Promise<readonly Forecast[]>;
  /** Why a move is not possible; undefined if no rule can be named. */
  whyNot(move: G['move']): Promise<Reason | undefined>;
  /** The best plans, best first; absent where there is no adviser. Empty if decision `number` is not due. */
  advise?(number: number): Promise<readonly Advice<G>[]>;
  /** Shows this seat's view from now on, because its player has taken the device. */
  sit(seat: SeatId): Promise<void>;
  /** Hands a seat to a bot, or back to a person. */
  substitute(seat: SeatId, bot: string | undefined): Promise<Attempt<null>>;
}
