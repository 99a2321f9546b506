import { LESSONS } from '@getaway/games/lessons';
import { PARTS } from '@getaway/games/parts';
import { type GameId, TEXTS } from '@getaway/games/texts';
import { LANGUAGES, type Locale, loadTexts } from '@getaway/text';
import { describe, expect, test } from 'vitest';
import { FOLDERS } from '../../games/folders.ts';
import { GAME_IDS } from '../../games/tables.ts';
import { loadReminders, type Reminder, remindersFor } from '../../table/tips/reminders.ts';

/** The number of reminders that the guide lists for each game. */
const FORGOTTEN_THINGS = 20;

const remindersOf = (id: GameId, locale: Locale): Promise<readonly Reminder[]> =>
  loadReminders({ id, guide: FOLDERS[id].guide }, locale);

test.each(GAME_IDS)('the guide of %s lists twenty things that people forget, with rules that exist', async (game) => {
  const { rules } = await TEXTS[game].rulebook('en');
  const tips = (await LESSONS[game].tips()).filter(({ basic }) => basic === undefined);
  const { forgotten, messages } = await FOLDERS[game].guide();
  expect(tips.length + forgotten.length).toBe(FORGOTTEN_THINGS);
  expect(Object.keys(rules)).toEqual(expect.arrayContaining([...forgotten]));
  const { GUIDE } = await loadTexts('en', messages);
  const told = Object.keys(GUIDE).filter((key) => key.startsWith('guide.forget.'));
  expect(told).toEqual(forgotten.map((rule) => `guide.forget.${rule}`));
});

test.each(GAME_IDS)('the pictures of %s are positions of lessons', async (game) => {
  const lessons = await LESSONS[game].lessons();
  const { parts } = await FOLDERS[game].guide();
  for (const { picture } of Object.values(parts))
    expect(lessons.find(({ id }) => id === picture.lesson)?.steps.length).toBeGreaterThan(picture.steps);
});

describe('reminders at the table', () => {
  /** Rules about a single card or tile. The card itself explains them, so they need no reminder. */
  const EXPLAINED_BY_CARDS = /^[QX]/u;

  /** The maximum number of reminders for one question. Nobody reads more in the middle of a turn. */
  const MOST = 9;

  test.each(GAME_IDS)('every question of %s has some, and not too many', async (game) => {
    const reminders = await remindersOf(game, 'en');
    const { rules } = await PARTS[game].definition();
    const questions = Object.entries<object>(rules).flatMap(([step, rule]) =>
      'rules' in rule && Array.isArray(rule.rules) ? [{ frame: { step }, rules: rule.rules.map(String) }] : [],
    );
    expect(questions.length).toBeGreaterThan(10);
    for (const question of questions) {
      if (EXPLAINED_BY_CARDS.test(question.rules[0] ?? '')) continue;
      const count = remindersFor(reminders, question).length;
      expect({ ...question, count, isFine: count > 0 && count <= MOST }).toMatchObject({ isFine: true });
    }
  });

  test('those about the step itself come first', async () => {
    const question = { frame: { step: 'openLocker' }, rules: ['L10', 'R8', 'L6'] };
    const [first, ...others] = remindersFor(await remindersOf('escape-plan', 'en'), question);
    expect(first?.text).toMatch(/^A locker needs a key/u);
    expect(others.map(({ rule }) => rule)).toContain('L3');
  });

  test.each(LANGUAGES)('all have a text in %s', async (language) => {
    const texts = await Promise.all(GAME_IDS.map((game) => remindersOf(game, language)));
    expect(texts.flat().filter(({ text }) => text === '')).toEqual([]);
  });
});

test('reminders write money as their language does', async () => {
  const texts = (await remindersOf('escape-plan', 'pl')).map(({ text }) => text).join('\n');
  expect(texts).toContain('10k\u00a0$');
  expect(texts).not.toContain('$10k');
});
