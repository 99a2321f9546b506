import { type GameId, isIn } from '@getaway/games';
import { LESSONS } from '@getaway/games/lessons';
import { SCENARIOS } from '@getaway/games/scenarios';
import { type Lesson, LessonRun, lessonNames, titleKey } from '@getaway/lessons';
import { effortOf } from '@getaway/lessons/check';
import { type Catalogue, speaker } from '@getaway/text';
import type { Command } from 'commander';
import type { TableGame } from '../games/game.ts';
import { findGame } from '../games/index.ts';
import { voiceOf } from '../games/voice.ts';
import { playLesson } from '../learn/playLesson.ts';
import { LessonProgress } from '../learn/progress.ts';
import { localeOf } from '../messages/languages.ts';
import { quoted, shell, type Trouble, trouble } from '../messages/shell.ts';
import type { Terminal } from '../table/terminal.ts';
import { isTrouble, refuse, savesFolder } from './place.ts';
import { withTerminal } from './table.ts';

const idsOf = (games: readonly TableGame[]): string => shell.list(games.map(({ host }) => host.id));

/** getaway learn [game] [lesson]: plays lessons in this terminal. */
export function addLearn(program: Command, games: readonly TableGame[]): void {
  program
    .command('learn')
    .description(shell.say('learn.about', { games: idsOf(games) }))
    .argument('[game]')
    .argument('[lesson]')
    .action((id: string | undefined, lesson: string | undefined) => {
      const game = id === undefined ? games[0] : findGame(games, id);
      if (game === undefined || !isIn(LESSONS, game.host.id))
        return refuse(trouble('argument.game', { game: quoted(id ?? ''), games: idsOf(games) }));
      const gameId = game.host.id;
      return withTerminal(async (terminal) => {
        const problem = await learn({ game, gameId, terminal }, lesson);
        if (problem !== undefined) refuse(problem);
      });
    });
}

interface Place {
  readonly game: TableGame;
  readonly gameId: GameId;
  readonly terminal: Terminal;
}

async function learn({ game, gameId, terminal }: Place, wanted: string | undefined): Promise<Trouble | undefined> {
  const folder = savesFolder();
  if (isTrouble(folder)) return folder;
  const [lessons, layOut, words] = await Promise.all([
    LESSONS[gameId].lessons(),
    SCENARIOS[gameId](),
    LESSONS[gameId].words(localeOf(shell.locale) ?? 'en'),
  ]);
  const progress = new LessonProgress(folder, gameId);
  const voice = speaker({ locale: shell.locale, catalogue: words });
  let next = wanted === undefined ? undefined : lessons.find(({ id }) => id === wanted);
  if (wanted !== undefined && next === undefined)
    return trouble('learn.none', { lesson: quoted(wanted), lessons: shell.list(lessons.map(({ id }) => id)) });
  for (;;) {
    const lesson = next ?? (await askWhich({ game, terminal, lessons, words, progress }));
    if (lesson === undefined) return undefined;
    const names = lessonNames(lesson, shell.say('learn.learner'), (key) => voice.say(key));
    const begun = LessonRun.begin({ lesson, host: game.host, layOut, names });
    if ('refusal' in begun) return { trouble: begun.refusal.message };
    // If the lesson has changed since the progress was saved, the lesson starts from the beginning.
    const resumed = begun.ok.solvedUpTo(progress.of(lesson.id).steps);
    const run = 'refusal' in resumed ? begun.ok : resumed.ok;
    const isDone = await playLesson({ game, run, voice, terminal, onStep: (at) => progress.keep(lesson, at.done) });
    if (!isDone) {
      terminal.print(['', shell.say('learn.left', { game: gameId })]);
      return undefined;
    }
    next = undefined;
  }
}

interface Offer extends Pick<Place, 'game' | 'terminal'> {
  readonly lessons: readonly Lesson[];
  readonly words: Catalogue;
  readonly progress: LessonProgress;
}

/** Returns undefined if the user quits. */
async function askWhich({ game, terminal, lessons, words, progress }: Offer): Promise<Lesson | undefined> {
  terminal.print([
    '',
    terminal.paint('title', shell.say('learn.heading', { game: voiceOf(game).say('game.name') })),
    ...lessons.map((lesson, i) => {
      const finished = String(progress.of(lesson.id).finished);
      const minutes = Math.max(1, Math.round(effortOf(lesson, words).minutes));
      const line = shell.say('learn.line', { title: words[titleKey(lesson)] ?? lesson.id, minutes, finished });
      return `${terminal.paint('choice', String(i + 1).padStart(3))}  ${line}`;
    }),
  ]);
  for (;;) {
    const line = await terminal.ask(shell.say('learn.which', { count: lessons.length }));
    const answer = line?.trim().toLowerCase();
    if (answer === undefined || answer === 'q') return undefined;
    const lesson = lessons[Number(answer) - 1];
    if (lesson !== undefined) return lesson;
    terminal.print([shell.say('input.outOfRange', { input: quoted(answer), count: lessons.length })]);
  }
}
