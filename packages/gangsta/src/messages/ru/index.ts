import { ABOUT } from './about.ts';
import { EVENTS } from './events.ts';
import { FORECASTS } from './forecasts.ts';
import { FORMS } from './forms.ts';
import { MOVES, STEPS } from './moves.ts';
import { NAMES } from './names.ts';
import { OBSTACLES } from './obstacles.ts';
import { THREATS } from './threats.ts';
import { WORDS } from './words.ts';

export const MESSAGES = {
  ...ABOUT,
  ...NAMES,
  ...EVENTS,
  ...MOVES,
  ...STEPS,
  ...THREATS,
  ...WORDS,
  ...FORECASTS,
  ...OBSTACLES,
  ...FORMS,
} as const;
