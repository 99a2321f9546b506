import {
  entrySchema,
  hashOf,
  type LooseEntry,
  listUpTo,
  parseJson,
  type SeatId,
  textUpTo,
  wholeNumber,
} from '@getaway/kernel';
import * as v from 'valibot';
import { type DrawWitness, drawWitnessSchema } from '../fairness.ts';
import { type Origin, originSchema } from '../origin.ts';
import type { Player } from '../port.ts';
import type { Recorded } from '../restore.ts';
import { MAX_PLAYERS, playerName } from './names.ts';

/**
 * The first line of a game file that consists of lines. Each line is a JSON document. Every choice and every undo
 * appends a line. Each line ends with a checksum of its content and of the previous line's checksum. So a changed,
 * missing or moved line is detected.
 */
export interface SaveHeader {
  readonly format: typeof SAVE_FORMAT;
  readonly version: typeof SAVE_VERSION;
  readonly journal: Opening;
  readonly seats: readonly Player[];
  /** The pack document. It is stored so that the game can be continued even if the default pack has changed. */
  readonly pack?: object | undefined;
  /** The record of the fair draw, from a device that took part in it. */
  readonly witness?: DrawWitness | undefined;
  readonly origin?: Origin | undefined;
}

export interface Opening {
  readonly game: string;
  readonly rules: number;
}

/**
 * `undo`: a seat has undone choices, and `left` choices remain. Earlier versions wrote no `left`, because they always
 * undid one choice. `opening`: from here on, the game follows new rules. `archive`: the permanent record of a finished
 * game.
 */
export type SaveLine =
  | { readonly entry: LooseEntry }
  | { readonly undo: SeatId; readonly left?: number }
  | { readonly opening: Opening }
  | { readonly archive: object };

export const SAVE_FORMAT = 'getaway-save';
export const SAVE_VERSION = 1;

type Because = 'notJson' | 'tooDeep' | 'version' | 'wrong' | 'changed';

export interface LineFault {
  /** The number of the line, counted from 1. */
  readonly line: number;
  readonly field: string;
  readonly because: Because;
  readonly values?: Readonly<Record<string, string | number>>;
}

const check = textUpTo(100);
const opening: v.GenericSchema<unknown, Opening> = v.looseObject({ game: textUpTo(100), rules: wholeNumber });
const header = v.strictObject({
  format: v.literal(SAVE_FORMAT),
  version: v.literal(SAVE_VERSION),
  journal: opening,
  seats: listUpTo(v.strictObject({ name: playerName, bot: v.exactOptional(textUpTo(40)) }), MAX_PLAYERS),
  pack: v.exactOptional(v.looseObject({})),
  witness: v.exactOptional(drawWitnessSchema),
  origin: v.exactOptional(originSchema),
  check,
});
const entry = v.strictObject({ entry: entrySchema, check });
const undo = v.strictObject({ undo: wholeNumber, left: v.exactOptional(wholeNumber), check });
const reopening = v.strictObject({ opening, check });
const archiving = v.strictObject({ archive: v.looseObject({}), check });

/** The fields of a journal that are needed to convert it to lines. */
export const journalSchema = v.looseObject({
  game: textUpTo(100),
  rules: wholeNumber,
  entries: listUpTo(entrySchema, 20_000),
});

const checkOf = (previous: string, line: object): string => hashOf([previous, line]);

/** A line as text. `previous` is the checksum of the line before. It is empty for the header. */
export function writeSaveLine(
  previous: string,
  line: SaveHeader | SaveLine,
): { readonly text: string; readonly check: string } {
  const own = checkOf(previous, line);
  return { text: `${JSON.stringify({ ...line, check: own })}\n`, check: own };
}

interface Read<T> {
  readonly line: T;
  readonly check: string;
}

/** The content of a save file. Every line has been checked against its schema. */
export interface SaveRead {
  readonly header: SaveHeader;
  readonly lines: readonly SaveLine[];
  /** The opening of the current journal. It is in the last `opening` line, or in the header if there is none. */
  readonly opening: Opening;
  /** The number of lines before the line with the current opening. The header counts as a line. */
  readonly begun: number;
  /** The checksums of the lines, starting with the header's. */
  readonly checks: readonly string[];
}

/** Parses lines and checks them against their schemas. Verifies only the header's checksum; see `checkSave`. */
export function readSave(texts: readonly string[]): SaveRead | { readonly fault: LineFault } {
  const [first = '', ...rest] = texts;
  const head = readHeader(first);
  if ('fault' in head) return head;
  if (head.check !== checkOf('', head.line)) return { fault: { line: 1, field: 'check', because: 'changed' } };
  const lines: SaveLine[] = [];
  const checks = [head.check];
  let latest = head.line.journal;
  let begun = 0;
  for (const [i, text] of rest.entries()) {
    const next = readLine(text, i + 2);
    if ('fault' in next) return next;
    lines.push(next.line);
    checks.push(next.check);
    if ('opening' in next.line) {
      latest = next.line.opening;
      begun = lines.length;
    }
  }
  return { header: head.line, lines, opening: latest, begun, checks };
}

/**
 * Verifies the checksums of all lines after the header. `visit` examines each line before its checksum is verified,
 * because `visit` may find a more specific fault.
 */
export function checkSave<Fault = never>(
  { lines, checks }: SaveRead,
  visit: (line: SaveLine, number: number) => Fault | undefined = () => undefined,
): Fault | LineFault | undefined {
  let [last = ''] = checks;
  for (const [i, line] of lines.entries()) {
    const found = visit(line, i + 2);
    if (found !== undefined) return found;
    last = checkOf(last, line);
    if (checks[i + 1] !== last) return { line: i + 2, field: 'check', because: 'changed' };
  }
  return undefined;
}

/** The recorded choices and undos, in order. Openings and archives are left out. */
export const recordedIn = (lines: readonly SaveLine[]): readonly Recorded[] =>
  lines.flatMap((line): Recorded[] => ('entry' in line || 'undo' in line ? [line] : []));

export function entriesIn(lines: readonly SaveLine[]): readonly LooseEntry[] {
  const entries: LooseEntry[] = [];
  for (const line of lines)
    if ('entry' in line) entries.push(line.entry);
    else if ('undo' in line) entries.length = line.left ?? entries.length - 1;
    else if ('opening' in line) entries.length = 0;
  return entries;
}

export const archiveIn = (lines: readonly SaveLine[]): object | undefined =>
  lines.findLast((line) => 'archive' in line)?.archive;

function readHeader(text: string): Read<SaveHeader> | { readonly fault: LineFault } {
  const document = parse(text, 1);
  if ('fault' in document) return document;
  const version = v.safeParse(v.object({ format: v.literal(SAVE_FORMAT), version: wholeNumber }), document.ok);
  if (version.success && version.output.version !== SAVE_VERSION) {
    const values = { version: version.output.version, current: SAVE_VERSION };
    return { fault: { line: 1, field: 'version', because: 'version', values } };
  }
  return readAs<SaveHeader>(header, document.ok, 1);
}

function readLine(text: string, number: number): Read<SaveLine> | { readonly fault: LineFault } {
  const document = parse(text, number);
  if ('fault' in document) return document;
  const { ok } = document;
  if (typeof ok === 'object' && ok !== null) {
    if ('undo' in ok) return readAs<SaveLine>(undo, ok, number);
    if ('opening' in ok) return readAs<SaveLine>(reopening, ok, number);
    if ('archive' in ok) return readAs<SaveLine>(archiving, ok, number);
  }
  return readAs<SaveLine>(entry, ok, number);
}

function readAs<T>(
  schema: v.GenericSchema<unknown, T & { readonly check: string }>,
  document: unknown,
  number: number,
): Read<T> | { readonly fault: LineFault } {
  const parsed = v.safeParse(schema, document, { abortEarly: true });
  if (parsed.success) {
    const { check: told, ...line } = parsed.output;
    return { line: line as T, check: told };
  }
  const [issue] = parsed.issues;
  const values = { expected: issue.expected ?? '', found: issue.received };
  return { fault: { line: number, field: v.getDotPath(issue) ?? '', because: 'wrong', values } };
}

function parse(text: string, line: number): { readonly ok: unknown } | { readonly fault: LineFault } {
  const { document, fault } = parseJson(text);
  return fault === undefined ? { ok: document } : { fault: { line, field: '', because: fault } };
}
