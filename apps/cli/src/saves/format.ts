import { hashOf } from '@getaway/kernel';

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
  /** The pack document, where somebody plays with an own one: the save needs nothing else to be gone on with. */
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

interface SavedEntry {
  readonly seat: number;
  readonly move: { readonly move: string };
  readonly draws: number[];
}

/** `opening`: from here on the game goes by new rules, from the position that it was in. */
export type Line = { readonly entry: SavedEntry } | { readonly undo: number } | { readonly opening: Opening };

export const FORMAT = 'getaway-save';
export const VERSION = 1;

/** A field that is not as it should be; its reason is a key of the catalogue. */
export interface Fault {
  readonly field: string;
  readonly reason:
    | 'notJson'
    | 'notObject'
    | 'notText'
    | 'notNumber'
    | 'notNumbers'
    | 'notList'
    | 'notOurs'
    | 'unknownLine';
}

export const checkOf = (previous: string, line: object): string => hashOf([previous, line]);

export function writeLine(previous: string, line: Header | Line): { readonly text: string; readonly check: string } {
  const check = checkOf(previous, line);
  return { text: `${JSON.stringify({ ...line, check })}\n`, check };
}

export interface Read<T> {
  readonly line: T;
  readonly check: unknown;
}

export function readHeader(text: string): Read<Header> | Fault {
  const parsed = parse(text);
  if ('reason' in parsed) return parsed;
  const { check, ...header } = parsed.record;
  if (header.format !== FORMAT) return { field: 'format', reason: 'notOurs' };
  if (header.version !== VERSION) return { field: 'version', reason: 'notOurs' };
  const fault = openingFault('journal', header.journal);
  if (fault !== undefined) return fault;
  const { seats } = header;
  if (!Array.isArray(seats)) return { field: 'seats', reason: 'notList' };
  for (const [i, seat] of seats.entries()) {
    if (!isRecord(seat)) return { field: `seats.${i}`, reason: 'notObject' };
    // A name from a file somebody passed on must not move the cursor either.
    if (typeof seat.name !== 'string' || /\p{C}/u.test(seat.name))
      return { field: `seats.${i}.name`, reason: 'notText' };
    if (seat.bot !== undefined && typeof seat.bot !== 'string') return { field: `seats.${i}.bot`, reason: 'notText' };
  }
  if (header.pack !== undefined && !isRecord(header.pack)) return { field: 'pack', reason: 'notObject' };
  return { line: header as unknown as Header, check };
}

export function readLine(text: string): Read<Line> | Fault {
  const parsed = parse(text);
  if ('reason' in parsed) return parsed;
  const { check, ...line } = parsed.record;
  const [[kind, value] = ['', undefined], ...more] = Object.entries(line);
  const fault =
    more.length > 0 ? { field: more[0]?.[0] ?? '', reason: 'unknownLine' as const } : lineFault(kind, value);
  return fault ?? { line: line as unknown as Line, check };
}

function lineFault(kind: string, value: unknown): Fault | undefined {
  if (kind === 'undo') return isWhole(value) ? undefined : { field: kind, reason: 'notNumber' };
  if (kind === 'opening') return openingFault(kind, value);
  if (kind !== 'entry') return { field: kind, reason: 'unknownLine' };
  if (!isRecord(value)) return { field: kind, reason: 'notObject' };
  const { seat, move, draws } = value;
  if (!isWhole(seat)) return { field: 'entry.seat', reason: 'notNumber' };
  if (!isRecord(move)) return { field: 'entry.move', reason: 'notObject' };
  if (typeof move.move !== 'string') return { field: 'entry.move.move', reason: 'notText' };
  if (!Array.isArray(draws) || !draws.every(isWhole)) return { field: 'entry.draws', reason: 'notNumbers' };
  return undefined;
}

function openingFault(field: string, opening: unknown): Fault | undefined {
  if (!isRecord(opening)) return { field, reason: 'notObject' };
  if (typeof opening.game !== 'string') return { field: `${field}.game`, reason: 'notText' };
  return isWhole(opening.rules) ? undefined : { field: `${field}.rules`, reason: 'notNumber' };
}

function parse(text: string): { readonly record: Record<string, unknown> } | Fault {
  try {
    const record: unknown = JSON.parse(text);
    return isRecord(record) ? { record } : { field: '', reason: 'notObject' };
  } catch {
    return { field: '', reason: 'notJson' };
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
