import type { View } from '@getaway/escape-plan/view';
import { expect, test } from 'vitest';
import { TIPS } from './tips.ts';

test('X11: the tip about officers needs somebody to evade', () => {
  const tip = TIPS.find(({ id }) => id === 'officers');
  const pending = [{ step: 'evade', seat: 0, tiles: ['yard', 'quay'] }];
  const isTrue = (more: Partial<View>) => tip?.isTrue?.({ pending, officers: {}, automata: {}, evaded: [], ...more });
  expect(isTrue({})).toBe(false);
  expect(isTrue({ officers: { yard: ['swat'] } })).toBe(true);
  expect(isTrue({ officers: { yard: ['swat'] }, evaded: [{ tile: 'yard', officer: 'swat' }] })).toBe(false);
});
