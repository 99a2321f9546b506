import { expect, test } from 'vitest';
import { isTooDeep, parseJson } from './json.ts';

const nested = (levels: number, inside = ''): string => `${'['.repeat(levels)}${inside}${']'.repeat(levels)}`;

test('64 levels are read, one more is not', () => {
  const { document, ...rest } = parseJson(nested(64, '1'));
  expect(rest).toEqual({});
  expect(JSON.stringify(document)).toBe(nested(64, '1'));
  expect(isTooDeep(nested(64))).toBe(false);
  expect(parseJson(nested(65, '1')).fault).toBe('tooDeep');
  expect(parseJson(`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`).fault).toBe('tooDeep');
  expect(isTooDeep(nested(65))).toBe(true);
});

test('the levels of both kinds of brackets add up', () => {
  const mixed = (levels: number): string => `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`;
  expect(isTooDeep(mixed(64))).toBe(false);
  expect(isTooDeep(mixed(66))).toBe(true);
});

test('a text with many brackets on few levels is read', () => {
  const text = JSON.stringify(Array.from({ length: 100 }, (_, i) => ({ list: [i] })));
  expect(parseJson(text)).toEqual({ document: JSON.parse(text) });
});

test('the part above the limit can still be read', () => {
  const text = `{"id":7,"deep":${nested(100_000)},"also":{"x":${nested(90, '"]"')}},"last":true}`;
  expect(parseJson(text)).toMatchObject({ document: { id: 7, last: true }, fault: 'tooDeep' });
});

test('brackets inside strings do not count as nesting', () => {
  const text = JSON.stringify({ text: `"${'[{'.repeat(100)}\\"`, '[': ']' });
  expect(parseJson(text)).toEqual({ document: JSON.parse(text) });
});

test.each(['', '{', '['.repeat(1_000_000), '"', ']'.repeat(99), nested(100).slice(0, -1), '{"a":1}}'])(
  'text that is not JSON is distinguished: %.9s',
  (text) =>
    expect(parseJson(text)).toEqual({ document: undefined, fault: 'notJson', reason: expect.stringContaining('JSON') }),
);
