import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { compiledAs } from './testing/reference.ts';

describe('messages compile as the reference parser of ICU compiles them', () => {
  test.each([
    '',
    'plain text, with signs: “—” 100 %',
    '{name}',
    'a { name } b',
    '{count, number}',
    '{count, plural, one {# card} other {# cards}}',
    "{count,plural,=0{none}=1 {one} few {# и {name}} other {# # a'#'}}",
    '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    '{sex, select, male {he} female {she} other {{count, plural, one {it} other {they #}}}}',
    'costs $3k, then ${sum}k or ${sum}, {n, plural, one {$#} other {−$#k}} and $',
    '{count, plural, one {{sex, select, a {# x} other {#}}} other {}}',
    'not a plural: #1',
    "it's, it''s, '{quoted}', '{don''t}', a ' b",
    '{čas} {имя_2}',
    'two\nlines {a}\n{ b\n, plural\n, other {c\n} }',
  ])('%j', (message) => {
    expect(compile(message)).toEqual(compiledAs(compileMessageOrThrow(message)));
  });
});

test('a quoted # is text, also in a plural and alone', () => {
  expect(compile("{n, plural, =0 {'#'} other {'#' #}}")).toEqual([['n', 'plural', { 0: ['#'], other: ['# ', ['#']] }]]);
});

test('a sum of money is one token, and other uses of the sign are text', () => {
  expect(compile('$3k, ${sum}k, ${sum}, $max')).toEqual([
    { amount: '3', isThousands: true },
    ', ',
    { amount: ['sum'], isThousands: true },
    ', ',
    { amount: ['sum'], isThousands: false },
    ', $max',
  ]);
  expect(compile('{n, plural, other {−$#k}}')).toEqual([
    ['n', 'plural', { other: ['−', { amount: ['#'], isThousands: true }] }],
  ]);
  expect(compile('$3kilo, {unit}k, ${sum, number}')).toEqual([
    { amount: '3', isThousands: false },
    'kilo, ',
    ['unit'],
    'k, $',
    ['sum', 'number'],
  ]);
});

test.each([
  ['{', 'the name of a value'],
  ['{name', 'a comma is missing'],
  ['}', 'an opening brace'],
  ['{a, plural, one {b}}', 'other'],
  ['{a, plural, some {b} other {c}}', 'the unknown plural case some'],
  ['{a, date}', 'the unknown format date'],
  ['{a, plural, other {b}', 'a case is missing'],
  ['{a, plural, other {b', 'a closing brace is missing'],
])('%j is refused', (message, problem) => {
  expect(() => compile(message)).toThrow(problem);
});
