import type { Lesson } from '../lesson.ts';
import { CALL_BACK } from './callBack.ts';
import { CHAPTERS } from './chapters.ts';
import { JOB } from './job.ts';
import { RECRUIT } from './recruit.ts';
import { TOGETHER } from './together.ts';
import { VARIANTS } from './variants.ts';

export { FIRST_GAME } from './firstGame.ts';
export { TIPS } from './tips.ts';
export { WORDS } from './words.ts';

/** In the order in which they are taught. */
export const LESSONS: readonly Lesson[] = [JOB, RECRUIT, CALL_BACK, TOGETHER, CHAPTERS, VARIANTS];
