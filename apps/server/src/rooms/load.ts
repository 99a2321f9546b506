import { type Attempt, type Entry, refused, type Shape, taken } from '@getaway/kernel';
import { findHosted, type HostedGame, type Recorded, type RestoredTable, refuseOtherRules } from '@getaway/table';
import * as v from 'valibot';
import type { AnyTable } from '../base/games.ts';
import type { Snapshot } from '../store/port.ts';
import { afterAll, isOfTheGame } from './afterLine.ts';
import type { Line } from './lines.ts';
import { openRoom, playersOf, type Room } from './room.ts';

export interface LoadedRoom {
  readonly room: Room;
  /** Set if the rules have changed: how the game continues under the new rules. */
  readonly reopening?: Reopening;
}

export interface Reopening {
  readonly journal: { readonly rules: number };
  /** The number of choices after the snapshot that are lost, because the new rules do not allow them. */
  readonly lost: number;
}

interface LoadOptions {
  readonly games: readonly HostedGame[];
  readonly snapshot: Snapshot | undefined;
  /** Whether the heading of the table says that the game has ended. */
  readonly over: boolean;
}

/**
 * Restores a table from its lines. A game that began under older rules continues from its snapshot. A game that ended
 * under older rules is shown as it was.
 */
export function loadRoom(lines: readonly Line[], { games, snapshot, over }: LoadOptions): Attempt<LoadedRoom> {
  const [first] = lines;
  if (first?.line !== 'opened') return refused('badJournal', 'The table has no first line.');
  const game = findHosted(games, first.setup.game);
  if ('refusal' in game) return game;
  // The choices before the last `began` line were made under earlier rules, so they are not replayed.
  const last = lines.findLastIndex(({ line }) => line === 'began');
  const began = lines[last];
  const ofToday = began?.line !== 'began' || began.journal.rules === game.ok.rulesVersion;
  // During an update, servers of two versions may run. The older server must not continue a game of newer rules.
  if (began?.line === 'began' && began.journal.rules > game.ok.rulesVersion)
    return refuseOtherRules(game.ok, began.journal);
  const skipped = ofToday ? last : lines.length;
  const before = afterQuietly(openRoom(first, game.ok), lines.slice(1, Math.max(1, skipped)));
  if ('refusal' in before) return before;
  if (!ofToday) {
    const journal = { ...began.journal, entries: entriesIn(lines.slice(last + 1)) };
    const past: EarlierRules = { game: game.ok, journal, lines, kept: keptIn(snapshot) };
    return over ? ended(before.ok, past) : reopened(before.ok, past);
  }
  const room = afterAll(before.ok, lines.slice(Math.max(1, skipped)));
  return 'refusal' in room ? room : taken({ room: room.ok });
}

function afterQuietly(room: Room, lines: readonly Line[]): Attempt<Room> {
  let now = room;
  for (const line of lines) {
    const next: Attempt<Room> = isOfTheGame(line) ? taken({ ...now, lines: now.lines + 1 }) : afterAll(now, [line]);
    if ('refusal' in next) return next;
    now = next.ok;
  }
  return taken(now);
}

/** The entries of all choices that were not undone. */
export function entriesIn(lines: readonly Line[]): readonly Entry<Shape>[] {
  let entries: readonly Entry<Shape>[] = [];
  for (const line of lines)
    if (line.line === 'entry') entries = [...entries, line.entry];
    else if (line.line === 'undone') entries = entries.slice(0, line.entries ?? -1);
    else if (line.line === 'rewound') entries = entries.slice(0, line.entries);
  return entries;
}

const keptSchema = v.object({
  position: v.looseObject({}),
  choices: v.number(),
  archive: v.exactOptional(v.looseObject({})),
});

/** The stored position of a game, and the number of lines up to it. */
type KeptGame = v.InferOutput<typeof keptSchema> & { readonly lines: number };

/**
 * Writes a snapshot: a position and the number of choices that led to it. For a finished game, it also contains the
 * archive.
 */
export const writeSnapshot = ({ position, choices }: AnyTable, archive?: AnyTable['archive']): string =>
  JSON.stringify({ position, choices, archive });

export function keptIn(snapshot: Snapshot | undefined): KeptGame | undefined {
  if (snapshot === undefined) return undefined;
  const kept = v.safeParse(keptSchema, JSON.parse(snapshot.document));
  return kept.success ? { ...kept.output, lines: snapshot.lines } : undefined;
}

export const isArchived = (snapshot: Snapshot | undefined): boolean => keptIn(snapshot)?.archive !== undefined;

interface EarlierRules {
  readonly game: HostedGame;
  readonly journal: { readonly rules: number };
  readonly lines: readonly Line[];
  readonly kept: KeptGame | undefined;
}

/** Loads a game that ended under older rules. Writes no line. */
function ended(room: Room, past: EarlierRules): Attempt<LoadedRoom> {
  const restored = restore(room, { ...past, over: true });
  if ('refusal' in restored) return restored;
  return taken({ room: { ...room, table: restored.ok.table } });
}

function reopened(room: Room, past: EarlierRules): Attempt<LoadedRoom> {
  const restored = restore(room, { ...past, over: false });
  if ('refusal' in restored) return restored;
  const { table, lost } = restored.ok;
  if (table.over) return ended(room, past);
  // The new journal begins at the current position. The number of its first decision is the count of stored lines. Each
  // line leads to at most one new decision, so no earlier decision has this number.
  const now = past.game.reopen(table, past.lines.length);
  if ('refusal' in now) return now;
  const { entries: _, ...opening } = now.ok.journal;
  return taken({ room, reopening: { journal: opening, lost } });
}

/**
 * Restores the table from the snapshot and the lines after it. If there is no readable snapshot, restores it from the
 * lines alone.
 */
function restore(
  room: Room,
  { game, journal, lines, kept, over }: EarlierRules & { readonly over: boolean },
): Attempt<RestoredTable> {
  const all = { journal, players: playersOf(room), over };
  if (kept === undefined) return game.restore(all);
  const { position, archive, choices } = kept;
  const since = lines.slice(kept.lines).flatMap((line) => recordedIn(line, choices));
  const restored = game.restore({ ...all, position, since, ...(archive === undefined ? {} : { archive }) });
  return 'refusal' in restored ? game.restore(all) : restored;
}

/** The change of the game that a line records, if any. `choices` is the number of choices before the snapshot. */
function recordedIn(line: Line, choices: number): readonly Recorded[] {
  if (line.line === 'entry') return [{ entry: line.entry }];
  if (line.line === 'undone') return [{ undo: line.seat }];
  return line.line === 'rewound' ? [{ rewind: line.entries - choices }] : [];
}
