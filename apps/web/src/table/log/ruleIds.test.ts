import { expect, test } from 'vitest';
import { withoutRuleIds } from './ruleIds.ts';

test('ids of rules are left out, and other brackets stay', () => {
  expect(withoutRuleIds('Slick crossed the first line: officers closed in [N3].')).toBe(
    'Slick crossed the first line: officers closed in.',
  );
  expect(withoutRuleIds('The Inspector sent Rita out of town [I5, I13].')).toBe('The Inspector sent Rita out of town.');
  expect(withoutRuleIds('Ada went to the bar (D1) [sic].')).toBe('Ada went to the bar (D1) [sic].');
});
