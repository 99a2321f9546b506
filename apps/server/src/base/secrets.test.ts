import { expect, test } from 'vitest';
import { newId } from './secrets.ts';

test('no id begins with a dash, so that a command never takes it for an option', () => {
  const ids = Array.from({ length: 2000 }, newId);
  expect(ids.filter((id) => id.startsWith('-'))).toEqual([]);
  expect(new Set(ids).size).toBe(2000);
});
