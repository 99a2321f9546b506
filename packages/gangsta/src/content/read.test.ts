import { describe, expect, test } from 'vitest';
import { HOUSE } from './house.ts';
import type { PackDocument } from './pack.ts';
import { PACKS } from './read.ts';

type Draft = { -readonly [Part in keyof PackDocument]: PackDocument[Part] };

const henchman = (change: object) => (draft: Draft) => ({
  ...draft,
  henchmen: draft.henchmen.map((card, i) => (i === 0 ? { ...card, ...change } : card)),
});
const job = (change: object) => (draft: Draft) => ({
  ...draft,
  jobs: draft.jobs.map((card, i) => (i === 0 ? { ...card, ...change } : card)),
});

const EDITS: readonly [string, (draft: Draft) => unknown, string][] = [
  [
    'a job too few',
    (draft) => ({ ...draft, jobs: draft.jobs.slice(1) }),
    'it must have 30 jobs in chapter 1 (C1), found 29.',
  ],
  ['a job in another chapter', job({ chapter: 2 }), 'it must have 30 jobs in chapter 1 (C1), found 29.'],
  ['a deserter', henchman({ family: 'mafia' }), 'it must have 7 henchmen of the family bratva (C1), found 6.'],
  ['no snitch', (draft) => ({ ...draft, snitches: [] }), 'it must have 3 snitches in chapter 2 (C1), found 0.'],
  ['two of one id', henchman({ id: 'doorstop-dee' }), 'two cards have the id doorstop-dee.'],
  ['a reserved id', henchman({ id: 'gap' }), 'the field henchmen.0.id: this id is reserved'],
  ['an unknown skill', henchman({ skills: 'MX' }), 'the field henchmen.0.skills: skills must be letters of LMISBH'],
  ['a leader twice', henchman({ skills: 'LL' }), 'the field henchmen.0.skills: a card may have only one L (C2)'],
  ['a henchman for nothing', henchman({ cost: 1 }), 'the field henchmen.0.cost: the cost must be at least 2'],
  ['an unknown reward', job({ alone: '$3 Z' }), 'the field jobs.0.alone: rewards must be words'],
  ['a reward twice', job({ alone: '$3 $4' }), 'the field jobs.0.alone: a reward may occur only once'],
  ['a theft of nothing', job({ alone: 'T0' }), 'the field jobs.0.alone: rewards must be words'],
  ['partners who steal', job({ shared: 'T2' }), 'the field jobs.0.shared: column B must be an income such as $2'],
  ['an unknown field', (draft) => ({ ...draft, publisher: 'us' }), 'the field publisher'],
  ['skills for a book', henchman({ skills: 'M'.repeat(62_000) }), 'skills: it has more than 20 characters.'],
  ['rewards for a book', job({ alone: '$3 '.repeat(20_000) }), 'alone: it has more than 100 characters.'],
  ['too many jobs', (draft) => ({ ...draft, jobs: Array(9000).fill(7) }), 'jobs: it has more than 200 entries.'],
  ['a family for a book', henchman({ family: 'x'.repeat(62_000) }), `found "${'x'.repeat(99)}….`],
  ['nothing', () => undefined, 'it is missing'],
];

describe('C1, C5: a pack that can’t be played with is refused with the reason', () => {
  test.each(EDITS)('%s', (_what, edit, sentence) => {
    const before = PACKS.names();
    expect(PACKS.put(edit({ ...HOUSE }))).toMatchObject({
      refusal: { code: 'badPack', message: expect.stringContaining(sentence) as string },
    });
    expect(PACKS.names()).toEqual(before);
  });

  test('C5: the house pack is the first on the shelf', () => {
    expect(PACKS.names()[0]?.id).toBe('house');
  });
});
