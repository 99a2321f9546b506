import { wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';

const id = v.optional(v.union([v.pipe(v.string(), v.maxLength(100)), v.number()]));
const table = v.pipe(v.string(), v.maxLength(40));
const seat = v.pipe(wholeNumber, v.maxValue(4));
const move = v.looseObject({ move: v.pipe(v.string(), v.maxLength(40)) });
const moves = v.pipe(v.array(move), v.minLength(1), v.maxLength(20));

/** No control characters but new lines, and no halves of characters: no store could keep them. */
const text = v.pipe(
  v.string(),
  v.check((given) => given.isWellFormed() && !CONTROL.test(given), 'It has characters that nobody can see.'),
);
const CONTROL = /[^\P{Cc}\n\t]/u;

/** Everything that a client can ask over its socket. Unknown fields are ignored, unknown `do` is an error. */
export const requestSchema = v.variant('do', [
  /** Who is there: a device that the server knows. Without it one can only watch. */
  v.object({ id, do: v.literal('hello'), device: v.pipe(v.string(), v.maxLength(100)) }),
  /** Shows the table from now on; `known` is what the client still has of it. */
  v.object({
    id,
    do: v.literal('watch'),
    table,
    known: v.optional(v.object({ lines: wholeNumber, passages: wholeNumber })),
  }),
  v.object({ id, do: v.literal('leave'), table }),
  v.object({ id, do: v.literal('sit'), table, seat }),
  v.object({ id, do: v.literal('stand'), table }),
  v.object({ id, do: v.literal('begin'), table }),
  v.object({ id, do: v.literal('play'), table, number: wholeNumber, moves }),
  v.object({ id, do: v.literal('undo'), table }),
  v.object({ id, do: v.literal('foresee'), table, moves }),
  v.object({ id, do: v.literal('whyNot'), table, move }),
  v.object({ id, do: v.literal('lookBack'), table, passages: wholeNumber }),
  v.object({ id, do: v.literal('handToBot'), table, seat }),
  v.object({ id, do: v.literal('takeBack'), table }),
  v.object({ id, do: v.literal('askBack'), table, entries: wholeNumber }),
  v.object({ id, do: v.literal('answerBack'), table, agrees: v.boolean() }),
  v.object({ id, do: v.literal('chat'), table, text: v.pipe(text, v.trim(), v.nonEmpty(), v.maxLength(500)) }),
  v.object({ id, do: v.literal('note'), table, text: v.pipe(text, v.maxLength(10_000)) }),
  /** The host opens another table for the same people. */
  v.object({ id, do: v.literal('rematch'), table }),
  /** The host closes a table at which nobody plays. */
  v.object({ id, do: v.literal('close'), table }),
]);
export type Request = v.InferOutput<typeof requestSchema>;
export type AtTable = Exclude<Request, { readonly do: 'hello' }>;
