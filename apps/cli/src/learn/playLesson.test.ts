import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LESSONS } from '@getaway/games/lessons';
import { SCENARIOS } from '@getaway/games/scenarios';
import { LessonRun, lessonNames } from '@getaway/lessons';
import { speaker } from '@getaway/text';
import { afterAll, afterEach, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { setLanguage } from '../games/setLanguage.ts';
import { LANGUAGES, type Language } from '../messages/languages.ts';
import { shell } from '../messages/shell.ts';
import { widthOf } from '../terminal/layout.ts';
import { program } from '../testing/program.ts';
import { fakeTerminal, gameCalled } from '../testing/tables.ts';
import { playLesson } from './playLesson.ts';
import { LessonProgress } from './progress.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'getaway-lessons-'));
afterEach(() => setLanguage('en', GAMES));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const COLUMNS = 80;

interface Played {
  readonly text: string;
  readonly done: boolean;
}

/** Plays a lesson of Gangsta! and types these answers. */
async function play(language: Language, typed: string[], id = 'job'): Promise<Played> {
  await setLanguage(language, GAMES);
  const game = gameCalled('gangsta');
  const lesson = (await LESSONS.gangsta.lessons()).find((one) => one.id === id);
  if (lesson === undefined) throw new Error('there is no such lesson');
  const voice = speaker({ locale: language, catalogue: await LESSONS.gangsta.words(language) });
  const names = lessonNames(lesson, shell.say('learn.learner'), (key) => voice.say(key));
  const begun = LessonRun.begin({ lesson, host: game.host, layOut: await SCENARIOS.gangsta(), names });
  if ('refusal' in begun) throw new Error(begun.refusal.message);
  const { terminal, screens } = fakeTerminal({ columns: COLUMNS, answer: () => typed.shift() });
  const done = await playLesson({ game, run: begun.ok, voice, terminal, onStep: () => undefined });
  expect(screens.flat().filter((line) => widthOf(line) > COLUMNS)).toEqual([]);
  return { text: screens.flat().join('\n'), done };
}

test.each(LANGUAGES)('a lesson can be played to its end in %s, with a wrong choice on the way', async (language) => {
  const { done, text } = await play(language, ['2', '', '1', '1', '1', '1', '2', '1']);
  expect(done).toBe(true);
  expect(text).toContain((await LESSONS.gangsta.words(language))['rival.rook']);
  expect(text).not.toMatch(/(?<you>\p{L}+) \(\k<you>\)/iu); // finds a repeated name such as “You (you)”
});

test('after a wrong choice the terminal shows what it leads to', async () => {
  const { text, done } = await play('en', ['2', 'q']);
  expect(text).toContain(
    'You chose: Pull off “Suitcase Weather”. Here’s what it leads to:\n  Still needed: a brawler.',
  );
  expect(text).toContain('That job pays money but no influence.');
  expect(done).toBe(false);
});

test('a wrong choice without effects promises none', async () => {
  const { text } = await play('en', ['3', 'q'], 'callBack');
  expect(text).toContain('You chose: Done calling back.\n');
  expect(text).not.toContain('leads to');
});

test('nonsense is answered, and everything that can be read at a table can be read in a lesson', async () => {
  const { text, done } = await play('en', ['9', 'dance', '', 'r snitch', 'l', '?', 'h', 'q']);
  expect(text).toContain('“9” isn’t one of the choices. Type a number from 1 to 3.');
  expect(text).toContain('“dance” means nothing here. Type a number from 1 to 3, or ? for help.');
  expect(text).toContain('Nothing chosen. Type a number from 1 to 3, or ? for help.');
  expect(text).toMatch(/^N1\b/mu);
  expect(text).toContain('advice: the three best plans');
  expect(text.split('Lesson “The goal, and your first job”, step 1 of 5')).toHaveLength(5); // also after l, ? and h
  expect(done).toBe(false);
});

test('progress is stored, and a finished lesson starts from the beginning', async () => {
  const [lesson] = await LESSONS.gangsta.lessons();
  if (lesson === undefined) throw new Error('there is no lesson');
  const progress = new LessonProgress(FOLDER, 'gangsta');
  progress.keep(lesson, 2);
  expect(progress.of('job')).toEqual({ steps: 2, finished: false });
  progress.keep(lesson, lesson.steps.length);
  expect(progress.of('job')).toEqual({ steps: 0, finished: true });
});

test('the commands print an answer, or a sentence about what is wrong', async () => {
  const getaway = program();
  const checked = await getaway.run(['lessons', 'check']);
  expect(checked).toMatchObject({ code: 0, err: '' });
  expect(checked.out).toMatch(/lessons are valid\.\n$/u);
  const [lesson] = await LESSONS['escape-plan'].lessons();
  const file = join(FOLDER, 'lesson.json');
  writeFileSync(file, JSON.stringify(lesson));
  expect(await getaway.run(['lessons', 'check', file])).toEqual({
    code: 1,
    out: '',
    err: 'Add --game, because a lesson does not say which game it teaches. Available: gangsta and escape-plan.\n',
  });
  expect(await getaway.run(['lessons', 'check', file, '--game', 'escape-plan'])).toMatchObject({ code: 0, err: '' });
  expect(await getaway.run(['learn', 'gangsta', 'flying'])).toMatchObject({
    code: 1,
    err: 'There is no lesson “flying”. Available: job, recruit, callBack, together, chapters and variants.\n',
  });
  getaway.remove();
});
