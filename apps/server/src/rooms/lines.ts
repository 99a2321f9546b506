import { bits256, entrySchema, listUpTo, textUpTo, wholeNumber } from '@getaway/kernel';
import { MAX_SEATS, setupSchema } from '@getaway/protocol/room';
import { originSchema, WENT_BACK_BY } from '@getaway/table';
import * as v from 'valibot';
import { CALLED_FOR } from './calling.ts';

/** Earlier versions accepted names with invisible characters. Tables with such names must still open. */
const keptName = textUpTo(200);

const at = wholeNumber;
const seat = wholeNumber;
const person = textUpTo(100);

/**
 * The lines of a table: everything that happened there, in order. The whole table can be computed from them. The lines
 * `began` and `entry` contain the journal of the game.
 */
const lineSchema = v.variant('line', [
  /**
   * The table was opened. `secret` is the server's part of the seed. `fork` is the starting position if the game
   * continues an earlier game.
   */
  v.strictObject({
    line: v.literal('opened'),
    at,
    host: person,
    setup: setupSchema,
    secret: v.exactOptional(bits256),
    fork: v.exactOptional(v.strictObject({ position: v.looseObject({}), origin: originSchema })),
  }),
  /** A device has committed to a value for the draws, by sending the hash of the value. */
  v.strictObject({ line: v.literal('pledged'), at, seat, pledge: bits256 }),
  /** The list of pledges is sealed: from now on none can be added or withdrawn. */
  v.strictObject({ line: v.literal('sealed'), at }),
  /** A device has disclosed the value that it pledged. */
  v.strictObject({ line: v.literal('disclosed'), at, seat, pledge: bits256, value: bits256 }),
  v.strictObject({ line: v.literal('sat'), at, seat, person, name: keptName }),
  /** A person has left their seat. `by` is set if the host removed the person. */
  v.strictObject({ line: v.literal('stood'), at, seat, by: v.exactOptional(v.literal('host')) }),
  /** There is a new host, for example because the previous one has left or stays away. */
  v.strictObject({ line: v.literal('hosted'), at, person }),
  /** The seat has a new owner, who claimed it with its link or logged in on the previous owner's device. */
  v.strictObject({ line: v.literal('claimed'), at, seat, person, name: keptName }),
  /** The host has chosen the bot that plays a seat if nobody takes the seat. */
  v.strictObject({ line: v.literal('botChosen'), at, seat, bot: textUpTo(40) }),
  /** The game begins, or continues from a position under new rules. `journal` is the journal without its entries. */
  v.strictObject({ line: v.literal('began'), at, journal: v.looseObject({ rules: wholeNumber }) }),
  v.strictObject({ line: v.literal('entry'), at, entry: entrySchema }),
  /**
   * A seat has undone a choice. `entries` is how many entries are left. Earlier versions always removed one entry and
   * wrote no number.
   */
  v.strictObject({ line: v.literal('undone'), at, seat, entries: v.exactOptional(wholeNumber) }),
  /** The game was rewound to this many entries, although the removed choices had revealed information. */
  v.strictObject({ line: v.literal('rewound'), at, entries: wholeNumber, by: v.picklist(WENT_BACK_BY) }),
  /** A player has asked all others to agree to a rewind to this many entries. Asking counts as agreeing. */
  v.strictObject({ line: v.literal('asked'), at, seat, entries: wholeNumber }),
  v.strictObject({ line: v.literal('answered'), at, seat, agrees: v.boolean() }),
  /** At a teaching table, a player asked the adviser before the choice with this number, counted from 0. */
  v.strictObject({ line: v.literal('advised'), at, seat, choice: wholeNumber }),
  /** A bot has taken over a seat, or the owner has taken the seat back. */
  v.strictObject({
    line: v.literal('bot'),
    at,
    seat,
    level: v.nullable(textUpTo(40)),
    why: v.picklist(['wish', 'time', 'others', 'returned', 'empty']),
  }),
  /** Absent people were alerted, because it is their turn or because they have to answer a request to rewind. */
  v.strictObject({ line: v.literal('called'), at, why: v.picklist(CALLED_FOR), seats: listUpTo(seat, MAX_SEATS) }),
  /** Whether a player of a finished game agrees that anybody with the link may see the replay. */
  v.strictObject({ line: v.literal('shared'), at, seat, agrees: v.boolean() }),
  /** A player has opened a rematch for the same people. */
  v.strictObject({ line: v.literal('rematch'), at, table: textUpTo(40) }),
]);
export type Line = v.InferOutput<typeof lineSchema>;

export const writeLine = (line: Line): string => JSON.stringify(line);

/** Reads a stored line. An unreadable line means that the store is damaged, so this throws an error. */
export function readLine(text: string): Line {
  const parsed = v.safeParse(lineSchema, JSON.parse(text));
  if (!parsed.success) throw new Error(`a line of the table can't be read: ${v.getDotPath(parsed.issues[0]) ?? ''}`);
  return parsed.output;
}
