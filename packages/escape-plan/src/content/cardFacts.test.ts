import { describe, expect, test } from 'vitest';
import { PLAN_FACTS, STACK_FACTS } from './cardFacts.ts';
import { CONTACT_FACTS } from './contactFacts.ts';
import { HOUSE } from './house.ts';
import type { Contact, PackDocument } from './pack.ts';
import { packFaults } from './read.ts';

const { contacts, plans, lockers } = HOUSE;

const withContact = (kind: Contact['kind'], change: Partial<Contact>): PackDocument => {
  const chosen = contacts.find((contact) => contact.kind === kind);
  return {
    ...HOUSE,
    contacts: contacts.map((contact) => (contact === chosen ? { ...contact, ...change } : contact)),
  };
};

const withPlan = (index: number, change: Partial<PackDocument['plans'][number]['lines']>): PackDocument => ({
  ...HOUSE,
  plans: plans.map((plan, i) => (i === index ? { ...plan, lines: { ...plan.lines, ...change } } : plan)),
});

const withLockers = (colour: keyof typeof lockers, values: readonly number[]): PackDocument => ({
  ...HOUSE,
  lockers: { ...lockers, [colour]: { ...lockers[colour], values } },
});

/** Packs that violate a single fact each, with the sentence that reports the violation. */
const BROKEN: readonly (readonly [code: string, pack: PackDocument, sentence: string])[] = [
  ['contactCount', { ...HOUSE, contacts: contacts.slice(1) }, 'C6: there must be 33 contacts, found 32.'],
  ['contactId', withContact('jetSki', { id: 'redline-rosa' }), 'Two contacts have the id redline-rosa.'],
  ['contactKind', withContact('jetSki', { kind: 'medic' }), 'X9: there is no contact of the kind jetSki.'],
  [
    'contactOfficers',
    withContact('bribe', { officers: ['federal', 'local'] }),
    'X9: the bribe envelope-enzo must show one type of officers, found federal, local.',
  ],
  [
    'contactOfficers',
    withContact('ninja', { officers: ['swat', 'swat'] }),
    'X9: the ninja hush-haruko must show one or more types of officers, found swat, swat.',
  ],
  [
    'contactOfficers',
    withContact('medic', { officers: ['swat'] }),
    'X9: the medic kitchen-table-kofi must show no type of officers, found swat.',
  ],
  [
    'sewerPattern',
    withContact('medevac', { pattern: 'bend' }),
    'X9: the medevac blue-light-bruno must have no pattern.',
  ],
  ['sewerPattern', withContact('medic', { kind: 'sewer' }), 'X9: the sewer kitchen-table-kofi must have a pattern.'],
  ['spy2Count', withContact('medic', { kind: 'spy2' }), 'There must be exactly one contact of the kind spy2, found 2.'],
  [
    'boxer',
    withContact('boxer', { cost: 1 }),
    'The boxer southpaw-salome must cost 2, have a star and show federal officers.',
  ],
  [
    'boxer',
    withContact('boxer', { star: false }),
    'The boxer southpaw-salome must cost 2, have a star and show federal officers.',
  ],
  [
    'boxer',
    withContact('boxer', { officers: ['swat'] }),
    'The boxer southpaw-salome must cost 2, have a star and show federal officers.',
  ],
  ['planCount', { ...HOUSE, plans: plans.slice(0, 8) }, 'C6: there must be 9 escape plans, found 8.'],
  [
    'planId',
    { ...HOUSE, plans: plans.map((plan, i) => (i === 8 ? { ...plan, id: 'low-tide' } : plan)) },
    'Two escape plans have the id low-tide.',
  ],
  [
    'planIncome',
    withPlan(8, { casino: 0 }),
    'G5: the plan long-weekend must have one income line among casino, bar, restaurant, found 0.',
  ],
  [
    'planSum',
    withPlan(8, { gym: 60 }),
    'G5: the plan long-weekend must have a sum of 150 for gym, nightclub, gallery, found 160.',
  ],
  [
    'planTwice',
    withPlan(8, plans[7]?.lines ?? {}),
    'G5: two plans have the lines income, 80, 70, income, 100, 50, income, 90, 60.',
  ],
  [
    'knownPlan',
    withPlan(0, { casino: 90, restaurant: 60 }),
    'One plan must have the lines 100, income, 50, 90, 60, income, income, 80, 70, from the casino to safe house 3.',
  ],
  ['casinoEighty', withPlan(3, { casino: 90, bar: 60 }), 'One plan must have 80 for the casino.'],
  ['lockerCount', withLockers('brown', [0, 90, 120]), 'C4: there must be 5 brown lockers, found 3.'],
  ['lockerZero', withLockers('brown', [0, 0, 90, 90, 120]), 'Exactly one brown locker must be worth 0, found 2.'],
  [
    'lockerBlack',
    withLockers('black', [0, 70, 80, 100, 100]),
    'The black lockers must be 0, 70, 70, 100, 100, found 0, 70, 80, 100, 100.',
  ],
  ['lockerGreen', withLockers('green', [0, 60, 60, 80, 80]), 'The highest green locker must be 90, found 80.'],
  [
    'exitTileCount',
    { ...HOUSE, exitTiles: [[0, 1, 2, 3, 4], [0]] },
    'C4: the exit tiles must be two stacks of 5, found stacks of 5, 1.',
  ],
];

describe('facts', () => {
  test.each(BROKEN)('%s is reported when violated', (code, pack, sentence) => {
    expect(packFaults(pack)).toContainEqual({ code, sentence });
  });

  test('every fact is violated once above', () => {
    const codes: readonly string[] = [...CONTACT_FACTS, ...PLAN_FACTS, ...STACK_FACTS].map(({ code }) => code);
    expect([...new Set(BROKEN.map(([code]) => code))].sort()).toEqual(codes.toSorted());
  });
});
