import { LESSONS } from '@getaway/games/lessons';
import { type Lesson, lessonNames } from '@getaway/lessons';
import { type Signal, signal } from '@preact/signals';
import { proxy, type Remote } from 'comlink';
import type { GameId } from '../browser/gameIds.ts';
import { tables } from '../browser/worker.ts';
import type { Locale } from '../i18n/languages.ts';
import { playPortOf, watchPortOf } from '../local/openLocal.ts';
import type { OpenTable } from '../table/openTable.ts';
import type { CoachState, LessonTable } from '../worker/lessonTable.ts';
import { done, type OrTrouble, trouble } from '../worker/trouble.ts';
import { keepProgress, progressHere } from './progress.ts';

export interface OpenLesson {
  readonly table: Omit<OpenTable, 'lesson'>;
  readonly coach: Signal<CoachState | undefined>;
}

/** Opens a lesson at the step where the learner left it. The lesson runs in the worker. */
export async function openLesson(
  game: GameId,
  known: Lesson,
  names: readonly string[],
): Promise<OrTrouble<OpenLesson>> {
  const lesson = known.id;
  const { steps } = progressHere(game, lesson);
  const [remote, pack, { defaultLevel }] = await Promise.all([
    tables.openLesson({ game, lesson, steps, names }),
    tables.lessonPack(game),
    tables.about(game),
  ]);
  if ('trouble' in remote) return { trouble: remote.trouble };
  const coach = signal<CoachState>();
  const onStep = (state: CoachState): void => {
    if (state.done !== coach.peek()?.done) keepProgress(game, known, state.done);
    coach.value = state;
  };
  await remote.follow(proxy(onStep));
  return done({
    coach,
    table: { ...tableOf(game, remote, { pack, defaultLevel }), playing: playPortOf(remote) },
  });
}

interface Pictured {
  readonly lesson: string;
  readonly steps: number;
}

/** Opens a lesson with its first steps already done, for a picture of its table. */
export async function openPicture(game: GameId, { lesson, steps }: Pictured, locale: Locale): Promise<OpenTable> {
  const [lessons, words] = await Promise.all([LESSONS[game].lessons(), LESSONS[game].words(locale)]);
  const names = lessons
    .filter(({ id }) => id === lesson)
    .flatMap((one) => lessonNames(one, '', (key) => words[key] ?? ''));
  const [remote, pack, { defaultLevel }] = await Promise.all([
    tables.openLesson({ game, lesson, steps, names }),
    tables.lessonPack(game),
    tables.about(game),
  ]);
  if ('trouble' in remote) throw new Error(remote.trouble.detail ?? remote.trouble.what);
  return tableOf(game, remote, { pack, defaultLevel });
}

/** A lesson is not a real game, so it is not saved, and its draws need no proof. */
const tableOf = (
  game: GameId,
  remote: Remote<LessonTable>,
  known: Pick<OpenTable, 'pack' | 'defaultLevel'>,
): OpenTable => ({
  game,
  ...known,
  watching: watchPortOf(remote),
  setPause: () => undefined,
  retry: () => undefined,
  close: () => void remote.close(),
  exported: () => Promise.resolve(trouble('notAGame')),
  proof: () => Promise.resolve({ verification: NOT_DEALT }),
});

const NOT_DEALT = { verdict: 'unverifiable', because: 'unreadable', message: 'A lesson is no game.' } as const;
