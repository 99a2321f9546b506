import { listUpTo, parseJson, textUpTo, wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
import { type DrawWitness, drawWitnessSchema } from '../fairness.ts';
import { type Origin, originSchema } from '../origin.ts';
import type { Player } from '../port.ts';
import { MAX_PLAYERS, playerName, shownName } from './names.ts';
import {
  archiveIn,
  checkSave,
  entriesIn,
  journalSchema,
  type LineFault,
  readSave,
  SAVE_FORMAT,
  SAVE_VERSION,
  type SaveHeader,
  type SaveLine,
} from './saveLines.ts';

const FORMAT = 'getaway-game';
const VERSION = 1;

/** A game as a file, with its journal, its players and its pack. No other file is needed to continue the game. */
export interface GameFile {
  readonly game: string;
  readonly players: readonly Player[];
  readonly journal: object;
  readonly position?: object;
  /** Present only for a finished game. */
  readonly archive?: object;
  readonly pack?: object;
  /** The saving device's own record of the fair draw. */
  readonly witness?: DrawWitness;
  readonly origin?: Origin;
}

export interface FileFault {
  readonly because: 'tooDeep' | 'notAGame' | 'newer' | 'damaged';
  /** The exact place of the fault, in English, for people who repair the file. */
  readonly detail?: string;
  /** The damaged line, if the file consists of lines. */
  readonly at?: LineFault;
}

type FileRead = { readonly ok: GameFile } | { readonly fault: FileFault };

const heading = v.looseObject({ format: textUpTo(100), version: v.optional(v.number(), 1) });
const gameFile = v.object({
  players: listUpTo(
    v.strictObject({ name: v.pipe(playerName, v.transform(shownName)), bot: v.exactOptional(textUpTo(40)) }),
    MAX_PLAYERS,
  ),
  journal: v.looseObject({ game: textUpTo(100) }),
  position: v.exactOptional(v.looseObject({})),
  archive: v.exactOptional(v.looseObject({})),
  pack: v.exactOptional(v.looseObject({})),
  witness: v.exactOptional(drawWitnessSchema),
  origin: v.exactOptional(originSchema),
});
const bareJournal = v.looseObject({
  game: textUpTo(100),
  players: v.optional(v.pipe(wholeNumber, v.maxValue(MAX_PLAYERS))),
});

/** What `writeGameFile` writes. It leaves out fields that are undefined. */
export type GameFileContent = { readonly [Field in Exclude<keyof GameFile, 'game'>]: unknown };

export const writeGameFile = ({
  players,
  origin,
  witness,
  pack,
  position,
  journal,
  archive,
}: Partial<GameFileContent>): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, players, origin, witness, pack, position, journal, archive });

/** Reads a game file that was saved by a browser or a terminal. A file with only a journal works too. */
export function readGameFile(text: string): FileRead {
  if (IS_SAVE.test(text.slice(0, HEAD))) return readSaveFile(text);
  const { document, fault } = parseJson(text);
  if (fault === 'tooDeep') return faulty('tooDeep');
  const head = v.safeParse(heading, document);
  if (!head.success) return faulty('notAGame');
  const { format, version } = head.output;
  if (format === FORMAT && version > VERSION) return faulty('newer');
  if (format === 'getaway-journal') return readJournal(head.output);
  if (format !== FORMAT) return faulty('notAGame', `format "${format}"`);
  const parsed = v.safeParse(gameFile, document, { abortEarly: true });
  if (parsed.success) return { ok: { ...parsed.output, game: parsed.output.journal.game } };
  const [issue] = parsed.issues;
  return faulty('damaged', `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}

const HEAD = 1000;
const IS_SAVE = new RegExp(`^[^\\n]*"format":"${SAVE_FORMAT}"`, 'u');

const faulty = (because: FileFault['because'], detail?: string): { readonly fault: FileFault } => ({
  fault: detail === undefined ? { because } : { because, detail },
});

const faultyAt = (at: LineFault): { readonly fault: FileFault } => ({
  fault: {
    because: at.because === 'version' ? 'newer' : 'damaged',
    detail: `line ${at.line}, field ${at.field}: ${at.because}`,
    at,
  },
});

function readJournal(document: object): FileRead {
  const parsed = v.safeParse(bareJournal, document);
  if (!parsed.success) return faulty('damaged', 'game');
  const { game, players = 0 } = parsed.output;
  return {
    ok: { game, journal: document, players: Array.from({ length: players }, (_, i) => ({ name: `#${i + 1}` })) },
  };
}

/** Reads a file that consists of lines. If a crash left an incomplete last line, that line is skipped. */
function readSaveFile(text: string): FileRead {
  const save = readSave(text.split('\n').slice(0, -1));
  if ('fault' in save) return faultyAt(save.fault);
  const fault = checkSave(save);
  if (fault !== undefined) return faultyAt(fault);
  const { header, lines, opening } = save;
  const archive = archiveIn(lines);
  const { seats, pack, witness, origin } = header;
  return {
    ok: {
      game: opening.game,
      players: seats.map((player) => ({ ...player, name: shownName(player.name) })),
      journal: { ...opening, entries: entriesIn(lines) },
      ...(archive === undefined ? {} : { archive }),
      ...(pack === undefined ? {} : { pack }),
      ...(witness === undefined ? {} : { witness }),
      ...(origin === undefined ? {} : { origin }),
    },
  };
}

/** Converts a game file to lines, for a program that will append further lines. */
export function linesOf({
  players,
  journal,
  pack,
  witness,
  origin,
  archive,
}: GameFile):
  | { readonly ok: { readonly header: SaveHeader; readonly lines: readonly SaveLine[] } }
  | { readonly fault: FileFault } {
  const parsed = v.safeParse(journalSchema, journal, { abortEarly: true });
  if (!parsed.success) return faulty('damaged', `journal.${v.getDotPath(parsed.issues[0]) ?? ''}`);
  const { entries, ...opening } = parsed.output;
  const header: SaveHeader = {
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    journal: opening,
    seats: players,
    ...(pack === undefined ? {} : { pack }),
    ...(witness === undefined ? {} : { witness }),
    ...(origin === undefined ? {} : { origin }),
  };
  const lines = [...entries.map((entry) => ({ entry })), ...(archive === undefined ? [] : [{ archive }])];
  return { ok: { header, lines } };
}
