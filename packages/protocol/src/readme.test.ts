import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { answerSchema, okSchemas } from './answers.ts';
import { ERROR_CODES } from './refusals.ts';
import { requestSchema } from './requests.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/```json\n(.*)\n(.*)\n```/g)].map(([, request = '', answer = '']) => ({
  request: v.parse(requestSchema, JSON.parse(request)),
  answer: v.parse(answerSchema, JSON.parse(answer)),
}));

test('every example of the documentation is of the documented shape', () => {
  for (const { request, answer } of examples) if ('ok' in answer) v.parse(okSchemas[request.do], answer.ok);
});

test('every request and every error is documented', () => {
  const shown = examples.filter(({ answer }) => 'ok' in answer).map(({ request }) => request.do);
  expect(shown).toEqual(Object.keys(okSchemas));
  for (const code of ERROR_CODES) expect(readme).toContain(`| \`${code}\` |`);
});
