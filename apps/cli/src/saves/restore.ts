import {
  type Definition,
  journalOf,
  loadPosition,
  Match,
  playEntry,
  replay,
  type Shape,
  visible,
} from '@getaway/kernel';
import { type Passage, passageOf, takeUp } from '@getaway/table';
import { shell, type Trouble } from '../messages/shell.ts';
import { levelsOf } from '../table/bots.ts';
import {
  checkOf,
  entriesIn,
  type Fault,
  type Header,
  type Line,
  type Opening,
  readHeader,
  readLine,
} from './format.ts';

/** A game as its file has it. */
export interface Restored<G extends Shape> {
  readonly header: Header;
  readonly match: Match<G>;
  readonly history: readonly Passage<G>[];
  /** The check of the last line. */
  readonly check: string;
  /** Choices that were made and stand. */
  readonly choices: number;
  /** The file has everything that a finished game needs to outlive a change of the rules. */
  readonly archived: boolean;
  /** The rules have changed since: the game goes on from this opening, which is not in the file yet. */
  readonly reopened?: { readonly opening: Opening; readonly leftOut: number };
}

interface Source {
  readonly file: string;
  readonly lines: readonly string[];
  /** The snapshot as it lies on the disk, asked for only when the rules have changed. */
  snapshot(): unknown;
}

/** Plays a file's lines again. The first one that is not as it was written is refused by its number and field. */
export function restore<G extends Shape>(definition: Definition<G>, source: Source): Restored<G> | Trouble {
  const { file, lines } = source;
  const damaged = (line: number, field: string, reason: string): Trouble => ({
    trouble: shell.say('save.damaged', { file, line, fieldIs: field === '' ? 'none' : 'some', field, reason }),
  });
  const faulty = (line: number, { field, reason }: Fault): Trouble => damaged(line, field, reason);

  const first = readHeader(lines[0] ?? '');
  if ('reason' in first) return faulty(1, first);
  const header = first.line;
  if (first.check !== checkOf('', header)) return damaged(1, 'check', shell.say('fault.changed'));
  const shelved = header.pack === undefined ? undefined : definition.packs.put(header.pack);
  if (shelved !== undefined && 'refusal' in shelved) return damaged(1, 'pack', shelved.refusal.message);
  const moves: Line[] = [];
  let archive: object | undefined;
  let opening: Opening = header.journal;
  let begun = 0;
  let check = first.check;
  const read: { readonly line: Line; readonly check: string; readonly number: number }[] = [];
  for (const [i, text] of lines.slice(1).entries()) {
    const next = readLine(text);
    const number = i + 2;
    if ('reason' in next) return faulty(number, next);
    read.push({ line: next.line, check: String(next.check), number });
    if ('opening' in next.line) {
      ({ opening } = next.line);
      begun = read.length;
    }
  }

  const current = opening.rules === definition.rulesVersion;
  const start = current ? replay(definition, { ...opening, entries: [] }) : undefined;
  if (start !== undefined && 'refusal' in start)
    return damaged(begun === 0 ? 1 : (read[begun - 1]?.number ?? 1), 'journal', start.refusal.message);
  const match = start?.ok;
  const history: Passage<G>[] = match === undefined ? [] : [{ events: match.events }];
  for (const [i, { line, check: told, number }] of read.entries()) {
    const problem = match === undefined || i < begun ? undefined : playLine(match, history, line);
    if (problem !== undefined) return damaged(number, 'undo' in line ? 'undo' : 'entry', problem);
    check = checkOf(check, line);
    if (told !== check) return damaged(number, 'check', shell.say('fault.changed'));
    if ('archive' in line) ({ archive } = line);
    else if (!('opening' in line)) moves.push(line);
  }
  const choices = countChoices(read.map(({ line }) => line));
  const lastMoves = read.slice(begun).map(({ line }) => line);
  const went =
    match === undefined ? takeUpOlder(definition, source, { opening, archive, moves, lastMoves }) : { match, history };
  if ('trouble' in went) return went;
  const count = definition.seatsOf(went.match.state);
  if (!seatsFit(definition, header.seats, count)) return damaged(1, 'seats', shell.say('fault.seats', { count }));
  // Nothing from a file that somebody passed on may move the cursor, or hide another name.
  const seats = header.seats.map((player) => ({ ...player, name: visible(player.name) }));
  return { header: { ...header, seats }, check, choices, archived: archive !== undefined, ...went };
}

/** All that stand, those before an opening included. */
function countChoices(lines: readonly Line[]): number {
  const openings = lines.flatMap((line, i) => ('opening' in line ? [i] : []));
  return [...openings, lines.length].reduce(
    (sum, end, i) => sum + entriesIn(lines.slice(openings[i - 1] ?? 0, end)).length,
    0,
  );
}

/** Somebody at every seat, whom the others can tell apart, and bots that know the game. */
function seatsFit<G extends Shape>(definition: Definition<G>, seats: Header['seats'], count: number): boolean {
  const levels: readonly string[] = levelsOf(definition);
  const names = new Set(seats.map(({ name }) => name));
  return (
    seats.length === count &&
    names.size === count &&
    seats.every(({ bot }) => bot === undefined || levels.includes(bot))
  );
}

/** Plays one line; says what is wrong if it can't be. */
function playLine<G extends Shape>(match: Match<G>, history: Passage<G>[], line: Line): string | undefined {
  if ('entry' in line) {
    const unasked = match.question?.unasked === true;
    const problem = playEntry(match, line.entry);
    const { lastEntry: entry, events } = match;
    if (problem === undefined && entry !== undefined) history.push(passageOf({ entry, unasked, events }));
    return problem;
  }
  if (!('undo' in line)) return undefined;
  const { choices } = match;
  const undone = match.undo(line.undo);
  if ('refusal' in undone) return undone.refusal.message;
  history.splice(match.choices - choices);
  return undefined;
}

interface Older {
  readonly opening: Opening;
  readonly archive: object | undefined;
  /** Every choice and undo of the file, and those since the opening. */
  readonly moves: readonly Line[];
  readonly lastMoves: readonly Line[];
}

/** A game that ended by older rules is shown as it was, and its file is left alone; one that runs goes on by the new ones. */
function takeUpOlder<G extends Shape>(
  definition: Definition<G>,
  source: Source,
  { opening, archive, moves, lastMoves }: Older,
): Pick<Restored<G>, 'match' | 'history' | 'reopened'> | Trouble {
  const position = source.snapshot();
  const again = takeUp(definition, {
    journal: { ...opening, entries: entriesIn(lastMoves) },
    ...(typeof position === 'object' && position !== null ? { position } : {}),
    ...(archive === undefined ? {} : { archive }),
  });
  if ('ok' in again && again.ok.match.question === undefined) {
    const { match, history } = again.ok;
    return { match, history };
  }
  const replayed = 'ok' in again && !again.ok.reopened ? again.ok.match : undefined;
  return reopen(definition, source, { opening, moves, replayed });
}

/** The game goes on from its snapshot, and with as many of the choices after it as the new rules allow. */
function reopen<G extends Shape>(
  definition: Definition<G>,
  { file, snapshot }: Source,
  {
    opening: { rules },
    moves,
    replayed,
  }: Pick<Older, 'opening' | 'moves'> & { readonly replayed: Match<G> | undefined },
): Pick<Restored<G>, 'match' | 'history' | 'reopened'> | Trouble {
  const document = snapshot();
  const versions = { file, rules, current: definition.rulesVersion };
  if (typeof document !== 'object' || document === null)
    return replayed === undefined
      ? { trouble: shell.say('save.noSnapshot', versions) }
      : goingOnFrom(replayed, { number: moves.length, leftOut: 0 });
  const loaded = loadPosition(definition, { ...document, rules: definition.rulesVersion });
  if ('refusal' in loaded)
    return { trouble: shell.say('save.badSnapshot', { ...versions, reason: loaded.refusal.message }) };
  let match = loaded.ok;
  const history: Passage<G>[] = [{ events: [] }];
  let left = moves.slice(match.number);
  for (const line of left) {
    const trial = match.clone();
    if (playLine(trial, history, line) !== undefined) break;
    match = trial;
    left = left.slice(1);
  }
  return goingOnFrom(match, { number: moves.length, leftOut: left.length });
}

/** Its journal begins at the position that it is in. */
function goingOnFrom<G extends Shape>(
  { definition, state }: Match<G>,
  { number, leftOut }: { readonly number: number; readonly leftOut: number },
): Pick<Restored<G>, 'match' | 'history' | 'reopened'> {
  const { entries: _, ...opening } = journalOf(Match.from(definition, state, number));
  const again = replay(definition, { ...opening, entries: [] });
  if ('refusal' in again) throw new Error(again.refusal.message);
  return { match: again.ok, history: [{ events: [] }], reopened: { opening, leftOut } };
}
