import { PACKS as CONTACTS } from '@getaway/escape-plan/content';
import { PACKS as GANGS } from '@getaway/gangsta/content';
import { expect, test } from 'vitest';
import { LOOKS as CONTACT_LOOKS } from '../escapePlan/panels/model/looks.ts';
import { LOOKS as GANG_LOOKS } from '../gangsta/cards/looks.ts';
import { differenceOf, type Look, lookFrom } from './look.ts';

const gangs = GANGS.get(GANGS.names()[0]!.hash);
const { contacts } = CONTACTS.get(CONTACTS.names()[0]!.hash);

const CASTS = [
  ['gang member', [...gangs.bosses.keys(), ...gangs.henchmen.keys()], GANG_LOOKS],
  ['contact', [...contacts.keys()], CONTACT_LOOKS],
] as const;

const pairs = (looks: readonly (readonly [string, Look])[]) =>
  looks.flatMap((one, i) => looks.slice(i + 1).map((other) => [one, other] as const));

test.each(CASTS)('every %s has a face of their own', (_, ids, looks) => {
  expect(Object.keys(looks).toSorted()).toEqual(ids.toSorted());
  const alike = pairs(Object.entries(looks)).filter(([[, one], [, other]]) => differenceOf(one, other) < 3);
  expect(alike.map(([[one], [other]]) => `${one} and ${other}`)).toEqual([]);
});

test.each(CASTS)('no two %ss share headgear, eyes and mark, which people notice first', (_, __, looks) => {
  const first = Object.values(looks).map(({ hat, eyes, mark }) => `${hat} ${eyes} ${mark}`);
  expect(first.toSorted()).toEqual([...new Set(first)].toSorted());
});

test('a person of an unknown pack always has the same face, and rarely that of another person', () => {
  const ids = Array.from({ length: 60 }, (_, i) => `person-${i}`);
  expect(ids.map(lookFrom)).toEqual(ids.map(lookFrom));
  const alike = pairs(ids.map((id) => [id, lookFrom(id)] as const)).filter(
    ([[, one], [, other]]) => differenceOf(one, other) < 3,
  );
  expect(alike.length).toBeLessThan(18); // this is about 1 % of all pairs
});
