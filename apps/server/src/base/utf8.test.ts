import { expect, test } from 'vitest';
import { joinUtf8, type Utf8, utf8Of } from './utf8.ts';

const read = (bytes: Utf8): string => Buffer.from(bytes, 'latin1').toString();

test.each(['plain', 'Zażółć gęślą jaźń', 'Привет', '🂡', 'ÿ', ''])('has the bytes of %j', (text) => {
  expect(read(utf8Of(text))).toBe(text);
  expect(utf8Of(text)).toHaveLength(Buffer.from(text).length);
});

test('joins ASCII with other texts', () => {
  expect(read(joinUtf8(utf8Of('tři '), utf8Of('cards')))).toBe('tři cards');
  expect(read(joinUtf8(utf8Of('three '), utf8Of('karet č. 3')))).toBe('three karet č. 3');
});
