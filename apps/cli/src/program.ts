import { Command } from 'commander';
import { addAdmin } from './commands/admin.ts';
import { addBackup } from './commands/backup.ts';
import { addGames } from './commands/games.ts';
import { addLab } from './commands/lab.ts';
import { addLearn } from './commands/learn.ts';
import { addLessons } from './commands/lessons.ts';
import { addPack } from './commands/pack.ts';
import { refuse } from './commands/place.ts';
import { addPlay } from './commands/play.ts';
import { runProtocol } from './commands/protocol.ts';
import { addReplay } from './commands/replay.ts';
import { addResume } from './commands/resume.ts';
import { addReview } from './commands/review.ts';
import { addRules } from './commands/rules.ts';
import { translateUsage } from './commands/usage.ts';
import { addVerify } from './commands/verify.ts';
import type { TableGame } from './games/game.ts';
import { setLanguage } from './games/setLanguage.ts';
import { voiceOf } from './games/voice.ts';
import { languageOfSystem, localeOf, requestedLanguage } from './messages/languages.ts';
import { reasonOf, shell } from './messages/shell.ts';
import { isCode } from './saves/lock.ts';
import { knownLanguages, noSuchLanguage } from './table/language.ts';

const LANGUAGE = '--language <language>';

export async function runProgram(games: readonly TableGame[]): Promise<void> {
  // The reader may close the pipe early, as in `getaway rules | head`. This is not an error.
  process.stdout.on('error', (error: unknown) => {
    if (isCode(error, 'EPIPE')) process.exit(0);
    throw error;
  });
  const { env } = process;
  const requested = requestedLanguage(languageOption(), env);
  const language = requested === undefined ? languageOfSystem(env) : localeOf(requested);
  await setLanguage(language ?? languageOfSystem(env), games);
  if (language === undefined) refuse({ trouble: noSuchLanguage(requested ?? '') });
  else await run(games);
}

/** Reads the option `--language` before all others, because the descriptions of the commands are in that language. */
function languageOption(): string | undefined {
  const program = new Command()
    .option(LANGUAGE)
    .exitOverride()
    .configureOutput({ outputError: () => undefined });
  try {
    program.parseOptions(process.argv.slice(2));
  } catch {
    // The value of the option is missing. Commander reports that later.
  }
  return program.opts<{ language?: string }>().language;
}

/** A game with the numbers of players that its box names. */
function aboutGame(game: TableGame): string {
  const { min, max, unofficial = [] } = game.host.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter(
    (count) => !unofficial.includes(count),
  );
  return shell.say('program.game', {
    game: voiceOf(game).say('game.name'),
    least: Math.min(...counts),
    most: Math.max(...counts),
  });
}

async function run(games: readonly TableGame[]): Promise<void> {
  const program = translateUsage(new Command('getaway'))
    .description(shell.say('program.about', { games: games.map(aboutGame).join(', ') }))
    .option(LANGUAGE, shell.say('program.language', { languages: knownLanguages() }))
    .showHelpAfterError();
  for (const add of [
    addPlay,
    addResume,
    addReplay,
    addReview,
    addGames,
    addRules,
    addVerify,
    addPack,
    addLab,
    addLearn,
    addLessons,
  ])
    add(program, games);
  for (const add of [addBackup, addAdmin]) add(program);
  program
    .command('protocol')
    .description(shell.say('protocol.about'))
    .action(() => runProtocol(games));
  try {
    await program.parseAsync();
  } catch (error) {
    process.stderr.write(`${shell.say('program.failed', { reason: reasonOf(error) })}\n`);
    if (process.env.GETAWAY_DEBUG !== undefined) throw error;
    process.exitCode = 70;
  }
}
