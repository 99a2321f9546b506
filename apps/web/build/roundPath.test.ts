import { expect, test } from 'vitest';
import { roundPath } from './roundPath.ts';

test('coordinates become whole numbers', () => {
  expect(roundPath('M12.34 56.7L-.4.6Z')).toBe('M12 57L0 1Z');
});

test('errors of relative coordinates do not add up', () => {
  expect(roundPath('m0 0h.4h.4h.4h.4h.4')).toBe('m0 0h0h1h0h1h0');
  expect(roundPath('m10.4 10.4l.4.4.4.4zl.4.4')).toBe('m10 10l1 1 0 0zl1 1');
});

test('an arc keeps its radii, and its flags without separators are read', () => {
  expect(roundPath('M0 0a1.25.5 0 01.6-.6')).toBe('M0 0a1.3.5 0 0 1 1-1');
});

test('a text that is not a path is refused', () => {
  expect(() => roundPath('M1 x2')).toThrow('x');
});
