import type { GenericSchema } from 'valibot';
import type { Chance } from './chance.ts';
import type { PackShelf } from './pack.ts';
import type { Result } from './result.ts';
import type { Interruption, Rules } from './rule.ts';
import type { SeatId, Shape, Viewer } from './shape.ts';
import type { Danger, Statement } from './statement.ts';
import type { PrivatePart } from './view.ts';

/** A table option as a client can offer it. */
export interface OptionSpec<Value> {
  readonly default: Value;
  readonly values: readonly Value[];
}

export interface Players {
  readonly min: number;
  readonly max: number;
  /** Player counts that the box doesn't mention but the rules allow. */
  readonly unofficial?: readonly number[];
}

/** Everything a new game is made from, except chance. */
export interface Setup<G extends Shape> {
  readonly players: number;
  readonly options: G['options'];
  /** The hash of the content pack. */
  readonly pack: string;
}

/** A game, as the kernel and every client know it. */
export interface Definition<G extends Shape> {
  readonly id: string;
  /** Incremented when a change of the rules would make an old journal play differently. */
  readonly rulesVersion: number;
  readonly players: Players;
  readonly options: { readonly [Name in keyof G['options']]: OptionSpec<G['options'][Name]> };
  readonly packs: PackShelf;
  readonly rules: Rules<G>;
  /** The actions that a seat may take at any moment of its turn, if the game has such actions. */
  readonly anytime?: Interruption<G>;
  /** Defines the forecasts of the game. A game without it has none. */
  readonly foresight?: Foresight<G>;
  readonly schemas: {
    readonly state: GenericSchema<unknown, G['state']>;
    readonly move: GenericSchema<unknown, G['move']>;
  };

  /** The components in the box and the first steps on the stack. No draw is made yet. */
  start(setup: Setup<G>, chance: Chance): G['state'];
  cloneState(state: G['state']): G['state'];
  /** What everybody sees. A spectator sees only this. */
  publicView(state: G['state']): G['view'];
  /** What a seat sees beyond the public part. `viewFor` merges the two. */
  privateView(state: G['state'], seat: SeatId): PrivatePart<G['view']>;
  /**
   * The same as `viewFor`, but faster, because it shares lists with the state. The result is valid only until the next
   * move.
   */
  glance?(state: G['state'], seat: SeatId): G['view'];
  eventFor(event: G['event'], viewer: Viewer): G['event'];
  /**
   * Events that are public when they happen although no view shows them afterwards, such as payments from a secret
   * amount of cash.
   */
  readonly passing?: readonly G['event']['type'][];
  /** Whether the rules disclose a secret by this event without a draw, such as a plan line shown by a cube. */
  discloses?(event: G['event']): boolean;
  /** A state that this viewer can't tell from the true one. Whatever the viewer doesn't know is drawn again. */
  determinise(state: G['state'], viewer: Viewer, dream: Chance): G['state'];
  /** The result of the game; undefined while it goes on. */
  resultOf(state: G['state']): Result | undefined;
  /** The points of each seat if the game ended now, for graphs. A seat may see only its own. */
  scoresOf?(state: G['state']): readonly number[];
  /**
   * How a finished game ended for each seat, as a name for statistics. In a game without this function, every seat gets
   * the id of the rule that ended the game.
   */
  fatesOf?(seats: number, log: readonly LoggedChoice<G>[]): readonly string[];
  seatsOf(state: G['state']): number;
  /** What is wrong with a state that people edited, one sentence per invariant; empty if the state is possible. */
  faultsOf(state: G['state']): readonly Fault[];
  /** How many of each component exist, wherever they are. These counts stay constant throughout a game. */
  countComponents(state: G['state']): Readonly<Record<string, number>>;
}

/** A choice of a finished game, and what it led to. The first one is the setup, which has no seat. */
export interface LoggedChoice<G extends Shape> {
  readonly seat?: SeatId;
  readonly move?: G['move'];
  readonly events: readonly G['event'][];
}

/** Defines what a forecast counts and says, and where it ends. */
export interface Foresight<G extends Shape> {
  /** The seat's figures that a move can change, each as one number. It is only called for dreams. */
  figuresOf(state: G['state'], seat: SeatId): Readonly<Record<string, number>>;
  /** Steps whose moves all change the figures in the same way, so that a forecast continues through them. */
  readonly settled: ReadonlySet<G['frame']['step']>;
  /**
   * Whether nothing that the seat has can change the outcome of a pending step, so that a forecast continues through it
   * with its first move.
   */
  isForced?(state: G['state'], frame: G['frame']): boolean;
  /** Events before which a forecast ends, because they do not depend on the move. */
  readonly endsWith: ReadonlySet<G['event']['type']>;
  /**
   * The certain effects of the moves apart from the figures, and their certain losses. Like the figures, they depend
   * only on what the seat knows.
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
  /** The events as the seat may know them. */
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

/** All seats in turn order, starting with this one. */
export function seatsFrom(seats: number, first: SeatId): SeatId[] {
  const order: SeatId[] = [];
  for (let i = 0; i < seats; i += 1) order.push((first + i) % seats);
  return order;
}
