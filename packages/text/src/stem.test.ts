import { expect, test } from 'vitest';
import { stemOf, wordsIn } from './stem.ts';

test.each([
  ['en', 'win wins winning'],
  ['en', 'evade evades evaded evading'],
  ['pl', 'kapuś kapusia kapusie kapusiów'],
  ['pl', 'skrytka skrytki skrytce skrytek'],
  ['pl', 'czarny czarna czarnego czarnym'],
  ['cs', 'schránka schránky schránce schránek'],
  ['ru', 'стукач стукача стукачи стукачом'],
  ['ru', 'чёрный черный чёрная чёрного'],
  ['cs', 'kumpán kumpána kumpáni kumpánem'],
  ['pt', 'armário armários'],
  ['pt', 'ação ações'],
  ['pt', 'recrutar recruta recrutado'],
] as const)('%s: the forms of a word have one stem: %s', (language, words) => {
  expect(new Set(words.split(' ').map((word) => stemOf(word, language))).size).toBe(1);
});

test.each([
  ['en', 'contact', 'contain'],
  ['ru', 'выезд', 'вывод'],
] as const)('%s: %s and %s stay apart', (language, one, other) => {
  expect(stemOf(one, language)).not.toBe(stemOf(other, language));
});

test('words are folded: no accents, no case, ё as е', () => {
  expect(wordsIn('Żółw, ЧЁРНЫЙ über 12')).toEqual(['zolw', 'черныи', 'uber', '12']);
});
