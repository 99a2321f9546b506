import { bits256, listUpTo, textUpTo, wholeNumber } from '@getaway/kernel';
import { MAX_SEATS, setupSchema } from '@getaway/protocol/room';
import { WENT_BACK_BY } from '@getaway/table';
import * as v from 'valibot';
import { CALLED_FOR } from './calling.ts';

/** Earlier programs took more names, and their tables have to open: what can't be seen is shown by signs. */
const keptName = textUpTo(200);

const at = wholeNumber;
const seat = wholeNumber;
const person = textUpTo(100);
const move = v.looseObject({ move: textUpTo(100) });

/**
 * Everything that ever happens at a table, in order: the table is what its lines make of it, and nothing else. The journal of
 * its game is in the lines `began` and `entry`.
 */
const lineSchema = v.variant('line', [
  /** `secret`: what the draws will come from, with what the devices of the players contribute. */
  v.strictObject({
    line: v.literal('opened'),
    at,
    host: person,
    setup: setupSchema,
    secret: v.exactOptional(bits256),
  }),
  /** A device promises a value for the draws, by its hash. */
  v.strictObject({ line: v.literal('pledged'), at, seat, pledge: bits256 }),
  /** No pledge is added or withdrawn any more. */
  v.strictObject({ line: v.literal('sealed'), at }),
  /** A device tells the value that it had promised. */
  v.strictObject({ line: v.literal('disclosed'), at, seat, pledge: bits256, value: bits256 }),
  v.strictObject({ line: v.literal('sat'), at, seat, person, name: keptName }),
  /** `by`: it was not their own wish. */
  v.strictObject({ line: v.literal('stood'), at, seat, by: v.exactOptional(v.literal('host')) }),
  /** Somebody else is the host from now on: the one before has left, or stays away. */
  v.strictObject({ line: v.literal('hosted'), at, person }),
  /** Somebody came with the seat's link: from now on the seat is theirs. */
  v.strictObject({ line: v.literal('claimed'), at, seat, person, name: keptName }),
  /** The game begins, or goes on by new rules from a position: everything of its journal but the entries. */
  v.strictObject({ line: v.literal('began'), at, journal: v.looseObject({ rules: wholeNumber }) }),
  v.strictObject({
    line: v.literal('entry'),
    at,
    entry: v.strictObject({ seat, move, draws: listUpTo(wholeNumber, 1000) }),
  }),
  /** `entries`: how many are left; earlier servers always took back one. */
  v.strictObject({ line: v.literal('undone'), at, seat, entries: v.exactOptional(wholeNumber) }),
  /** The game goes back to so many entries, although something had been seen. */
  v.strictObject({ line: v.literal('rewound'), at, entries: wholeNumber, by: v.picklist(WENT_BACK_BY) }),
  /** Somebody asks all others to go back so far; asking is agreeing. */
  v.strictObject({ line: v.literal('asked'), at, seat, entries: wholeNumber }),
  v.strictObject({ line: v.literal('answered'), at, seat, agrees: v.boolean() }),
  /** A bot plays a seat, or leaves it to its owner again. */
  v.strictObject({
    line: v.literal('bot'),
    at,
    seat,
    level: v.nullable(textUpTo(40)),
    why: v.picklist(['wish', 'time', 'others', 'returned', 'empty']),
  }),
  /** People who were not here have been called: because it is their turn, or because everybody is asked something. */
  v.strictObject({ line: v.literal('called'), at, why: v.picklist(CALLED_FOR), seats: listUpTo(seat, MAX_SEATS) }),
  /** Somebody has opened another table for the same people. */
  v.strictObject({ line: v.literal('rematch'), at, table: textUpTo(40) }),
]);
export type Line = v.InferOutput<typeof lineSchema>;

export const writeLine = (line: Line): string => JSON.stringify(line);

/** A line that can't be read is damage, not input: whoever reads it can't go on. */
export function readLine(text: string): Line {
  const parsed = v.safeParse(lineSchema, JSON.parse(text));
  if (!parsed.success) throw new Error(`a line of the table can't be read: ${v.getDotPath(parsed.issues[0]) ?? ''}`);
  return parsed.output;
}
