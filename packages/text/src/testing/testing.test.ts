// biome-ignore-all lint/suspicious/noTemplateCurlyInString: `$` is a currency sign, and braces are ICU message syntax.
import { expect, test } from 'vitest';
import { catalogueFaults, type RulebookText, rulebookFaults } from './index.ts';

const ENGLISH = {
  'event.paid': '{seat} paid ${sum}k.',
  'event.healed': '{seat} healed {wounds, plural, one {# wound} other {# wounds}}.',
  'prompt.input': '{count, plural, =1 {1} other {1-#}} > ',
  'tile.A1': 'Neon Mile',
  'tile.A2': 'Tinker Row',
  'sign.money': '${sum}k',
};

const POLISH = {
  'event.paid': '{seatIs, select, you {Płacisz} other {{seat} płaci}} ${sum}k.',
  'event.healed': '{seat}: leczenie, {wounds, plural, one {# rana} few {# rany} many {# ran} other {# rany}}.',
  'prompt.input': '{count, plural, =1 {1} other {1-#}} > ',
  'tile.A1': 'Neonowa Mila',
  'tile.A2': 'Zaułek Druciarzy',
  'sign.money': '${sum}k',
};

const faultsOf = (changed: Readonly<Record<string, string>>): string[] =>
  catalogueFaults({ locale: 'pl', english: ENGLISH, catalogue: { ...POLISH, ...changed }, thousands: true });

test('a good translation has no faults', () => expect(faultsOf({})).toEqual([]));

test('a missing or an extra message', () => {
  const { 'sign.money': _, ...fewer } = POLISH;
  expect(catalogueFaults({ locale: 'pl', english: ENGLISH, catalogue: fewer })).toEqual(['sign.money is missing']);
  expect(faultsOf({ 'sign.other': 'x' })).toEqual(['sign.other is left over']);
});

test.each([
  ['event.paid', '', ['is empty', 'leaves out the value seat', 'leaves out the value sum', 'does not tell the sums']],
  ['event.paid', '{seat} płaci  ${sum}k .', ['has two spaces in a row', 'has a space before a stop']],
  ['event.paid', ' {seat} płaci ${sum}k.', ['begins or ends with a space']],
  ['event.paid', '{seat} płaci ${sum}.', ['tells a sum without its k']],
  ['event.paid', '{seat} płaci {sum}.', ['does not tell the sums']],
  ['event.paid', '{seat} płaci ${sum}k', []],
  ['event.paid', '{seat płaci ${sum}k', ['can’t be read']],
  ['event.paid', '{seat} paid ${sum}k.', ['is not translated']],
  ['sign.money', '{sumIs, select, 1 {${sum}k} other {${sum}k}}', ['wants the value sumIs, which nobody gives']],
  [
    'event.healed',
    '{seat}: {wounds, plural, one {# rana} other {# ran}}',
    ['has a plural without few', 'has a plural without many'],
  ],
  ['event.healed', '{seat}: {wounds, plural, =0 {zdrowie} other {rany #}}', []],
  [
    'prompt.input',
    '{count, plural, one {1} few {1-#} many {1-#} other {1-#}} > ',
    ['says 1 where one may be another number'],
  ],
  ['tile.A2', 'Neonowa Mila', ['says the same as tile.A1']],
] as const)('%s: %s', (key, message, faults) => {
  const found = faultsOf({ [key]: message });
  expect(found).toHaveLength(faults.length);
  for (const [i, fault] of faults.entries()) expect(found[i]).toContain(`${key} ${fault}`);
});

test('only messages that are correctly the same are excused', () => {
  const catalogue = { ...POLISH, 'event.paid': ENGLISH['event.paid'] };
  const excused = { locale: 'pl', english: ENGLISH, catalogue, same: ['event.paid'] };
  expect(catalogueFaults(excused)).toEqual([]);
  expect(catalogueFaults({ ...excused, catalogue: POLISH })).toEqual(['event.paid need not be excused']);
});

const RULES: RulebookText = {
  rules: { A1: 'Pay $2k for each of 3 wounds [A2].', A2: 'Rest.' },
  sections: { A: 'Actions' },
};
const ruleFaults = (text: string, otherFigures = {}): string[] =>
  rulebookFaults({
    locale: 'pl',
    english: RULES,
    rulebook: { rules: { A1: text, A2: 'Odpocznij.' }, sections: { A: 'Akcje' } },
    otherFigures,
  });

test.each([
  ['Za każdą z 3 ran zapłać 2k\u00a0$ [A2].', []],
  ['Za każdą z 4 ran zapłać 2k\u00a0$ [A2].', ['A1 does not tell the figures that the English tells']],
  ['Za każdą z 3 ran zapłać $2k [A2].', ['A1 does not tell the sums that the English tells']],
  ['Za każdą z 3 ran zapłać 2k [A2].', ['A1 does not tell the sums that the English tells']],
  ['Za każdą z 3 ran zapłać 2k\u00a0$ [A1].', ['A1 does not name the rules that the English names']],
  ['Pay 2k\u00a0$ for each of 3 wounds [A2].', ['A1 is not translated']],
] as const)('a rule keeps its figures: %s', (text, faults) => expect(ruleFaults(text)).toEqual(faults));

test('a rule with other figures is excused by a reason', () => {
  const reason = { A1: 'three is a word in Polish' };
  expect(ruleFaults('Za każdą z trzech ran zapłać 2k\u00a0$ [A2].', reason)).toEqual([]);
  expect(ruleFaults('Za każdą z 3 ran zapłać 2k\u00a0$ [A2].', reason)).toEqual(['A1 need not be excused']);
});

test('a rulebook has the same rules as the English one, in the same order', () => {
  const rulebook = { rules: { A2: 'Odpocznij.' }, sections: { A: 'Akcje' } };
  expect(rulebookFaults({ locale: 'pl', english: RULES, rulebook })).toEqual(['the rules are not those in English']);
});
