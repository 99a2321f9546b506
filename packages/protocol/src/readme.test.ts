import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { answerSchema, okSchemas } from './answers.ts';
import { ERROR_CODES } from './refusals.ts';
import { requestSchema } from './requests.ts';
import { rowsUnder, shapeOf } from './testing/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/```json\n(.*)\n(.*)\n```/g)].map(([, request = '', answer = '']) => ({
  request: v.parse(requestSchema, JSON.parse(request)),
  answer: v.parse(answerSchema, JSON.parse(answer)),
}));

test('every example in the README matches the schemas', () => {
  for (const { request, answer } of examples) if ('ok' in answer) v.parse(okSchemas[request.do], answer.ok);
});

test('every request has an example', () => {
  const shown = examples.filter(({ answer }) => 'ok' in answer).map(({ request }) => request.do);
  expect(shown).toEqual(Object.keys(okSchemas));
});

test('the table of requests matches the schemas', () => {
  const requests = requestSchema.options.map(({ entries: { do: name, ...fields } }) => [
    name.literal,
    shapeOf(v.object(fields)).replace('{}', ''),
    shapeOf(okSchemas[name.literal], 1),
  ]);
  expect(rowsUnder(readme, 'do', 'takes', 'answers')).toEqual(requests);
});

test('the table of errors has every code', () => {
  expect(rowsUnder(readme, 'code').map(([code]) => code)).toEqual(ERROR_CODES);
});
