import { existsSync, readFileSync } from 'node:fs';
import { listUpTo, parseJson, textUpTo, type Verification, verify } from '@getaway/kernel';
import { type DrawWitness, digestFor, drawWitnessSchema, isLie, restore, testimonyOn } from '@getaway/table';
import type { Command } from 'commander';
import * as v from 'valibot';
import { findGame } from '../games/index.ts';
import { quoted, reasonOf, shell, type Trouble, trouble } from '../messages/shell.ts';
import { fileOf } from '../saves/folder.ts';
import { checkOf, entriesIn, type Line, readHeader, readLine } from '../saves/format.ts';
import { drawLines } from '../table/drawLines.ts';
import { isTrouble, refuse, savesFolder } from './place.ts';

/** A game out of a file, with what the device that saved it remembers. */
interface Saved {
  readonly journal: unknown;
  readonly pack?: unknown;
  readonly players: readonly { readonly name: string }[];
  readonly witness?: DrawWitness | undefined;
}

/** getaway verify FILE: whether the draws of a game follow from its seed, and the seed from what was committed before. */
export function addVerify(program: Command): void {
  program
    .command('verify')
    .description(shell.say('verify.about'))
    .argument('<file>')
    .action((file: string) => {
      const saved = readSaved(file);
      if (isTrouble(saved)) return refuse(saved);
      const { journal, pack, witness, players } = saved;
      const { game: id } = v.parse(v.fallback(v.object({ game: textUpTo(100) }), { game: '' }), journal);
      const game = findGame(id);
      if (game === undefined) return refuse(trouble('verify.unknownGame', { file, game: quoted(id) }));
      if (pack !== undefined) game.definition.packs.put(pack);
      const verification = verify(game.definition, journal);
      const seat = witness?.told?.seat;
      const digest =
        seat === undefined ? undefined : digestFor(restore(game.definition, { journal, players: [] }), seat);
      const testimony = testimonyOn(verification, witness, digest);
      const columns = Math.max(80, process.stdout.isTTY ? process.stdout.columns : 80);
      process.stdout.write(`${drawLines({ verification, testimony, players }, columns).join('\n')}\n`);
      process.exitCode = exitCode(verification, testimony);
    });
}

/** 0 where every draw follows from the seed, 1 where something is wrong, 2 where nothing can be said. */
function exitCode({ verdict }: Verification, testimony: ReturnType<typeof testimonyOn>): number {
  if (verdict === 'wrong' || (testimony !== undefined && isLie(testimony))) return 1;
  return verdict === 'unverifiable' ? 2 : 0;
}

/** A file, or the name of a game that is saved here. */
function readSaved(file: string): Saved | Trouble {
  const folder = existsSync(file) ? undefined : savesFolder();
  if (isTrouble(folder)) return folder;
  const path = folder === undefined ? file : fileOf(folder, file);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return trouble('verify.unreadable', { file, reason: reasonOf(error) });
  }
  return /^[^\n]*"format":"getaway-save"/u.test(text.slice(0, HEAD)) ? readSave(file, text) : readGame(file, text);
}

const HEAD = 1000;

const named = v.object({ name: textUpTo(200) });
const gameFile = v.object({
  format: v.literal('getaway-game'),
  players: listUpTo(named, 10),
  journal: v.looseObject({}),
  pack: v.optional(v.unknown()),
  witness: v.optional(drawWitnessSchema),
});
const bareJournal = v.looseObject({ format: v.literal('getaway-journal') });

/** A game that a page has saved, or a bare journal. */
function readGame(file: string, text: string): Saved | Trouble {
  const { document, fault } = parseJson(text);
  const parsed = v.safeParse(v.union([gameFile, bareJournal]), document);
  if (fault !== undefined || !parsed.success) return trouble('verify.notAGame', { file });
  return v.is(gameFile, parsed.output) ? parsed.output : { journal: parsed.output, players: [] };
}

/** A game of this terminal: its lines, each with a check over itself and the line before; half a last line is left out. */
function readSave(file: string, text: string): Saved | Trouble {
  const [first = '', ...rest] = text.split('\n').slice(0, -1);
  const header = readHeader(first);
  if ('reason' in header) return damaged(file, 1, header.reason);
  if (header.check !== checkOf('', header.line)) return damaged(file, 1, shell.say('fault.changed'));
  let journal: object = header.line.journal;
  const lines: Line[] = [];
  let { check } = header;
  for (const [i, told] of rest.entries()) {
    const read = readLine(told);
    if ('reason' in read) return damaged(file, i + 2, read.reason);
    check = checkOf(check, read.line);
    if (read.check !== check) return damaged(file, i + 2, shell.say('fault.changed'));
    lines.push(read.line);
    if ('opening' in read.line) journal = read.line.opening;
  }
  return { journal: { ...journal, entries: entriesIn(lines) }, pack: header.line.pack, players: header.line.seats };
}

const damaged = (file: string, line: number, reason: string): Trouble =>
  trouble('save.damaged', { file, line, fieldIs: 'none', field: '', reason });
