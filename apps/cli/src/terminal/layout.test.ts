import { expect, test } from 'vitest';
import { wrap } from './layout.ts';

test('what a non-breaking space joins stays on one line', () => {
  expect(wrap('šance na výhru asi 36\u00a0%, náskok 4', 22)).toEqual(['šance na výhru asi', '36 %, náskok 4']);
});
