import { recordUpTo, textUpTo, wholeNumber } from '@getaway/kernel';
import { type Signal, signal } from '@preact/signals';
import * as v from 'valibot';
import type { GameId } from '../browser/gameIds.ts';
import { load, store } from '../browser/stored.ts';

const KEY = 'getaway-lessons';
const MOST = 500;

const schema = recordUpTo(
  textUpTo(MOST),
  v.object({
    /** The number of steps done in the current round. */
    steps: wholeNumber,
    /** It was played to its end at least once. */
    finished: v.boolean(),
  }),
  MOST,
);
type Progress = v.InferOutput<typeof schema>;

const progress: Signal<Progress> = signal<Progress>(load<Progress>(KEY, schema) ?? {});

const NOTHING = { steps: 0, finished: false } as const;

/** How far a lesson has come in this browser. */
export const progressOf = (game: GameId, lesson: string): Progress[string] =>
  progress.value[`${game}/${lesson}`] ?? NOTHING;

/** A finished lesson starts at the beginning the next time. */
export function keepProgress(game: GameId, lesson: string, steps: number, of: number): void {
  const isOver = steps >= of;
  const finished = isOver || progressOf(game, lesson).finished;
  progress.value = { ...progress.value, [`${game}/${lesson}`]: { steps: isOver ? 0 : steps, finished } };
  store(KEY, progress.value);
}
