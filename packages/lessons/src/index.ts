export type { FirstGame } from './firstGame.ts';
export {
  type Condition,
  endKey,
  type Goal,
  LEARNER,
  type Lesson,
  lessonNames,
  type Mistake,
  type MovePattern,
  rivalKeys,
  type Scripted,
  type Start,
  type Step,
  textKey,
  titleKey,
} from './lesson.ts';
export { LessonRun, type LessonStart, type Strayed } from './lessonRun.ts';
export { namesOf } from './names.ts';
export { type LessonsProgress, progressAfter, progressOf, progressSchema } from './progress.ts';
export type { LayOut } from './script.ts';
export { type Tip, tipKey } from './tip.ts';
