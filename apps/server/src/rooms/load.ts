import { type Attempt, type Entry, refused, type Shape, taken } from '@getaway/kernel';
import { ofOtherRules } from '@getaway/table';
import * as v from 'valibot';
import type { Snapshot } from '../store/port.ts';
import { afterAll, isOfTheGame } from './afterLine.ts';
import { type AnyTable, findGame, type ServedGame } from './games.ts';
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

/** What a store keeps of a table besides its lines. */
interface Aside {
  readonly snapshot: Snapshot | undefined;
  /** The game has ended, as the heading tells. */
  readonly over: boolean;
}

/**
 * A table as its lines make it. A game that was played by older rules goes on from its snapshot; one that has ended by them is shown
 * as it was.
 */
export function loadRoom(lines: readonly Line[], { snapshot, over }: Aside): Attempt<Loaded> {
  const [first] = lines;
  if (first?.line !== 'opened') return refused('badJournal', 'The table has no beginning.');
  const game = findGame(first.setup.game);
  if ('refusal' in game) return game;
  // Only the last beginning counts: what was before it was played by rules of then.
  const last = lines.findLastIndex(({ line }) => line === 'began');
  const began = lines[last];
  const ofToday = began?.line !== 'began' || began.journal.rules === game.ok.rulesVersion;
  // While servers are updated one after the other, the old ones must not take a game back to the old rules.
  if (began?.line === 'began' && began.journal.rules > game.ok.rulesVersion)
    return ofOtherRules(game.ok, began.journal);
  const skipped = ofToday ? last : lines.length;
  const before = afterQuietly(openRoom(first), lines.slice(1, Math.max(1, skipped)));
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
type Kept = v.InferOutput<typeof keptSchema> & { readonly lines: number };

/** A position, and how many choices of the journal led to it; of a finished game everything that is to be kept for good. */
export const writeSnapshot = ({ position, choices }: AnyTable, archive?: AnyTable['archive']): string =>
  JSON.stringify({ position, choices, archive });

function keptIn(snapshot: Snapshot | undefined): Kept | undefined {
  if (snapshot === undefined) return undefined;
  const kept = v.safeParse(keptSchema, JSON.parse(snapshot.document));
  return kept.success ? { ...kept.output, lines: snapshot.lines } : undefined;
}

export const isArchived = (snapshot: Snapshot | undefined): boolean => keptIn(snapshot)?.archive !== undefined;

interface Past {
  readonly game: ServedGame;
  readonly journal: { readonly rules: number };
  readonly lines: readonly Line[];
  readonly kept: Kept | undefined;
}

/** The table stays as it was: no line is written, and nothing of it is lost. */
function ended(room: Room, { game, journal, lines, kept }: Past): Attempt<Loaded> {
  const players = playersOf(room);
  const last =
    kept === undefined || kept.archive !== undefined ? undefined : latest(room, { game, journal, lines, kept });
  const restored = game.restore({
    journal,
    players,
    over: true,
    ...(kept?.archive === undefined ? {} : { archive: kept.archive, position: kept.position }),
    ...(last === undefined || 'refusal' in last ? {} : { position: last.ok.table.position }),
  });
  if ('refusal' in restored) return restored;
  return taken({ room: { ...room, table: restored.ok.table } });
}

function reopened(room: Room, past: Past): Attempt<Loaded> {
  const { game, journal } = past;
  const players = playersOf(room);
  const last = past.kept === undefined ? undefined : latest(room, { ...past, kept: past.kept });
  const found = last !== undefined && 'ok' in last ? last.ok : undefined;
  if (found?.table.over === true) return ended(room, past);
  const from = found ?? replayed(game.restore({ journal, players }));
  if ('refusal' in from) return from;
  // Once more: its journal begins at the position that it has now. Each line asks one question at most, so no number comes twice.
  const position = { ...from.table.position, number: past.lines.length };
  const now = game.restore({ journal: { ...journal, entries: [] }, position, players });
  if ('refusal' in now) return now;
  const { entries: _, ...opening } = now.ok.table.journal;
  return taken({ room, reopening: { journal: opening, lost: from.lost } });
}

interface Latest {
  readonly table: AnyTable;
  readonly lost: number;
}

/** Without a snapshot only a game that the rules of today play to the same end goes on. */
const replayed = (
  again: ReturnType<ServedGame['restore']>,
): Latest | Exclude<typeof again, { readonly ok: unknown }> =>
  'refusal' in again ? again : { table: again.ok.table, lost: 0 };

/** The snapshot, and what came after it as far as the rules of today allow it. */
function latest(room: Room, { game, journal, lines, kept }: Past & { readonly kept: Kept }): Attempt<Latest> {
  const { position, choices } = kept;
  const then = game.restore({ journal: { ...journal, entries: [] }, position, players: playersOf(room) });
  return 'refusal' in then ? then : taken(goOn(then.ok.table, lines.slice(kept.lines).filter(isOfTheGame), choices));
}

/** Plays what came after the snapshot, as far as the rules of today allow it. */
function goOn(first: AnyTable, lines: readonly Line[], choices: number): Latest {
  let table = first;
  for (const [i, line] of lines.entries()) {
    const next = stepBy(table, line, choices);
    if (next === undefined || 'refusal' in next)
      return { table, lost: lines.slice(i).filter((left) => left.line === 'entry').length };
    table = next.ok;
  }
  return { table, lost: 0 };
}

function stepBy(table: AnyTable, line: Line, choices: number): Attempt<AnyTable> | undefined {
  try {
    if (line.line === 'entry') return table.repeat(line.entry);
    if (line.line === 'undone') return table.undo(line.seat);
    if (line.line === 'rewound') return table.rewind(line.entries - choices);
    return taken(table);
  } catch {
    return undefined; // a draw of then that can't be made today
  }
}
