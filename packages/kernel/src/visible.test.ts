import { describe, expect, test } from 'vitest';
import { isVisible, replaceInvisible } from './visible.ts';

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

const UNSEEN = [
  ...range(0x202a, 0x202e),
  ...range(0x2066, 0x2069),
  ...range(0x200b, 0x200f),
  ...range(0xfe00, 0xfe0f),
  0xe0100,
  0xe01ef,
  0x180b,
  0x3164,
  0xffa0,
  0x2800,
  0x115f,
  0x1160,
  0x034f,
  0x00ad,
  0x2060,
  0x2028,
  0x2029,
  0xfeff,
  0xe0041,
  0,
  7,
  0x1b,
  0x7f,
  0x85,
  0xd800,
  0xdfff,
  0xe000,
];

test.each(UNSEEN.map((code) => [code.toString(16).padStart(4, '0'), code] as const))('U+%s is found', (_, code) => {
  const sign = String.fromCodePoint(code);
  for (const text of [sign, `Ada${sign}`, `${sign}Ada`, `A${sign}da`, `👍${sign}`]) {
    expect(isVisible(text)).toBe(false);
    expect(isVisible(replaceInvisible(text))).toBe(true);
  }
  expect(replaceInvisible(`A${sign}da`)).toBe('A\uFFFDda');
  expect(replaceInvisible(`A${sign}da`, () => '?')).toBe('A?da');
});

describe('joiners of scripts and emoji stay', () => {
  test.each([
    'Ada Lovelace',
    'Žofie Řeháková',
    'Ольга',
    'عليرضا',
    'می\u200Cخواهم',
    'क्\u200Dष',
    '李小龍',
    '👨\u200D👩\u200D👧',
    '❤\uFE0F\u200D🔥',
    '1\uFE0F\u20E3',
    '🇵🇱',
    '👍🏽',
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    'it’s «fine» — 100 %',
  ])('%s', (text) => {
    expect(isVisible(text)).toBe(true);
    expect(replaceInvisible(text)).toBe(text);
  });
});

test.each(['Ada\u200C', 'A\u200Cda', 'ا\u200Cب', '👍\u200D👍', '👍\uFE0F', '1\uFE0F', 'a\u094D\u200D'])(
  'a joiner or a selector that changes nothing in sight is found: %j',
  (text) => expect(isVisible(text)).toBe(false),
);
