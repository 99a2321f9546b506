import { expect, test } from 'vitest';
import { answerLines } from './answerLines.ts';
import { NEW, newSession } from './testing/client.ts';

const answerTo = (line: string): unknown => JSON.parse(newSession().answer(line));

test.each([7, 'seven', null, true, [1, { two: 3 }], { a: { b: [] } }, '\ud800', ''])('the id %j is echoed', (id) => {
  expect(answerTo(JSON.stringify({ id, do: 'result' }))).toMatchObject({ id, error: { code: 'noGame' } });
  expect(answerTo(JSON.stringify({ id, do: 'dance' }))).toMatchObject({ id, error: { code: 'badRequest' } });
});

test('a missing or unreadable id is null', () => {
  for (const line of ['{"do":"hello"}', '', ' ', '{', '7', '"do"', '\u0000', '{"id":1e400,"do":"hello"}'])
    expect(answerTo(line)).toHaveProperty('id', null);
});

test('an id or a document that is nested too deeply is refused', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const code = 'badRequest';
  expect(answerTo(`{"id":${deep},"do":"hello"}`)).toMatchObject({ id: null, error: { code } });
  expect(answerTo(`{"id":7,"do":"load","position":${deep}}`)).toMatchObject({ id: 7, error: { code } });
  expect(answerTo('['.repeat(1_000_000))).toMatchObject({ id: null, error: { code } });
});

test('fields named like prototype properties are ordinary fields', () => {
  const odd = `{"__proto__":{"do":"hello","id":7},"constructor":1,"do":"new","game":"gangsta","players":2,"seed":"x"}`;
  expect(answerTo(odd)).toMatchObject({ id: null, ok: { decision: { number: 0 } } });
  expect(answerTo('{"__proto__":{"do":"hello"}}')).toMatchObject({ error: { code: 'badRequest' } });
  expect({}).not.toHaveProperty('do');
});

test('ten megabytes of any input get a short answer', () => {
  const long = 'x'.repeat(10_000_000);
  for (const line of [
    long,
    JSON.stringify(long),
    JSON.stringify({ do: long }),
    JSON.stringify({ do: 'bot', level: long }),
  ])
    expect(newSession().answer(line).length).toBeLessThan(1000);
});

test('an answer is always one line', () => {
  expect(newSession().answer(JSON.stringify({ id: 'a\nb\u2028\r', do: 'a\nb' }))).not.toMatch(/[\n\r]/);
});

test('any text of up to 1000 characters is a seed', () => {
  for (const seed of ['', '\ud800', '\u0000', 'x'.repeat(1000)])
    expect(answerTo(JSON.stringify({ do: 'new', ...NEW, seed }))).toHaveProperty('ok');
  expect(answerTo(JSON.stringify({ do: 'new', ...NEW, seed: 'x'.repeat(1001) }))).toMatchObject({
    error: { code: 'badRequest', message: 'The request: the field seed: it has more than 1000 characters.' },
  });
});

async function answersTo(...chunks: readonly string[]): Promise<string[]> {
  async function* stream(): AsyncGenerator<string> {
    yield* chunks;
  }
  const answers: string[] = [];
  for await (const answer of answerLines(stream(), newSession())) answers.push(answer);
  return answers;
}

const idsOf = (answers: readonly string[]): unknown[] =>
  answers.map((answer) => (JSON.parse(answer) as { id: unknown }).id);

test('lines may be split into chunks, use CRLF, and lack a final line feed', async () => {
  const text = '{"id":1,"do":"hello"}\r\n{"id":2,"do":"hello"}\n\n{"id":"\u2028","do":"hello"}';
  const whole = await answersTo(text);
  expect(idsOf(whole)).toEqual([1, 2, null, '\u2028']);
  expect(whole.every((answer) => answer.endsWith('}\n') && answer.indexOf('\n') === answer.length - 1)).toBe(true);
  expect(await answersTo(...text.split(''))).toEqual(whole);
  expect(await answersTo(`${text}\n`)).toEqual(whole);
});

test('empty input gets no answer', async () => {
  expect(await answersTo()).toEqual([]);
  expect(await answersTo('')).toEqual([]);
});

test('an endless line is not buffered; the next line is answered', async () => {
  const part = 'x'.repeat(1024 * 1024);
  const answers = await answersTo(...Array<string>(40).fill(part), '\n{"id":1,"do":"hello"}');
  expect(answers).toHaveLength(2);
  expect(answers[0]).toContain('more than 33554432 characters');
  expect(idsOf(answers)).toEqual([null, 1]);
});
