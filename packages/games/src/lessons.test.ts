import { rivalKeys, tipKey } from '@getaway/lessons';
import { effortOf, faultsOf } from '@getaway/lessons/check';
import { type Catalogue, LANGUAGES, type Language } from '@getaway/text';
import { catalogueFaults } from '@getaway/text/testing';
import { describe, expect, test } from 'vitest';
import { HOSTS } from './hosts.ts';
import { LESSONS } from './lessons.ts';
import { idsIn } from './registry.ts';
import { SCENARIOS } from './scenarios.ts';
import { TEXTS } from './texts.ts';

/**
 * Limits for each course without its extra lessons: the maximum length in minutes, and the minimum number of lessons.
 */
const COURSE = { gangsta: { minutes: 12, lessons: 5 }, 'escape-plan': { minutes: 25, lessons: 8 } } as const;

/** The learner must be able to make the first choice within this time. */
const FIRST_CHOICE_SECONDS = 60;

describe.each(idsIn(LESSONS))('%s', async (id) => {
  const [host, layOut, lessons] = await Promise.all([HOSTS[id].host(), SCENARIOS[id](), LESSONS[id].lessons()]);
  const words = Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (language) => [language, await LESSONS[id].words(language)] as const)),
  ) as Record<Language, Catalogue>;

  test.each(lessons)('lesson $id can be played, with every choice that it offers, in every language', (lesson) => {
    expect(faultsOf(lesson, { host, layOut, words })).toEqual([]);
  });

  test.each(lessons)('lesson $id is data without code', (lesson) => {
    expect(JSON.parse(JSON.stringify(lesson))).toEqual(lesson);
  });

  test('the rules that lessons and tips name exist', async () => {
    const named = [...lessons.flatMap(({ rules }) => rules), ...(await LESSONS[id].tips()).map(({ rule }) => rule)];
    expect(Object.keys((await TEXTS[id].rulebook('en')).rules)).toEqual(expect.arrayContaining(named));
  });

  test('tips speak of steps and events that the game has', async () => {
    const messages = Object.keys(await TEXTS[id].messages('en'));
    const named = (await LESSONS[id].tips()).map(({ step, event }) =>
      step === undefined ? `event.${event}` : `step.${step}`,
    );
    expect(messages).toEqual(expect.arrayContaining(named));
  });

  test.each(LANGUAGES)('the course is not too long in %s', (language) => {
    const course = lessons.filter(({ extra }) => extra === undefined);
    const minutes = course.reduce((sum, lesson) => sum + effortOf(lesson, words[language]).minutes, 0);
    expect(course.length).toBeGreaterThanOrEqual(COURSE[id].lessons);
    expect(minutes).toBeLessThanOrEqual(COURSE[id].minutes);
    const [first] = course[0]?.steps ?? [];
    const opening = { ...(course[0] as (typeof course)[number]), steps: first === undefined ? [] : [first] };
    expect(effortOf(opening, words[language]).minutes * 60).toBeLessThan(FIRST_CHOICE_SECONDS);
  });

  test.each(LANGUAGES)('the texts of lessons have no faults in %s', (locale) =>
    expect(catalogueFaults({ locale, english: words.en, catalogue: words[locale] })).toEqual([]),
  );

  test('a first game begins with the beginner’s turn or an ordinary setup, and the level of its bots exists', async () => {
    const { plan, players, level } = await LESSONS[id].firstGame();
    expect(host.levels).toContain(level);
    expect(host.check({ players })).toHaveProperty('ok');
    if (plan === undefined) return;
    const seats = Array.from({ length: players }, () => ({ name: 'Ada' }));
    const position = layOut({ ...plan, seed: 'first' });
    const loaded = 'refusal' in position ? position : host.load(position.ok, { players: seats });
    expect(loaded).toMatchObject({ ok: { due: 0, seatCount: players } });
  });

  test('every text belongs to a lesson or a tip', async () => {
    const tips = await LESSONS[id].tips();
    const used = lessons.flatMap((lesson) => [
      ...rivalKeys(lesson),
      ...[
        'title',
        'end',
        ...lesson.steps.flatMap(({ text, mistakes = [] }) => [text, ...mistakes.map((mistake) => mistake.text)]),
      ].map((text) => `${lesson.id}.${text}`),
    ]);
    for (const language of LANGUAGES)
      expect(new Set(Object.keys(words[language]))).toEqual(new Set([...used, ...tips.map(tipKey)]));
  });
});
