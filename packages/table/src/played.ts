import {
  type Journal,
  listUpTo,
  type Match,
  type Result,
  recordUpTo,
  type SeatId,
  type Shape,
  textUpTo,
  wholeNumber,
} from '@getaway/kernel';
import * as v from 'valibot';
import type { Passage, Player } from './port.ts';

export interface Outcome extends Result {
  readonly options: Readonly<Record<string, unknown>>;
  /**
   * How the game ended for each seat, as a name that the game defines. Absent if the game defines none, or if the log
   * is lost.
   */
  readonly fates?: readonly string[];
}

/** A finished game, as it counts in the statistics of one of its players. */
export interface PlayedGame extends Outcome {
  readonly id: string;
  readonly game: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly seat: SeatId;
  readonly players: readonly Player[];
}

const name = textUpTo(200);
const score = v.strictObject({
  seat: v.union([wholeNumber, name]),
  place: wholeNumber,
  total: v.number(),
  lines: listUpTo(v.strictObject({ line: name, value: v.number() }), 50),
});

export const playedGameSchema: v.GenericSchema<unknown, PlayedGame> = v.strictObject({
  id: name,
  game: name,
  at: v.number(),
  seat: wholeNumber,
  players: listUpTo(v.strictObject({ name, bot: v.exactOptional(name) }), 10),
  options: recordUpTo(name, v.unknown(), 50),
  endedBy: name,
  ranking: listUpTo(score, 10),
  fates: v.exactOptional(listUpTo(name, 10)),
});

/** The outcome of a finished game. It is undefined while the game runs. `log` is undefined if it was not stored. */
export function outcomeOf<G extends Shape>(
  { definition, state, result }: Match<G>,
  journal: Journal<G>,
  log: readonly Passage<G>[] | undefined,
): Outcome | undefined {
  if (result === undefined) return undefined;
  const fates = log === undefined ? undefined : definition.fatesOf?.(definition.seatsOf(state), log);
  // The journal of a game that began from a position has no options. They are in the state.
  const { options } = 'options' in journal ? journal : { options: undefined, ...state };
  return {
    ...result,
    options: typeof options === 'object' && options !== null ? { ...options } : {},
    ...(fates === undefined ? {} : { fates }),
  };
}
