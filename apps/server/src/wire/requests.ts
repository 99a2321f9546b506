import { type Attempt, bits256, isVisible, listUpTo, parseJson, read, textUpTo, wholeNumber } from '@getaway/kernel';
import { refusedBecause } from '@getaway/table';
import * as v from 'valibot';

const id = v.optional(v.union([textUpTo(100), v.number()]));
const table = textUpTo(40);
const seat = v.pipe(wholeNumber, v.maxValue(4));
const move = v.looseObject({ move: textUpTo(40) });
const moves = v.pipe(listUpTo(move, 20), v.minLength(1));

/** No control characters but new lines, and no halves of characters: no store could keep them. */
const text = v.pipe(
  textUpTo(10_000),
  v.check((given) => given.isWellFormed() && !CONTROL.test(given), 'It has characters that nobody can see.'),
);
const CONTROL = /[^\P{Cc}\n\t]/u;

/** What is written for others: nothing that they can't see, line by line. */
const publicText = v.pipe(
  text,
  v.check((given) => given.split(/[\n\t]/u).every(isVisible), 'It has characters that nobody can see.'),
);

/** Everything that a client can ask over its socket. Unknown fields are ignored, unknown `do` is an error. */
const requestSchema = v.variant('do', [
  /** Who is there: a device that the server knows. Without it one can only watch. */
  v.object({ id, do: v.literal('hello'), device: textUpTo(100) }),
  /** Shows the table from now on; `known` is what the client still has of it, `protocol` what it understands. */
  v.object({
    id,
    do: v.literal('watch'),
    table,
    protocol: v.optional(wholeNumber),
    known: v.optional(v.object({ lines: wholeNumber, passages: wholeNumber })),
    hidden: v.optional(v.boolean(), false),
  }),
  /** Whether whoever watches looks at something else at the moment: then they are called when it is their turn. */
  v.object({ id, do: v.literal('attend'), table, hidden: v.boolean() }),
  v.object({ id, do: v.literal('leave'), table }),
  v.object({ id, do: v.literal('sit'), table, seat }),
  v.object({ id, do: v.literal('stand'), table }),
  /** A new link for one's own seat; the one before leads nowhere any more. */
  v.object({ id, do: v.literal('link'), table }),
  /** The host asks somebody to go, before the game. */
  v.object({ id, do: v.literal('remove'), table, seat }),
  /** A value for the draws: first its hash, and itself once all hashes are sealed. */
  v.object({ id, do: v.literal('pledge'), table, pledge: bits256 }),
  v.object({ id, do: v.literal('disclose'), table, value: bits256 }),
  v.object({ id, do: v.literal('begin'), table }),
  v.object({ id, do: v.literal('play'), table, number: wholeNumber, moves }),
  v.object({ id, do: v.literal('undo'), table }),
  v.object({ id, do: v.literal('foresee'), table, moves }),
  v.object({ id, do: v.literal('forecasts'), table, number: wholeNumber }),
  v.object({ id, do: v.literal('whyNot'), table, move }),
  v.object({ id, do: v.literal('lookBack'), table, passages: wholeNumber }),
  v.object({ id, do: v.literal('handToBot'), table, seat }),
  v.object({ id, do: v.literal('takeBack'), table }),
  v.object({ id, do: v.literal('askBack'), table, entries: wholeNumber }),
  v.object({ id, do: v.literal('answerBack'), table, agrees: v.boolean() }),
  v.object({ id, do: v.literal('chat'), table, text: v.pipe(publicText, v.trim(), v.nonEmpty(), v.maxLength(500)) }),
  v.object({ id, do: v.literal('note'), table, text }),
  /** Another table for the same people. */
  v.object({ id, do: v.literal('rematch'), table }),
  /** The host closes a table at which nobody plays. */
  v.object({ id, do: v.literal('close'), table }),
]);
export type Request = v.InferOutput<typeof requestSchema>;
export type AtTable = Exclude<Request, { readonly do: 'hello' }>;

/** So that nobody has to look through all of them: most requests are the same few. */
const BY_DEED: ReadonlyMap<unknown, v.GenericSchema<unknown, Request>> = new Map(
  requestSchema.options.map((one) => [one.entries.do.literal, one]),
);

/** What can't be read is refused by the field that is wrong: a person may have filled it in. */
export function readRequest<T>(schema: v.GenericSchema<unknown, T>, document: unknown): Attempt<T> {
  const shaped = read(schema, document, { code: 'badRequest', what: 'The request' });
  if ('ok' in shaped) return shaped;
  const field = v.safeParse(schema, document).issues?.[0].path?.[0].key;
  return refusedBecause('badField', shaped.refusal.message, {
    values: { field: typeof field === 'string' ? field : '' },
  });
}

/** A message as it came: its id, if it has one that can be given back, and what it asks for. */
export function readMessage(text: string): {
  readonly id: string | number | null;
  readonly request: Attempt<Request>;
} {
  const { document, fault } = parseJson(text);
  if (fault === 'tooDeep') return { id: idOf(document), request: TOO_DEEP };
  const deed = typeof document === 'object' && document !== null && 'do' in document ? document.do : undefined;
  return { id: idOf(document), request: readRequest(BY_DEED.get(deed) ?? requestSchema, document) };
}

const TOO_DEEP = refusedBecause('tooDeep', 'The request is nested too deeply.');

/** Given back as it came, if it is one. */
function idOf(document: unknown): string | number | null {
  const id = typeof document === 'object' && document !== null && 'id' in document ? document.id : null;
  return typeof id === 'number' || (typeof id === 'string' && id.length <= 100) ? id : null;
}
