import type { Lesson } from '../lesson.ts';
import { ESCAPE } from './escape.ts';
import { GOAL } from './goal.ts';
import { GROWTH } from './growth.ts';
import { NOTORIETY } from './notoriety.ts';
import { OFFICERS } from './officers.ts';
import { PLACES } from './places.ts';
import { SERVICES } from './services.ts';
import { SOLO } from './solo.ts';
import { STORE } from './store.ts';
import { THINGS } from './things.ts';
import { TRAVEL } from './travel.ts';

export { FIRST_GAME } from './firstGame.ts';
export { TIPS } from './tips.ts';
export { WORDS } from './words.ts';

/** The lessons, in the order in which they are taught. */
export const LESSONS: readonly Lesson[] = [
  GOAL,
  TRAVEL,
  OFFICERS,
  STORE,
  PLACES,
  SERVICES,
  NOTORIETY,
  THINGS,
  GROWTH,
  ESCAPE,
  SOLO,
];
