import type { Refusal, RefusalCode } from '@getaway/kernel';
import * as v from 'valibot';
import type { DocumentOf } from './document.ts';
import type { Reason } from './reasons.ts';

export { REASONS, type Reason } from './reasons.ts';

/**
 * The error codes of the protocol for programs. `internal` means a bug. Even after such an error, the game is
 * unchanged.
 */
export const ERROR_CODES = [
  'badRequest',
  'noGame',
  'unknownGame',
  'badOption',
  'notAsked',
  'illegal',
  'nothingToUndo',
  'badPosition',
  'badJournal',
  'internal',
] as const satisfies readonly (RefusalCode | 'internal')[];
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The error codes of a server, over HTTP and over the socket. */
export const SERVER_CODES = [
  ...ERROR_CODES,
  'badPack',
  'notFound',
  'tooLarge',
  'tooMuch',
  'unavailable',
  'unknownDevice',
] as const;
export type ServerCode = (typeof SERVER_CODES)[number];

/** The values of a sentence that clients translate. */
export const sentenceValues = v.record(
  v.string(),
  v.union([v.string(), v.number(), v.array(v.string()), v.array(v.number())]),
);

/** What a refusal may contain in addition to its code and its message. */
export const reasonFields = {
  /** The rule that forbids a move. */
  why: v.exactOptional(v.string()),
  /** Why there is nothing to undo. */
  reason: v.exactOptional(v.picklist(['noChoice', 'over', 'otherSeat', 'revealed'])),
  /** The key of the translated sentence, and its values. */
  because: v.exactOptional(v.string()),
  values: v.exactOptional(sentenceValues),
};

/** A refusal, as clients read it. A newer server may send codes and reasons that this client does not know. */
export const refusalSchema = v.object({
  code: v.string(),
  /** An English sentence, for programs and logs. */
  message: v.string(),
  ...reasonFields,
});
export type ReceivedRefusal = DocumentOf<typeof refusalSchema>;

export interface ServerRefusal extends ReceivedRefusal {
  readonly code: ServerCode;
}

/** The body of an HTTP answer that refuses a request. */
export const failureSchema = v.object({ error: refusalSchema });
export interface FailureDocument {
  readonly error: ServerRefusal;
}

interface Details {
  /** The values of the translated sentence. Seats are counted from 1, as players count them. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly code?: RefusalCode;
}

/** A refusal with a reason that clients can translate. */
export const refusedBecause = (
  because: Reason,
  message: string,
  { values, code = 'badRequest' }: Details = {},
): { readonly refusal: Refusal } => ({
  refusal: { code, message, because, ...(values === undefined ? {} : { values }) },
});
