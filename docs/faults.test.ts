import { expect, test } from 'vitest';
import { faultsOf } from './texts/faults.ts';

test.each([
  ['Ada pays {sum}', '{name} pays ${sum}', 'a leftover of a template'],
  ['Ada pays undefined', '{name} pays {sum}', 'a leftover of a template'],
  ['Ada  pays', '{name} pays', 'two spaces in a row'],
  ['Ada pays pays', '{name} pays', 'a doubled word'],
  ['Ada pays ()', '{name} pays', 'brackets around nothing'],
])('%j shows a fault', (text, source, fault) => {
  expect(faultsOf(text, source)).toEqual([`${fault}: “${text}”`]);
});

test('a fault that the English message has too is intended', () => {
  expect(faultsOf('Wait... {', 'Wait... {')).toEqual([]);
  expect(faultsOf('Ada pays $2', '{name} pays ${sum}')).toEqual([]);
});
