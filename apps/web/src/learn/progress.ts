import { type Lesson, type LessonsProgress, progressAfter, progressOf, progressSchema } from '@getaway/lessons';
import { signal } from '@preact/signals';
import type { GameId } from '../browser/gameIds.ts';
import { load, store } from '../browser/stored.ts';

const KEY = 'getaway-lessons';

const progress = signal<LessonsProgress>(load<LessonsProgress>(KEY, progressSchema) ?? {});

export const progressHere = (game: GameId, lesson: string): LessonsProgress[string] =>
  progressOf(progress.value, game, lesson);

export function keepProgress(game: GameId, lesson: Pick<Lesson, 'id' | 'steps'>, done: number): void {
  progress.value = progressAfter(progress.value, game, lesson, done);
  store(KEY, progress.value);
}
