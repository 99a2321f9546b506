import { hashOf, listUpTo, parseJson, textUpTo, visible, wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
import { shell } from '../messages/shell.ts';
import { isSeatName } from '../table/names.ts';

/**
 * A game as a file, one JSON document a line: the header, then a line for every choice and every undo, only ever appended.
 * Each line ends with a check over itself and the line before, so a changed, lost or moved line is found, and named.
 */
export interface Header {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  /** The journal's heading and opening: everything of it but the entries. */
  readonly journal: Opening;
  readonly seats: readonly Player[];
  /** The pack document: the save needs nothing else to be gone on with, also when the house pack has changed since. */
  readonly pack?: object | undefined;
}

export interface Player {
  readonly name: string;
  /** The level of the bot that plays this seat; nobody sits there. */
  readonly bot?: string;
}

export interface Opening {
  readonly game: string;
  readonly rules: number;
}

/**
 * `undo`: by a seat, and how many choices since the opening are left; earlier programs always took back one. `opening`: from here on the game goes by new rules, from the position that it was in. `archive`: the game is over, and this is all
 * that it needs to outlive a change of the rules.
 */
export type Line =
  | { readonly entry: { readonly seat: number; readonly move: { readonly move: string }; readonly draws: number[] } }
  | { readonly undo: number; readonly left?: number }
  | { readonly opening: Opening }
  | { readonly archive: object };

export const FORMAT = 'getaway-save';
export const VERSION = 1;

/** A field that is not as it should be, and what is wrong with it. */
export interface Fault {
  readonly field: string;
  readonly reason: string;
}

const check = textUpTo(100);
const opening: v.GenericSchema<unknown, Opening> = v.looseObject({ game: textUpTo(100), rules: wholeNumber });
const player = v.strictObject({
  // Earlier programs took more names: those are shown by signs, so that their games go on.
  name: v.pipe(
    textUpTo(200),
    v.check((name) => isSeatName(visible(name))),
  ),
  bot: v.exactOptional(textUpTo(40)),
});
const header = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  journal: opening,
  seats: listUpTo(player, 10),
  pack: v.exactOptional(v.looseObject({})),
  check,
});
const entry = v.strictObject({
  entry: v.strictObject({
    seat: wholeNumber,
    move: v.looseObject({ move: textUpTo(100) }),
    draws: listUpTo(wholeNumber, 1000),
  }),
  check,
});
const undo = v.strictObject({ undo: wholeNumber, left: v.exactOptional(wholeNumber), check });
const reopening = v.strictObject({ opening, check });
const archiving = v.strictObject({ archive: v.looseObject({}), check });

export const checkOf = (previous: string, line: object): string => hashOf([previous, line]);

export function writeLine(previous: string, line: Header | Line): { readonly text: string; readonly check: string } {
  const check = checkOf(previous, line);
  return { text: `${JSON.stringify({ ...line, check })}\n`, check };
}

export interface Read<T> {
  readonly line: T;
  readonly check: string;
}

export function readHeader(text: string): Read<Header> | Fault {
  const document = parse(text);
  if (isFault(document)) return document;
  const version = v.safeParse(v.object({ format: v.literal(FORMAT), version: wholeNumber }), document);
  if (version.success && version.output.version !== VERSION)
    return {
      field: 'version',
      reason: shell.say('fault.version', { version: version.output.version, current: VERSION }),
    };
  return readAs<Header>(header, document);
}

export function readLine(text: string): Read<Line> | Fault {
  const document = parse(text);
  if (isFault(document)) return document;
  if (typeof document === 'object' && document !== null) {
    if ('undo' in document) return readAs<Line>(undo, document);
    if ('opening' in document) return readAs<Line>(reopening, document);
    if ('archive' in document) return readAs<Line>(archiving, document);
  }
  return readAs<Line>(entry, document);
}

function readAs<T>(
  schema: v.GenericSchema<unknown, T & { readonly check: string }>,
  document: unknown,
): Read<T> | Fault {
  const parsed = v.safeParse(schema, document, { abortEarly: true });
  if (parsed.success) {
    const { check: told, ...line } = parsed.output;
    return { line: line as T, check: told };
  }
  const [issue] = parsed.issues;
  const reason = shell.say('fault.wrong', {
    expected: issue.expected ?? shell.say('fault.name'),
    found: issue.received,
  });
  return { field: v.getDotPath(issue) ?? '', reason };
}

function parse(text: string): unknown {
  const { document, fault } = parseJson(text);
  return fault === undefined ? document : ({ field: '', reason: shell.say(`fault.${fault}`) } satisfies Fault);
}

/** What a line can't be: nobody writes a reason into one. */
const isFault = (document: unknown): document is Fault =>
  typeof document === 'object' && document !== null && 'reason' in document && 'field' in document;

/** The entries that stand since the last opening. */
export function entriesIn(lines: readonly Line[]): readonly object[] {
  const entries: object[] = [];
  for (const line of lines)
    if ('entry' in line) entries.push(line.entry);
    else if ('undo' in line) entries.length = line.left ?? entries.length - 1;
    else if ('opening' in line) entries.length = 0;
  return entries;
}
