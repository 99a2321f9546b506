import type { Plan } from '@getaway/gangsta/scenario';
import type { Lesson, Scripted } from '../lesson.ts';

export type GangstaLesson = Lesson<Plan>;

/** What the only rival does: pass. */
export const RIVAL_PASSES: readonly Scripted[] = [
  { seat: 1, move: { move: 'pass' } },
  { seat: 1, move: { move: 'decline' } },
  { seat: 1, move: { move: 'endTurn' } },
];
