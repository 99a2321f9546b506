import { expect, test } from 'vitest';
import { wrap } from './layout.ts';

test('a number and its percent sign stay on one line', () => {
  expect(wrap('šance na výhru asi 36 %, náskok 4', 22)).toEqual(['šance na výhru asi', '36 %, náskok 4']);
});
