import { gangsta } from '@getaway/gangsta';
import { layOut } from '@getaway/gangsta/scenario';
import type { Move } from '@getaway/kernel';
import { hosted } from '@getaway/table';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './check/index.ts';
import { JOB } from './gangsta/job.ts';
import type { Lesson } from './lesson.ts';
import { LessonRun } from './lessonRun.ts';

const host = hosted(gangsta, {
  levels: ['steady'],
  characters: [],
  defaultLevel: 'steady',
  strongestLevel: 'steady',
  botNamed: (text) => text,
});

function begin(lesson: Lesson = JOB): LessonRun {
  const begun = LessonRun.begin({ lesson, host, layOut, names: ['Ada', 'Ben'] });
  if ('refusal' in begun) throw new Error(begun.refusal.message);
  return begun.ok;
}

function played(run: LessonRun, ...moves: readonly object[]): LessonRun {
  const next = run.play(moves as readonly Move[]);
  if ('refusal' in next) throw new Error(next.refusal.message);
  return next.ok;
}

const announce = (job: string) => ({ move: 'announce', job });
const send = (member: string) => ({ move: 'activate', member });
const RIGHT = announce('portrait-of-a-getaway');
const WRONG = announce('suitcase-weather');

describe('a lesson', () => {
  test('offers only the choices of its step, with their forecasts', () => {
    const run = begin();
    const { asked } = run;
    expect(asked?.moves.map(({ move }) => move)).toEqual(['announce', 'announce', 'announce']);
    expect(run.sceneFor(0).asked?.moves).toEqual(asked?.moves);
    expect(run.forecasts(asked?.number ?? -1)).toHaveLength(3);
    expect(run.play([{ move: 'pass' }])).toMatchObject({ refusal: { code: 'illegal' } });
  });

  test('continues with the next step after the goal', () => {
    const run = played(begin(), RIGHT);
    expect(run.done).toBe(1);
    expect(run.strayed).toBeUndefined();
  });

  test('plays a wrong choice, says what it leads to, and undoes it', () => {
    const first = begin();
    const run = played(first, WRONG);
    expect(run.done).toBe(0);
    expect(run.strayed).toMatchObject({ move: WRONG, at: 'act', text: 'moneyOnly' });
    expect(run.strayed?.view).toEqual(first.table.viewFor(0));
    expect(run.strayed?.forecast?.facts).toEqual([{ name: 'stillNeeds', values: { missing: ['brawler'] } }]);
    expect(run.asked).toBeUndefined();
    expect(run.sceneFor(0)).toMatchObject({ undo: 'possible' });
    expect(run.back().table).toBe(first.table);
  });

  test('waits until a goal about the view is reached, in whatever order', () => {
    const once = played(begin(), RIGHT);
    const dee = played(once, send('doorstop-dee'));
    expect(dee.done).toBe(1);
    expect(played(dee, send('volkova')).done).toBe(2);
    expect(played(once, send('volkova'), send('doorstop-dee')).done).toBe(2);
  });

  test('stops a sequence of moves when the step is done, so that the learner reads the next text', () => {
    expect(played(begin(), RIGHT, send('volkova'), send('doorstop-dee')).done).toBe(1);
  });

  test('refuses a late answer', () => {
    const run = begin();
    const number = run.table.number;
    const later = played(run, RIGHT);
    expect(later.play([send('volkova')] as readonly Move[], number)).toMatchObject({ refusal: { code: 'notAsked' } });
  });

  test('can be undone past what was revealed, step by step', () => {
    let run = begin();
    const solved = run.solvedUpTo(JOB.steps.length);
    if ('refusal' in solved) throw new Error(solved.refusal.message);
    expect(solved.ok.step).toBeUndefined();
    for (run = solved.ok; run.canGoBack; run = run.back()) expect(run.done).toBeGreaterThanOrEqual(run.back().done);
    expect(run.done).toBe(0);
  });

  test('never says that a choice can’t be undone', () => {
    const ending = begin().solvedUpTo(2);
    if ('refusal' in ending) throw new Error(ending.refusal.message);
    const { table } = ending.ok;
    const reveals = ({ reveals }: { readonly reveals: boolean }): boolean => reveals;
    expect(table.forecasts(0, table.number).some(reveals)).toBe(true);
    expect(ending.ok.forecasts(table.number).some(reveals)).toBe(false);
    expect(reveals(ending.ok.foresee([{ move: 'endTurn' }]))).toBe(false);
  });

  test('resumes at a step', () => {
    const resumed = begin().solvedUpTo(3);
    expect(resumed).toMatchObject({ ok: { done: 3 } });
  });

  test('begins a new game by its seed, with scripted draws', () => {
    const lesson: Lesson = {
      id: 'dealt',
      rivals: ['rook'],
      rules: ['S1'],
      start: { setup: { players: 2 }, seed: 'dealt' },
      steps: [{ text: 'any', goal: { moves: [{ move: 'pass' }] } }],
    };
    const [one, other] = [begin(lesson), begin(lesson)];
    expect(one.table.position.state).toEqual(other.table.position.state);
  });
});

describe('a broken lesson is found:', () => {
  const faultsIn = (lesson: object): readonly string[] => faultsOf({ ...JOB, ...lesson }, { host, layOut, words: {} });
  const [first, ...others] = JOB.steps;

  test('the lesson itself has no fault', () => expect(faultsIn({})).toEqual([]));

  test.each([
    ['an unknown field', { music: 'loud' }, 'The lesson: the field music: it is not known here.'],
    ['no steps', { steps: [] }, /^The lesson: the field steps/u],
    ['a plan that is none', { start: { plan: { seats: 1 } } }, /^The plan: the field seats/u],
    [
      'an unknown card',
      { start: { plan: { seats: [{ boss: 'nobody' }, { boss: 'volkova' }] } } },
      /^The plan can't be laid out/u,
    ],
    [
      'a goal that no move reaches',
      { steps: [{ ...first, goal: { moves: [announce('talcum-mostly')] } }, ...others] },
      'Lesson job, step 1: {"move":"announce","job":"talcum-mostly"} is not offered.',
    ],
    [
      'a mistake that nobody can make',
      { steps: [{ ...first, mistakes: [{ move: { move: 'pass' }, text: 'x' }] }, ...others] },
      'Lesson job, step 1 (announce): no choice fits a mistake.',
    ],
    [
      'a wrong choice about which nothing is said',
      { steps: [{ ...first, mistakes: [] }, ...others] },
      'Lesson job, step 1 (announce): nothing says why {"move":"announce","job":"suitcase-weather"} is wrong.',
    ],
    ['nothing to choose', { steps: [{ ...first, may: [{ move: 'giveUp' }] }, ...others] }, /nothing can be chosen/u],
    [
      'a script that the rules forbid',
      { steps: [{ ...first, after: [{ seat: 1, move: { move: 'pass' } }] }, ...others] },
      /of seat 1 is not possible/u,
    ],
  ])('%s', (_name, lesson, fault) => expect(faultsIn(lesson).join('\n')).toMatch(fault));

  test('texts that are missing or too long', () => {
    const words = { en: { 'job.title': 'A title', 'job.announce': 'One. Two. Three.' } };
    const faults = faultsOf(JOB, { host, layOut, words });
    expect(faults).toContain('en: The text job.announce has 3 sentences.');
    expect(faults).toContain('en: There is no text job.end.');
  });
});
