import { expect, test } from 'vitest';
import { RULEBOOK, SECTIONS } from './en.ts';

/** The number of rules in each section. */
const LENGTHS = {
  C: 9,
  T: 6,
  S: 12,
  D: 13,
  A: 6,
  V: 11,
  E: 8,
  L: 16,
  X: 14,
  U: 4,
  N: 5,
  F: 4,
  G: 5,
  I: 16,
  J: 18,
  R: 37,
};

test('the rules of every section are numbered consecutively', () => {
  const ids = Object.entries(LENGTHS).flatMap(([letter, length]) =>
    Array.from({ length }, (_, i) => `${letter}${i + 1}`),
  );
  expect(Object.keys(RULEBOOK)).toEqual(ids);
  expect(Object.keys(SECTIONS)).toEqual(Object.keys(LENGTHS));
});

test('a rule refers only to rules that exist', () => {
  const ids = Object.keys(RULEBOOK);
  const missing = Object.entries(RULEBOOK).flatMap(([id, text]) =>
    (text.match(/\b[CTSDAVELXUNFGIJR]\d+\b/g) ?? [])
      .filter((other) => !ids.includes(other))
      .map((other) => [id, other]),
  );
  expect(missing).toEqual([]);
});

test('a rule is self-contained: it names no file and no edition', () => {
  const outside = Object.values(RULEBOOK).filter((text) => /\b00\d\b|\.\.\/|\.md\b|printing/.test(text));
  expect(outside).toEqual([]);
});
