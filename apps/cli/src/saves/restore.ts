import { wholeNumber } from '@getaway/kernel';
import { type HostedGame, type HostedTable, type RestoredTable, repeatRecorded } from '@getaway/table';
import {
  archiveIn,
  checkSave,
  entriesIn,
  type LineFault,
  type Opening,
  readSave,
  recordedIn,
  type SaveLine,
  type SaveRead,
  seatsFit,
} from '@getaway/table/file';
import * as v from 'valibot';
import { shell, type Trouble, trouble } from '../messages/shell.ts';
import { seatNames } from '../terminal/names.ts';
import { damagedAt, reasonIn } from './sentences.ts';

export interface Restored {
  readonly table: HostedTable;
  /** The checksum of the file's last line. */
  readonly check: string;
  /** The number of choices, without those that were undone. */
  readonly choices: number;
  /**
   * Whether the file contains the archive. With the archive, the finished game can be shown even after the rules have
   * changed.
   */
  readonly archived: boolean;
  /**
   * Set if the rules have changed. The game then continues from this opening. The caller must write the opening to the
   * file.
   */
  readonly reopened?: { readonly opening: Opening; readonly leftOut: number };
}

interface Source {
  readonly file: string;
  readonly lines: readonly string[];
  /** Reads the snapshot that belongs to the file. Called only if the rules have changed. */
  snapshot(): unknown;
}

/** Replays the lines of a file. If the file is damaged, the refusal names the line and the field. */
export function restore(game: HostedGame, { file, lines: texts, snapshot }: Source): Restored | Trouble {
  const save = readSave(texts);
  if ('fault' in save) return damagedAt(file, save.fault, reasonIn(save.fault));
  const { header, lines, checks } = save;
  const shelved = header.pack === undefined ? undefined : game.packs.put(header.pack);
  if (shelved !== undefined && 'refusal' in shelved)
    return damagedAt(file, { line: 1, field: 'pack' }, shelved.refusal.message);
  const played = save.opening.rules === game.rulesVersion ? playLines(game, file, save) : undefined;
  if (played !== undefined && 'trouble' in played) return played;
  const fault = played === undefined ? checkSave(save) : undefined;
  if (fault !== undefined) return damagedAt(file, fault, reasonIn(fault));
  const went = played ?? takeUpOlder(game, save, { file, position: snapshot() });
  if ('trouble' in went) return went;
  if (!seatsFit(game, header.seats, went.table))
    return damagedAt(file, { line: 1, field: 'seats' }, shell.say('fault.seats', { count: went.table.seatCount }));
  const archived = archiveIn(lines) !== undefined;
  return { ...went, check: checks.at(-1) ?? '', choices: countChoices(lines), archived };
}

type Went = Pick<Restored, 'table' | 'reopened'>;

/** Replays the lines of a game under the current rules. */
function playLines(game: HostedGame, file: string, save: SaveRead): Went | Trouble {
  const { opening, begun, header } = save;
  const start = game.replay({ ...opening, entries: [] }, { players: seatNames(header.seats) });
  if ('refusal' in start) return damagedAt(file, { line: begun + 1, field: 'journal' }, start.refusal.message);
  let table = start.ok;
  const fault = checkSave(save, (line, number) => {
    if (number < begun + 2 || !('entry' in line || 'undo' in line)) return undefined;
    const next = repeatRecorded(table, line);
    if ('refusal' in next)
      return { line: number, field: 'undo' in line ? 'undo' : 'entry', message: next.refusal.message };
    table = next.ok;
    return undefined;
  });
  return fault === undefined ? { table } : damagedAt(file, fault, reasonOf(fault));
}

const reasonOf = (fault: LineFault | { readonly message: string }): string =>
  'message' in fault ? fault.message : reasonIn(fault);

const numbered = v.looseObject({ number: wholeNumber });

/**
 * Restores a game that began under older rules. A running game continues under the new rules. A finished game can only
 * be watched.
 */
function takeUpOlder(
  game: HostedGame,
  { opening, header, lines }: SaveRead,
  { file, position }: { readonly file: string; readonly position: unknown },
): Went | Trouble {
  const recorded = recordedIn(lines);
  const snapshot = v.safeParse(numbered, position);
  const archive = archiveIn(lines);
  const restored = game.restore({
    journal: { ...opening, entries: entriesIn(lines) },
    players: seatNames(header.seats),
    // The `number` of a snapshot counts the choices and undos that were in the file when the snapshot was taken. Later
    // choices and undos are played again from the snapshot.
    ...(snapshot.success ? { position, since: recorded.slice(snapshot.output.number) } : {}),
    ...(archive === undefined ? {} : { archive }),
  });
  const versions = { file, rules: opening.rules, current: game.rulesVersion };
  if ('refusal' in restored) {
    const { because, message } = restored.refusal;
    if (because !== 'otherRules') return trouble('save.badSnapshot', { ...versions, reason: message });
    return trouble(opening.rules > game.rulesVersion ? 'save.newerRules' : 'save.noSnapshot', versions);
  }
  return restored.ok.table.over ? { table: restored.ok.table } : goOn(game, restored.ok, recorded.length);
}

/** Continues the restored table with a journal that begins at the current position. */
function goOn(game: HostedGame, { table, lost }: RestoredTable, number: number): Went {
  const again = game.reopen(table, number);
  if ('refusal' in again) throw new Error(again.refusal.message);
  const { entries: _, ...opening } = again.ok.journal;
  return { table: again.ok, reopened: { opening, leftOut: lost } };
}

/** Counts the choices that have not been undone. Choices that were made under earlier rules count too. */
function countChoices(lines: readonly SaveLine[]): number {
  const openings = lines.flatMap((line, i) => ('opening' in line ? [i] : []));
  return [...openings, lines.length].reduce(
    (sum, end, i) => sum + entriesIn(lines.slice(openings[i - 1] ?? 0, end)).length,
    0,
  );
}
