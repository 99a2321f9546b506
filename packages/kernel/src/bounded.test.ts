import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { listUpTo, matches, recordUpTo, textUpTo } from './bounded.ts';

const issuesOf = (schema: v.GenericSchema, value: unknown): readonly string[] =>
  v.safeParse(schema, value).issues?.map(({ message }) => message) ?? [];

describe('input that is too long', () => {
  test('is refused with one sentence', () => {
    expect(issuesOf(textUpTo(3), 'abc')).toEqual([]);
    expect(issuesOf(textUpTo(3), 'abcd')).toEqual(['it has more than 3 characters']);
    expect(issuesOf(listUpTo(v.number(), 2), [1, 2])).toEqual([]);
    expect(issuesOf(listUpTo(v.number(), 2), ['a', 'b', 'c'])).toEqual(['it has more than 2 entries']);
    expect(issuesOf(recordUpTo(textUpTo(1), v.number(), 1), { a: 1 })).toEqual([]);
    expect(issuesOf(recordUpTo(textUpTo(1), v.number(), 1), { aa: 'x', bb: 'x' })).toEqual([
      'it has more than 1 entries',
    ]);
  });

  test('is not checked any further', () => {
    const seen: unknown[] = [];
    const look = v.check((value: unknown) => seen.push(value) > 0);
    v.safeParse(
      v.pipe(
        textUpTo(3),
        v.check((value) => seen.push(value) > 0),
      ),
      'abcd',
    );
    v.safeParse(listUpTo(v.pipe(v.unknown(), look), 2), [1, 2, 3]);
    v.safeParse(recordUpTo(textUpTo(9), v.pipe(v.unknown(), look), 1), { a: 1, b: 2 });
    expect(seen).toEqual([]);
  });

  test('a wrong type is still reported', () => {
    expect(issuesOf(textUpTo(3), 1)).toEqual(['Invalid type: Expected string but received 1']);
    expect(issuesOf(listUpTo(v.number(), 2), ['a'])).toEqual(['Invalid type: Expected number but received "a"']);
  });
});

test.each([/^[^L]*L?[^L]*$/, /^(?:a+)+$/, /a+$/, /^\s*x{2,}$/, /^a+$/m])('%s can take quadratic time', (pattern) => {
  expect(() => matches(pattern)).toThrow('quadratic');
});

test.each([/^[*+]+$/, /^\P{C}+$/u, /^\$\d\d?$/, /^[\da-f]{16}$/u, /^a\+b*$/])('%s takes linear time', (pattern) => {
  expect(() => matches(pattern)).not.toThrow();
});
