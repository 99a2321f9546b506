import { expect, test } from 'vitest';
import { HOUSE } from '../content/house.ts';
import { PACKS } from '../content/read.ts';
import { nameIn } from './nameIn.ts';

const OWN = { ...HOUSE, id: 'own', jobs: HOUSE.jobs.map((job, i) => (i === 0 ? { ...job, id: 'the-big-one' } : job)) };
const put = PACKS.put(OWN);
const pack = 'ok' in put ? put.ok.hash : '';
const NOBODY = { has: () => false };

test('a card that no catalogue knows is named by its id if the pack has it', () => {
  expect(nameIn({ pack }, 'job.the-big-one', NOBODY)).toBe('the-big-one');
  expect(nameIn({ pack }, 'job.the-big-one', { has: () => true })).toBeUndefined();
  expect(nameIn({ pack }, 'henchman.the-big-one', NOBODY)).toBeUndefined();
  expect(nameIn({ pack }, 'job.nobody-knows', NOBODY)).toBeUndefined();
  expect(nameIn({ pack }, 'constructor.the-big-one', NOBODY)).toBeUndefined();
  for (const { id } of HOUSE.henchmen) expect(nameIn({ pack }, `henchman.${id}`, NOBODY)).toBe(id);
});
