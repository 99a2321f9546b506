import { type GameId, idsIn } from '@getaway/games';
import { LESSONS } from '@getaway/games/lessons';
import { SCENARIOS } from '@getaway/games/scenarios';
import { type Checked, effortOf, faultsOf } from '@getaway/lessons/check';
import { LANGUAGES } from '@getaway/text';
import type { Command } from 'commander';
import type { TableGame } from '../games/game.ts';
import { findGame } from '../games/index.ts';
import { quoted, shell, type Trouble, trouble } from '../messages/shell.ts';
import { readDocument } from './pack.ts';
import { isTrouble, refuse } from './place.ts';

/** getaway lessons check [file]: checks lessons, for people who write them. */
export function addLessons(program: Command, games: readonly TableGame[]): void {
  program
    .command('lessons')
    .description(shell.say('lessons.about'))
    .command('check')
    .description(shell.say('lessons.aboutCheck'))
    .argument('[file]')
    .option('--game <game>')
    .action(async (file: string | undefined, { game }: { readonly game?: string }) => {
      const told = file === undefined ? await checkAll(games) : await checkFile(games, { file, game });
      if (isTrouble(told)) return refuse(told);
      process.stdout.write(`${told.join('\n')}\n`);
    });
}

async function checkedWith(games: readonly TableGame[], id: GameId): Promise<Checked | Trouble> {
  const game = findGame(games, id);
  if (game === undefined) return trouble('argument.game', { game: quoted(id), games: shell.list(idsIn(LESSONS)) });
  const words = await Promise.all(
    LANGUAGES.map(async (language) => [language, await LESSONS[id].words(language)] as const),
  );
  return { host: game.host, layOut: await SCENARIOS[id](), words: Object.fromEntries(words) };
}

/** Lists the faults of every lesson and estimates its duration, at 200 words per minute and 3 seconds per choice. */
async function checkAll(games: readonly TableGame[]): Promise<readonly string[] | Trouble> {
  const lines: string[] = [];
  const faults: string[] = [];
  let count = 0;
  for (const id of idsIn(LESSONS)) {
    const deps = await checkedWith(games, id);
    if (isTrouble(deps)) return deps;
    let total = 0;
    for (const lesson of await LESSONS[id].lessons()) {
      const { words, choices, minutes } = effortOf(lesson, deps.words.en ?? {});
      faults.push(...faultsOf(lesson, deps));
      count += 1;
      if (lesson.extra === undefined) total += minutes;
      lines.push(shell.say('lessons.line', { game: id, lesson: lesson.id, words, choices, minutes: rounded(minutes) }));
    }
    lines.push(shell.say('lessons.total', { game: id, minutes: rounded(total) }));
  }
  return [...lines, ...verdict(faults, count)];
}

/** Checks a lesson from a file. The file does not contain the lesson's texts, so they are not checked. */
async function checkFile(
  games: readonly TableGame[],
  { file, game: requested }: { readonly file: string; readonly game: string | undefined },
): Promise<readonly string[] | Trouble> {
  if (requested === undefined) return trouble('lessons.whichGame', { games: shell.list(idsIn(LESSONS)) });
  const id = idsIn(LESSONS).find((known) => known === requested);
  if (id === undefined) return trouble('argument.game', { game: quoted(requested), games: shell.list(idsIn(LESSONS)) });
  const document = readDocument(file);
  if (isTrouble(document)) return document;
  const deps = await checkedWith(games, id);
  return isTrouble(deps) ? deps : verdict(faultsOf(document, { ...deps, words: {} }), 1);
}

function verdict(faults: readonly string[], count: number): readonly string[] {
  if (faults.length === 0) return [shell.say('lessons.good', { count })];
  process.exitCode = 1;
  return [...faults, shell.say('lessons.bad', { count: faults.length })];
}

const rounded = (minutes: number): string => shell.number(minutes);
