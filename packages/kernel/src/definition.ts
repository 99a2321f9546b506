import type { GenericSchema } from 'valibot';
import type { Chance } from './chance.ts';
import type { PackShelf } from './pack.ts';
import type { Result } from './result.ts';
import type { Interruption, Rules } from './rule.ts';
import type { SeatId, Shape, Viewer } from './shape.ts';
import type { Danger, Statement } from './statement.ts';
import type { PrivatePart } from './view.ts';

export interface OptionSpec<Value> {
  readonly default: Value;
  readonly values: readonly Value[];
}

export interface Players {
  readonly min: number;
  readonly max: number;
  /** Player counts that the rules allow, although the box doesn't mention them. */
  readonly unofficial?: readonly number[];
}

export interface Setup<G extends Shape> {
  readonly players: number;
  readonly options: G['options'];
  /** The hash of the content pack. */
  readonly pack: string;
}

export interface Definition<G extends Shape> {
  readonly id: string;
  /** Incremented when a change of the rules would make old journals replay differently. */
  readonly rulesVersion: number;
  readonly players: Players;
  readonly options: { readonly [Name in keyof G['options']]: OptionSpec<G['options'][Name]> };
  readonly packs: PackShelf;
  readonly rules: Rules<G>;
  /** Moves that a seat may make at any moment of its turn. */
  readonly anytime?: Interruption<G>;
  /** Defines the forecasts of the game. Without it, the game has no forecasts. */
  readonly foresight?: Foresight<G>;
  readonly schemas: {
    readonly state: GenericSchema<unknown, G['state']>;
    readonly move: GenericSchema<unknown, G['move']>;
  };

  /** The state before the first draw: all components are in the box, and the first steps are on the stack. */
  start(setup: Setup<G>, chance: Chance): G['state'];
  cloneState(state: G['state']): G['state'];
  /** What everybody sees. A spectator sees only this. */
  publicView(state: G['state']): G['view'];
  /** What a seat sees in addition to the public view. `viewFor` merges the two. */
  privateView(state: G['state'], seat: SeatId): PrivatePart<G['view']>;
  /** Like `viewFor`, but faster. The view shares lists with the state, so it is valid only until the next move. */
  glance?(state: G['state'], seat: SeatId): G['view'];
  eventFor(event: G['event'], viewer: Viewer): G['event'];
  /**
   * Events that everybody sees, but that leave no trace in any view. An example is a payment from a secret amount of
   * cash.
   */
  readonly passing?: readonly G['event']['type'][];
  /**
   * Whether a rule demands that this event reveals a secret, even without a draw. For example, a player of Escape Plan
   * who places a cube reveals a line of their secret plan.
   */
  discloses?(event: G['event']): boolean;
  /**
   * A random state that this viewer can't tell from the true one. `dream` draws everything that the viewer doesn't
   * know.
   */
  determinise(state: G['state'], viewer: Viewer, dream: Chance): G['state'];
  resultOf(state: G['state']): Result | undefined;
  /**
   * The points of each seat if the game ended now. They are for graphs. During the game, a seat may see only its own.
   */
  scoresOf?(state: G['state']): readonly number[];
  /**
   * How a finished game ended for each seat, as a name for statistics. The default is the id of the rule that ended the
   * game.
   */
  fatesOf?(seats: number, log: readonly LoggedChoice<G>[]): readonly string[];
  seatsOf(state: G['state']): number;
  /**
   * What is wrong with an edited state, one sentence per broken invariant. The list is empty if the state is possible.
   */
  faultsOf(state: G['state']): readonly Fault[];
  /** How many of each component exist, wherever they are. The counts never change during a game. */
  countComponents(state: G['state']): Readonly<Record<string, number>>;
}

/** A choice of a finished game, with its events. The first item of a log is the setup, which has no seat. */
export interface LoggedChoice<G extends Shape> {
  readonly seat?: SeatId;
  readonly move?: G['move'];
  readonly events: readonly G['event'][];
}

/** Defines what a forecast counts and says, and where it ends. */
export interface Foresight<G extends Shape> {
  /**
   * The seat's figures that a move can change. The state is always a determinised one, so the figures contain no
   * secrets.
   */
  figuresOf(state: G['state'], seat: SeatId): Readonly<Record<string, number>>;
  /** Steps at which every move changes the figures in the same way. A forecast continues past them. */
  readonly settled: ReadonlySet<G['frame']['step']>;
  /**
   * Whether the seat can't influence the outcome of a pending step. If so, a forecast plays the first move and goes on.
   */
  isForced?(state: G['state'], frame: G['frame']): boolean;
  /** A forecast stops before these events, because what follows does not depend on the move. */
  readonly endsWith: ReadonlySet<G['event']['type']>;
  /**
   * What the moves will certainly do besides changing figures, and what the seat will certainly lose. The text may use
   * only what the seat knows.
   */
  tell?(outlook: Outlook<G>): ForecastStatements;
}

/** The moves of a forecast, and what they led to. */
export interface Outlook<G extends Shape> {
  readonly seat: SeatId;
  /** The question that the first move answers. */
  readonly frame: G['frame'];
  readonly moves: readonly G['move'][];
  readonly before: G['state'];
  readonly after: G['state'];
  /** The events, as far as the seat may know them. */
  readonly events: readonly G['event'][];
}

export interface ForecastStatements {
  /** Sentences in the future tense, most important first. */
  readonly facts: readonly Statement[];
  readonly dangers: readonly Danger[];
}

export interface Fault {
  readonly invariant: string;
  readonly message: string;
}

export const otherSeats = (seats: number, seat: SeatId): SeatId[] => seatsFrom(seats, seat).slice(1);

export function seatsFrom(seats: number, first: SeatId): SeatId[] {
  const order: SeatId[] = [];
  for (let i = 0; i < seats; i += 1) order.push((first + i) % seats);
  return order;
}
