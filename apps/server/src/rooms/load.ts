import { type Attempt, type Entry, refused, type Shape, taken } from '@getaway/kernel';
import { findHosted, type HostedGame, type RestoredTable, refuseOtherRules, type Step } from '@getaway/table';
import * as v from 'valibot';
import type { Snapshot } from '../store/port.ts';
import { afterAll, isOfTheGame } from './afterLine.ts';
import type { AnyTable } from './games.ts';
import type { Line } from './lines.ts';
import { openRoom, playersOf, type Room } from './room.ts';

export interface Loaded {
  readonly room: Room;
  /** The rules have changed since: with this line the game goes on by the new ones. */
  readonly reopening?: Reopening;
}

export interface Reopening {
  readonly journal: { readonly rules: number };
  /** Choices that the new rules no longer allow. */
  readonly lost: number;
}

/** What is known of a table besides its lines. */
interface Aside {
  /** Those that this server plays. */
  readonly games: readonly HostedGame[];
  readonly snapshot: Snapshot | undefined;
  /** The game has ended, as the heading tells. */
  readonly over: boolean;
}

/**
 * A table as its lines make it. A game that was played by older rules goes on from its snapshot; one that has ended by them is shown
 * as it was.
 */
export function loadRoom(lines: readonly Line[], { games, snapshot, over }: Aside): Attempt<Loaded> {
  const [first] = lines;
  if (first?.line !== 'opened') return refused('badJournal', 'The table has no beginning.');
  const game = findHosted(games, first.setup.game);
  if ('refusal' in game) return game;
  // Only the last beginning counts: what was before it was played by rules of then.
  const last = lines.findLastIndex(({ line }) => line === 'began');
  const began = lines[last];
  const ofToday = began?.line !== 'began' || began.journal.rules === game.ok.rulesVersion;
  // While servers are updated one after the other, the old ones must not take a game back to the old rules.
  if (began?.line === 'began' && began.journal.rules > game.ok.rulesVersion)
    return refuseOtherRules(game.ok, began.journal);
  const skipped = ofToday ? last : lines.length;
  const before = afterQuietly(openRoom(first, game.ok), lines.slice(1, Math.max(1, skipped)));
  if ('refusal' in before) return before;
  if (!ofToday) {
    const journal = { ...began.journal, entries: entriesIn(lines.slice(last + 1)) };
    const past: Past = { game: game.ok, journal, lines, kept: keptIn(snapshot) };
    return over ? ended(before.ok, past) : reopened(before.ok, past);
  }
  const room = afterAll(before.ok, lines.slice(Math.max(1, skipped)));
  return 'refusal' in room ? room : taken({ room: room.ok });
}

/** Who sat where, without playing anything. */
function afterQuietly(room: Room, lines: readonly Line[]): Attempt<Room> {
  let now = room;
  for (const line of lines) {
    const next: Attempt<Room> = isOfTheGame(line) ? taken({ ...now, lines: now.lines + 1 }) : afterAll(now, [line]);
    if ('refusal' in next) return next;
    now = next.ok;
  }
  return taken(now);
}

/** The choices that stand. */
function entriesIn(lines: readonly Line[]): readonly Entry<Shape>[] {
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

/** What was kept of a game, and after how many lines. */
type KeptGame = v.InferOutput<typeof keptSchema> & { readonly lines: number };

/** A position, and how many choices of the journal led to it; of a finished game everything that is to be kept for good. */
export const writeSnapshot = ({ position, choices }: AnyTable, archive?: AnyTable['archive']): string =>
  JSON.stringify({ position, choices, archive });

function keptIn(snapshot: Snapshot | undefined): KeptGame | undefined {
  if (snapshot === undefined) return undefined;
  const kept = v.safeParse(keptSchema, JSON.parse(snapshot.document));
  return kept.success ? { ...kept.output, lines: snapshot.lines } : undefined;
}

export const isArchived = (snapshot: Snapshot | undefined): boolean => keptIn(snapshot)?.archive !== undefined;

interface Past {
  readonly game: HostedGame;
  readonly journal: { readonly rules: number };
  readonly lines: readonly Line[];
  readonly kept: KeptGame | undefined;
}

/** The table stays as it was: no line is written, and nothing of it is lost. */
function ended(room: Room, past: Past): Attempt<Loaded> {
  const restored = restore(room, { ...past, over: true });
  if ('refusal' in restored) return restored;
  return taken({ room: { ...room, table: restored.ok.table } });
}

function reopened(room: Room, past: Past): Attempt<Loaded> {
  const restored = restore(room, { ...past, over: false });
  if ('refusal' in restored) return restored;
  const { table, lost } = restored.ok;
  if (table.over) return ended(room, past);
  // Its journal begins at the position that it has now. Each line asks one question at most, so no number comes twice.
  const now = past.game.reopen(table, past.lines.length);
  if ('refusal' in now) return now;
  const { entries: _, ...opening } = now.ok.journal;
  return taken({ room, reopening: { journal: opening, lost } });
}

/** By the snapshot and what came after it; where it can't be read, by the lines alone. */
function restore(
  room: Room,
  { game, journal, lines, kept, over }: Past & { readonly over: boolean },
): Attempt<RestoredTable> {
  const all = { journal, players: playersOf(room), over };
  if (kept === undefined) return game.restore(all);
  const { position, archive, choices } = kept;
  const since = lines.slice(kept.lines).flatMap((line) => stepOf(line, choices));
  const restored = game.restore({ ...all, position, since, ...(archive === undefined ? {} : { archive }) });
  return 'refusal' in restored ? game.restore(all) : restored;
}

/** `choices`: how many there were at the snapshot, from which rewinding counts. */
function stepOf(line: Line, choices: number): readonly Step[] {
  if (line.line === 'entry') return [{ entry: line.entry }];
  if (line.line === 'undone') return [{ undo: line.seat }];
  return line.line === 'rewound' ? [{ rewind: line.entries - choices }] : [];
}
