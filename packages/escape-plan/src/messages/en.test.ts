import { carelessMessages, messageIds } from '@getaway/kernel/testing';
import { expect, test } from 'vitest';
import { PLAIN_LOCATIONS } from '../city/tile.ts';
import { CARD_PLACES, COLOURS, HAUNTS, OFFICERS } from '../content/vocabulary.ts';
import { FATES } from '../fates.ts';
import { GANG_ABILITIES } from '../moves.ts';
import { DANGER_NAMES } from '../reading/dangers.ts';
import { FACTS } from '../reading/foretell.ts';
import { REASONS } from '../reasons/reason.ts';
import { rules } from '../rules.ts';
import { ARRESTED, ESCAPED } from '../state.ts';
import { MESSAGES } from './en/index.ts';
import { SCORE_LINES } from './fields.ts';

/** The figures of a forecast that are shown as numbers. Escape and arrest are described in words instead. */
const FIGURES = [
  'plan',
  'cash',
  'income',
  'notoriety',
  'wounds',
  'handcuffs',
  'assetsLost',
  'discs',
  'cans',
  'members',
];

/** The message ids of a kind. The compiler checks the ids of events, moves and reasons. This test checks the others. */
const keysOf = (kind: string): readonly string[] => messageIds(MESSAGES, kind);

test('every step that asks somebody has a prompt, and no other', () => {
  const asking = Object.entries(rules).flatMap(([step, rule]) => ('options' in rule ? [step] : []));
  expect(keysOf('step')).toEqual(asking.sort());
});

test.each([
  ['score', [...SCORE_LINES, 'total']],
  ['end', ['escape', 'arrest']],
  ['fate', FATES],
  ['tone', [...COLOURS, 'master']],
  ['stack', [...COLOURS, 'exits']],
  ['spot', [...PLAIN_LOCATIONS, 'store', 'exit', ...HAUNTS, ESCAPED, ARRESTED]],
  ['cardPlace', CARD_PLACES],
  ['pursuer', [...OFFICERS, 'inspector']],
  ['ability', GANG_ABILITIES],
  ['fact', FACTS],
  ['whyNot', REASONS],
  ['danger', DANGER_NAMES],
  ['figure', FIGURES],
  ['change', FIGURES],
] as const)('every %s has its words, and nothing else has', (kind, ids) =>
  expect(keysOf(kind)).toEqual([...ids].sort()),
);

test('money is in thousands', () => {
  const sums = Object.entries<string>(MESSAGES).filter(([, message]) => /\$\{\w+\}(?!k)/u.test(message));
  expect(sums).toEqual([]);
});

test('no message is empty or ends in a space', () => {
  expect(carelessMessages(MESSAGES)).toEqual([]);
});
