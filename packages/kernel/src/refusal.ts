import { type BaseIssue, type GenericSchema, safeParse } from 'valibot';

/** The codes of the protocol, and one for packs. */
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

/** Why a choice stands and can't be taken back. */
export type UndoReason = 'noChoice' | 'over' | 'otherSeat' | 'revealed';

/** Input from outside that can't be taken: what is wrong, in a sentence that names it. Our own bugs throw instead. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  /** The rule that forbids it, where one can be named. */
  readonly why?: string;
  /** Why there is nothing to undo, for who says it in words of their own. */
  readonly reason?: UndoReason;
  /** The sentence by its name, and what it speaks of: for who says it in another language. */
  readonly because?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export type Attempt<T> = { readonly ok: T } | { readonly refusal: Refusal };

export const taken = <T>(ok: T): Attempt<T> => ({ ok });

export const refused = (code: RefusalCode, message: string, why?: string): { readonly refusal: Refusal } => ({
  refusal: why === undefined ? { code, message } : { code, message, why },
});

/** Reads a document from outside by its schema; `what` names the document in the sentence. */
export function read<T>(
  schema: GenericSchema<unknown, T>,
  document: unknown,
  { code, what }: { readonly code: RefusalCode; readonly what: string },
): Attempt<T> {
  const parsed = safeParse(schema, document, { abortEarly: true });
  return parsed.success ? taken(parsed.output) : refused(code, `${what}: ${sentence(parsed.issues[0])}`);
}

function sentence(issue: BaseIssue<unknown>): string {
  const path = short((issue.path ?? []).map(({ key }) => String(key)).join('.'));
  return path === '' ? `${troubleOf(issue)}.` : `the field ${path}: ${troubleOf(issue)}.`;
}

function troubleOf(issue: BaseIssue<unknown>): string {
  const ownWords = issue.kind === 'validation' && !issue.message.startsWith('Invalid ');
  if (ownWords || issue.expected === null) return issue.message;
  if (issue.expected === 'never') return 'it is not known here';
  return issue.received === 'undefined'
    ? 'it is missing'
    : `expected ${issue.expected}, found ${short(issue.received)}`;
}

const MOST_TOLD = 100;

/** What comes from outside may be longer than any sentence should be. */
export const short = (told: string): string => (told.length > MOST_TOLD ? `${told.slice(0, MOST_TOLD)}…` : told);
