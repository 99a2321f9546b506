import { expect, test } from 'vitest';
import { nameFinder } from './names.ts';

const LOLA = { name: 'Loose-Lips Lola', subject: { kind: 'contact', id: 'lola' } };
const STORE = { name: 'store A (B1)', subject: { kind: 'place', id: 'B1.2' } };
const BELL = { name: 'Bell Yard (B1)', subject: { kind: 'tile', id: 'B1' } };
const YARD = { name: 'Bell Yard', subject: { kind: 'tile', id: 'B1' } };
const ADA = { name: 'Ada', subject: { kind: 'seat', id: '0' } };

const find = nameFinder([YARD, LOLA, STORE, BELL, ADA]);

test('names in a text become separate parts', () => {
  expect(find('Ada used Loose-Lips Lola at store A (B1).')).toEqual([
    { text: 'Ada', subject: ADA.subject },
    { text: ' used ' },
    { text: 'Loose-Lips Lola', subject: LOLA.subject },
    { text: ' at ' },
    { text: 'store A (B1)', subject: STORE.subject },
    { text: '.' },
  ]);
});

test('a longer name takes precedence over a name in it, and a part of a word is not a name', () => {
  expect(find('Bell Yard (B1): Adam')).toEqual([{ text: 'Bell Yard (B1)', subject: BELL.subject }, { text: ': Adam' }]);
});

test('without names the text stays whole', () => expect(nameFinder([])('Nobody.')).toEqual([{ text: 'Nobody.' }]));
