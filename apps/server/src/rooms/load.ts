import { type Attempt, refused, taken } from '@getaway/kernel';
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

/** A table as its lines make it. A game that was played by other rules goes on from its snapshot. */
export function loadRoom(lines: readonly Line[], snapshot: Snapshot | undefined): Attempt<Loaded> {
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
    return refused('badJournal', 'The game is played by newer rules than this server knows.');
  const skipped = ofToday ? last : lines.length;
  const before = afterQuietly(openRoom(first), lines.slice(1, Math.max(1, skipped)));
  if ('refusal' in before) return before;
  if (!ofToday) return reopened(before.ok, game.ok, { began: began.journal, later: lines, snapshot });
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

const keptSchema = v.object({ position: v.looseObject({}), choices: v.number() });

/** A position, and how many choices of the journal led to it. */
export const writeSnapshot = (table: AnyTable): string =>
  JSON.stringify({ position: table.position, choices: table.choices });

interface Past {
  readonly began: object;
  readonly later: readonly Line[];
  readonly snapshot: Snapshot | undefined;
}

function reopened(room: Room, game: ServedGame, { began, later, snapshot }: Past): Attempt<Loaded> {
  if (snapshot === undefined)
    return refused('badJournal', 'The game was played by other rules, and there is no snapshot to go on from.');
  const kept = v.safeParse(keptSchema, JSON.parse(snapshot.document));
  if (!kept.success) return refused('badPosition', "The game's snapshot can't be read.");
  const { position, choices } = kept.output;
  const restore = (from: object): Attempt<AnyTable> => {
    const restored = game.restore({ journal: { ...began, entries: [] }, position: from, players: playersOf(room) });
    return 'refusal' in restored ? restored : taken(restored.ok.table);
  };
  const then = restore(position);
  if ('refusal' in then) return then;
  const { table, lost } = goOn(then.ok, later.slice(snapshot.lines).filter(isOfTheGame), choices);
  // Once more: its journal begins at the position that it has now.
  const now = restore(table.position);
  if ('refusal' in now) return now;
  const { entries: _, ...journal } = now.ok.journal;
  return taken({ room, reopening: { journal, lost } });
}

/** Plays what came after the snapshot, as far as the rules of today allow it. */
function goOn(first: AnyTable, lines: readonly Line[], choices: number): { table: AnyTable; lost: number } {
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
