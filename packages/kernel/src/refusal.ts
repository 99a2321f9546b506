import { type BaseIssue, type GenericSchema, safeParse } from 'valibot';
import type { Reason, StatementValue } from './statement.ts';

export type RefusalCode =
  | 'badRequest'
  | 'noGame'
  | 'unknownGame'
  | 'badOption'
  | 'badPack'
  | 'notAsked'
  | 'illegal'
  | 'nothingToUndo'
  | 'badPosition'
  | 'badJournal';

export type UndoReason = 'noChoice' | 'over' | 'otherSeat' | 'revealed';

/** The answer to bad input from outside, with a sentence about what is wrong. Bugs in our own code throw instead. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly why?: string;
  /** Why there is nothing to undo, as a code. Clients have their own text for each code. */
  readonly reason?: UndoReason;
  /** The name of a message. Clients translate it. */
  readonly because?: string;
  readonly values?: Readonly<Record<string, StatementValue>>;
}

export const reasonIn = ({ why, because, values }: Refusal): Reason | undefined =>
  why === undefined
    ? undefined
    : because === undefined
      ? { rule: why }
      : { rule: why, says: { name: because, ...(values === undefined ? {} : { values }) } };

export type Attempt<T> = { readonly ok: T } | { readonly refusal: Refusal };

export const taken = <T>(ok: T): Attempt<T> => ({ ok });

export const refused = (code: RefusalCode, message: string, why?: string): { readonly refusal: Refusal } => ({
  refusal: why === undefined ? { code, message } : { code, message, why },
});

/** Reads a document from outside with its schema. `what` names the document in the refusal. */
export function read<T>(
  schema: GenericSchema<unknown, T>,
  document: unknown,
  { code, what }: { readonly code: RefusalCode; readonly what: string },
): Attempt<T> {
  const parsed = safeParse(schema, document, { abortEarly: true });
  return parsed.success ? taken(parsed.output) : refused(code, `${what}: ${sentence(parsed.issues[0])}`);
}

function sentence(issue: BaseIssue<unknown>): string {
  const path = shorten((issue.path ?? []).map(({ key }) => String(key)).join('.'));
  return path === '' ? `${troubleOf(issue)}.` : `the field ${path}: ${troubleOf(issue)}.`;
}

function troubleOf(issue: BaseIssue<unknown>): string {
  const ownWords = issue.kind === 'validation' && !issue.message.startsWith('Invalid ');
  if (ownWords || issue.expected === null) return issue.message;
  if (issue.expected === 'never') return 'it is not known here';
  return issue.received === 'undefined'
    ? 'it is missing'
    : `expected ${issue.expected}, found ${shorten(issue.received)}`;
}

const MAX_TOLD = 100;

/** Shortens text from outside, which may be too long for a sentence. */
export const shorten = (told: string): string => (told.length > MAX_TOLD ? `${told.slice(0, MAX_TOLD)}…` : told);
