import { type Attempt, read } from '@getaway/kernel';
import type { Catalogue, Language } from '@getaway/text';
import { endKey, type Lesson, rivalKeys, textKey, titleKey } from '../lesson.ts';
import { LessonRun, type LessonStart } from '../lessonRun.ts';
import { firstOf } from '../pattern.ts';
import { lessonSchema } from '../schema.ts';
import { countSentences } from './effort.ts';

export interface Checked extends Omit<LessonStart, 'lesson' | 'names'> {
  /** The texts of each language. A lesson can be checked without its texts. */
  readonly words: Readonly<Partial<Record<Language, Catalogue>>>;
}

const readLesson = (document: unknown): Attempt<Lesson> =>
  read(lessonSchema, document, { code: 'badRequest', what: 'The lesson' });

/** Everything that is wrong with a lesson, as sentences. */
export function faultsOf(document: unknown, { words, ...game }: Checked): readonly string[] {
  const reading = readLesson(document);
  if ('refusal' in reading) return [reading.refusal.message];
  const lesson = reading.ok;
  const texts = Object.entries(words).flatMap(([language, catalogue]) =>
    textFaults(lesson, catalogue).map((fault) => `${language}: ${fault}`),
  );
  const begun = LessonRun.begin({ ...game, lesson, names: ['You', ...lesson.rivals] });
  return [...texts, ...('refusal' in begun ? [begun.refusal.message] : playFaults(begun.ok))];
}

/** The maximum number of sentences in the text of a step. */
const MAX_SENTENCES = 2;

function textFaults(lesson: Lesson, words: Catalogue): readonly string[] {
  const said = lesson.steps.flatMap(({ text, mistakes = [] }) => [text, ...mistakes.map((mistake) => mistake.text)]);
  const keys = new Set([
    titleKey(lesson),
    ...rivalKeys(lesson),
    ...said.map((text) => textKey(lesson, text)),
    endKey(lesson),
  ]);
  return [...keys].flatMap((key) => {
    const text = words[key];
    if (text === undefined) return [`There is no text ${key}.`];
    const sentences = countSentences(text);
    return sentences > MAX_SENTENCES ? [`The text ${key} has ${sentences} sentences.`] : [];
  });
}

/** Plays the lesson's own solution. At each step, also tries every other choice that is offered. */
function playFaults(first: LessonRun): readonly string[] {
  const { lesson } = first;
  const faults: string[] = [];
  let run = first;
  for (const [i, step] of lesson.steps.entries()) {
    const where = `Lesson ${lesson.id}, step ${i + 1} (${step.text})`;
    const offered = run.asked?.moves ?? [];
    if (offered.length === 0) return [...faults, `${where}: nothing can be chosen.`];
    for (const { move } of step.mistakes ?? [])
      if (firstOf([move], offered) === undefined) faults.push(`${where}: no choice fits a mistake.`);
    for (const move of offered) {
      const played = run.play([move]);
      if ('refusal' in played) faults.push(`${where}: ${JSON.stringify(move)}: ${played.refusal.message}`);
      else if (played.ok.strayed !== undefined && played.ok.strayed.text === undefined)
        faults.push(`${where}: nothing says why ${JSON.stringify(move)} is wrong.`);
    }
    if ('view' in step.goal && hasDeadEnd(run)) faults.push(`${where}: some choices lead to a dead end.`);
    const solved = run.solvedUpTo(i + 1);
    if ('refusal' in solved) return [...faults, solved.refusal.message];
    run = solved.ok;
  }
  return faults;
}

/** Whether correct choices can lead to a point where the goal is not reached and no choice is left. */
function hasDeadEnd(run: LessonRun): boolean {
  const moves = run.asked?.moves ?? [];
  return (
    moves.length === 0 ||
    moves.some((move) => {
      const next = run.play([move]);
      return 'ok' in next && next.ok.strayed === undefined && next.ok.done === run.done && hasDeadEnd(next.ok);
    })
  );
}
