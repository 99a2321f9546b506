import { LESSONS } from '@getaway/games/lessons';
import { TEXTS } from '@getaway/games/texts';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../../games/tables.ts';
import { loadGuideMessages } from './load.ts';
import { FORGOTTEN, STILLS } from './parts.ts';

/** The number of reminders that the guide lists for each game. */
const FORGOTTEN_THINGS = 20;

test.each(GAME_IDS)('the guide of %s lists twenty things that people forget, with rules that exist', async (game) => {
  const { rules } = await TEXTS[game].rulebook('en');
  const tips = (await LESSONS[game].tips()).filter(({ basic }) => basic === undefined);
  expect(tips.length + FORGOTTEN[game].length).toBe(FORGOTTEN_THINGS);
  expect(Object.keys(rules)).toEqual(expect.arrayContaining([...FORGOTTEN[game]]));
  const messages = Object.keys(await loadGuideMessages('en'));
  expect(messages).toEqual(expect.arrayContaining(FORGOTTEN[game].map((rule) => `guide.${game}.forget.${rule}`)));
});

test.each(GAME_IDS)('the pictures of %s are positions of lessons', async (game) => {
  const lessons = await LESSONS[game].lessons();
  for (const { lesson, steps } of Object.values(STILLS[game]))
    expect(lessons.find(({ id }) => id === lesson)?.steps.length).toBeGreaterThan(steps);
});
