import { recordUpTo, textUpTo, wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
import type { Lesson } from './lesson.ts';

const MOST = 500;

/** The progress in lessons, by game and lesson id, as a device stores it. */
export const progressSchema = recordUpTo(
  textUpTo(MOST),
  v.object({
    /** The number of steps done since the lesson was last started. */
    steps: wholeNumber,
    /** Whether the lesson was played to its end at least once. */
    finished: v.boolean(),
  }),
  MOST,
);
export type LessonsProgress = Readonly<v.InferOutput<typeof progressSchema>>;

const NOTHING = { steps: 0, finished: false } as const;

const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export const progressOf = (progress: LessonsProgress, game: string, lesson: string): LessonsProgress[string] =>
  progress[keyOf(game, lesson)] ?? NOTHING;

/** The progress after this many steps. A finished lesson begins anew the next time. */
export function progressAfter(
  progress: LessonsProgress,
  game: string,
  { id, steps }: Pick<Lesson, 'id' | 'steps'>,
  done: number,
): LessonsProgress {
  const isOver = done >= steps.length;
  const finished = isOver || progressOf(progress, game, id).finished;
  return { ...progress, [keyOf(game, id)]: { steps: isOver ? 0 : done, finished } };
}
