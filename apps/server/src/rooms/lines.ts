import { wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
import { paceSchema } from './pace.ts';

/** Somebody's name as others see it: no control characters, nothing invisible, not too long. */
export const nameSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(24), v.regex(/^[^\p{C}]+$/u));

const at = wholeNumber;
const seat = wholeNumber;
const person = v.string();
const move = v.looseObject({ move: v.string() });

/** How the host wants the table. */
export const setupSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  players: v.pipe(wholeNumber, v.minValue(1), v.maxValue(5)),
  options: v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown()),
  pace: paceSchema,
  /** What happens when somebody's time is up. */
  onTimeout: v.picklist(['bot', 'wait']),
  listed: v.boolean(),
  /** Whether people without a seat may watch. */
  watching: v.boolean(),
});
export type TableSetup = v.InferOutput<typeof setupSchema>;

/**
 * Everything that ever happens at a table, in order: the table is what its lines make of it, and nothing else. The journal of
 * its game is in the lines `began` and `entry`.
 */
const lineSchema = v.variant('line', [
  v.strictObject({ line: v.literal('opened'), at, host: person, setup: setupSchema }),
  v.strictObject({ line: v.literal('sat'), at, seat, person, name: nameSchema }),
  v.strictObject({ line: v.literal('stood'), at, seat }),
  /** Somebody came with the seat's link: from now on the seat is theirs. */
  v.strictObject({ line: v.literal('claimed'), at, seat, person, name: nameSchema }),
  /** The game begins, or goes on by new rules from a position: everything of its journal but the entries. */
  v.strictObject({ line: v.literal('began'), at, journal: v.looseObject({ rules: wholeNumber }) }),
  v.strictObject({
    line: v.literal('entry'),
    at,
    entry: v.strictObject({ seat, move, draws: v.array(wholeNumber) }),
  }),
  v.strictObject({ line: v.literal('undone'), at, seat }),
  /** The game goes back to so many entries, although something had been seen. */
  v.strictObject({ line: v.literal('rewound'), at, entries: wholeNumber, by: v.picklist(['agreement', 'admin']) }),
  /** Somebody asks all others to go back so far; asking is agreeing. */
  v.strictObject({ line: v.literal('asked'), at, seat, entries: wholeNumber }),
  v.strictObject({ line: v.literal('answered'), at, seat, agrees: v.boolean() }),
  /** A bot plays a seat, or leaves it to its owner again. */
  v.strictObject({
    line: v.literal('bot'),
    at,
    seat,
    level: v.nullable(v.string()),
    why: v.picklist(['wish', 'time', 'returned', 'empty']),
  }),
  /** The host has opened another table for the same people. */
  v.strictObject({ line: v.literal('rematch'), at, table: v.string() }),
]);
export type Line = v.InferOutput<typeof lineSchema>;

export const writeLine = (line: Line): string => JSON.stringify(line);

/** A line that can't be read is damage, not input: whoever reads it can't go on. */
export function readLine(text: string): Line {
  const parsed = v.safeParse(lineSchema, JSON.parse(text));
  if (!parsed.success) throw new Error(`a line of the table can't be read: ${v.getDotPath(parsed.issues[0]) ?? ''}`);
  return parsed.output;
}
