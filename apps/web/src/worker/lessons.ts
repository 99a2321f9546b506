import type { GameId } from '@getaway/games';
import { HOSTS } from '@getaway/games/hosts';
import { LESSONS } from '@getaway/games/lessons';
import { SCENARIOS } from '@getaway/games/scenarios';
import { LessonRun } from '@getaway/lessons';
import { LessonTable } from './lessonTable.ts';
import { done, type OrTrouble, trouble } from './trouble.ts';

export interface LessonRequest {
  readonly game: GameId;
  readonly lesson: string;
  /** The number of steps that the learner has already done. */
  readonly steps: number;
  /** The names of the players in the order of their seats. The first is the learner's. */
  readonly names: readonly string[];
}

/** Opens a lesson at the step where the learner left it. */
export async function openLesson({ game, lesson: id, steps, names }: LessonRequest): Promise<OrTrouble<LessonTable>> {
  const [host, layOut, lessons] = await Promise.all([HOSTS[game].host(), SCENARIOS[game](), LESSONS[game].lessons()]);
  const lesson = lessons.find((known) => known.id === id);
  if (lesson === undefined) return trouble('gone');
  const begun = LessonRun.begin({ lesson, host, layOut, names });
  if ('refusal' in begun) return trouble('damaged', begun.refusal.message);
  // If the lesson has changed since the learner left it, it starts from the beginning.
  const resumed = begun.ok.solvedUpTo(steps);
  return done(new LessonTable('refusal' in resumed ? begun.ok : resumed.ok));
}

/** The prepared position of a first game, with new draws. Undefined if the first game has an ordinary setup. */
export async function firstPosition(game: GameId): Promise<OrTrouble<object | undefined>> {
  const { plan } = await LESSONS[game].firstGame();
  if (typeof plan !== 'object' || plan === null) return done(undefined);
  const layOut = await SCENARIOS[game]();
  const position = layOut({ ...plan, seed: crypto.randomUUID() });
  return 'refusal' in position ? trouble('damaged', position.refusal.message) : done(position.ok);
}

export async function lessonPack(game: GameId): Promise<unknown> {
  const { packs } = await HOSTS[game].host();
  return packs.documentOf(packs.names()[0]?.hash ?? '');
}
