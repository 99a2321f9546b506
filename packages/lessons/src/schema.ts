import { listUpTo, recordUpTo, textUpTo, wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
import type { Lesson, Plain } from './lesson.ts';

const MOST = 100;
const MAX_TEXT = 200;
const text = v.pipe(textUpTo(MAX_TEXT), v.nonEmpty());
const seat = wholeNumber;

const plain: v.GenericSchema<unknown, Plain> = v.union([
  textUpTo(MAX_TEXT),
  v.number(),
  v.boolean(),
  v.lazy(() => listUpTo(plain, MOST)),
]);

const pattern = recordUpTo(text, v.union([plain, v.strictObject({ any: listUpTo(plain, MOST) })]), MOST);
const patterns = listUpTo(pattern, MOST);
const draws = v.exactOptional(listUpTo(wholeNumber, MOST));
const scripted = v.exactOptional(listUpTo(v.strictObject({ seat, move: pattern, draws }), MOST));

const condition = v.strictObject({
  path: text,
  is: v.exactOptional(plain),
  atLeast: v.exactOptional(v.number()),
  atMost: v.exactOptional(v.number()),
});

const step = v.strictObject({
  text,
  goal: v.union([
    v.strictObject({ moves: v.pipe(patterns, v.minLength(1)) }),
    v.strictObject({ view: v.pipe(listUpTo(condition, MOST), v.minLength(1)) }),
  ]),
  may: v.exactOptional(patterns),
  show: v.exactOptional(listUpTo(text, MOST)),
  mistakes: v.exactOptional(listUpTo(v.strictObject({ move: pattern, text }), MOST)),
  solution: v.exactOptional(patterns),
  draws,
  after: scripted,
});

const setup = v.strictObject({
  players: wholeNumber,
  options: v.exactOptional(recordUpTo(text, v.unknown(), MOST)),
  pack: v.exactOptional(text),
});

/** The schema of a lesson document. The game itself checks the plan, from which the position is made. */
export const lessonSchema: v.GenericSchema<unknown, Lesson> = v.strictObject({
  id: text,
  extra: v.exactOptional(v.literal(true)),
  rivals: listUpTo(text, MOST),
  rules: v.pipe(listUpTo(text, MOST), v.minLength(1)),
  start: v.union([
    v.strictObject({ plan: v.looseObject({}), before: scripted }),
    v.strictObject({ setup, seed: text, before: scripted }),
  ]),
  steps: v.pipe(listUpTo(step, MOST), v.minLength(1)),
});
