import { ABOUT } from './about.ts';
import { EVENTS } from './events.ts';
import { FORECASTS } from './forecasts.ts';
import { FORMS } from './forms.ts';
import { MOVES, STEPS } from './moves.ts';
import { NAMES } from './names.ts';
import { PLANNER } from './planner.ts';
import { WHY_NOT } from './whyNot.ts';
import { WORDS } from './words.ts';

export const MESSAGES = {
  ...ABOUT,
  ...NAMES,
  ...EVENTS,
  ...MOVES,
  ...STEPS,
  ...WORDS,
  ...FORECASTS,
  ...WHY_NOT,
  ...PLANNER,
  ...FORMS,
} as const;
