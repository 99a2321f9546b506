import { describe, expect, test } from 'vitest';
import { designFaults } from '../city/validate.ts';
import { HOUSE } from './house.ts';
import { PACKS, packFaults } from './read.ts';
import { BUSINESS_GROUPS, COLOURS, CONTACT_KINDS, HAUNTS, type Haunt, OFFICERS, SAFE_HOUSES } from './vocabulary.ts';

const { contacts, plans, lockers, exitTiles, track } = HOUSE;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const tally = (words: readonly (string | number)[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

describe('the pack', () => {
  test('it satisfies every fact and is the default pack', () => {
    expect(packFaults(HOUSE)).toEqual([]);
    expect(PACKS.names()[0]?.id).toBe('house');
  });

  test('a pack that was read can be looked up', () => {
    const pack = PACKS.get(PACKS.names()[0]!.hash);
    expect([...pack.contacts.keys()]).toEqual(contacts.map(({ id }) => id));
    expect([...pack.plans.keys()]).toEqual(plans.map(({ id }) => id));
    expect(Object.keys(pack.tiles)).toEqual(HOUSE.tiles.map(({ id }) => id));
    expect(pack.prices).toEqual(HOUSE.prices);
  });

  test('a document survives serialising', () => {
    expect(packFaults(JSON.parse(JSON.stringify(HOUSE)))).toEqual([]);
  });

  test('C2: its tiles make a good city', () => {
    expect(HOUSE.tiles).toHaveLength(14);
    expect(designFaults(HOUSE.tiles)).toEqual([]);
  });

  test('ids are short, in lower case and with hyphens', () => {
    const ids = [...contacts, ...plans].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.length > 24 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });
});

describe('the contacts', () => {
  const ofKind = (wanted: string) => contacts.filter(({ kind }) => kind === wanted);

  test('C6, X9: 33 cards of all kinds', () => {
    expect(contacts).toHaveLength(33);
    expect(tally(contacts.map(({ kind }) => kind))).toEqual({
      ...Object.fromEntries(CONTACT_KINDS.map((kind) => [kind, 1])),
      snitch: 3,
      bribe: 3,
      fixer: 2,
      fighter: 2,
      ninja: 2,
      informer: 2,
      rally: 2,
      spy1: 2,
      spy3: 2,
      sewer: 2,
      medic: 2,
    });
  });

  test('X9: the boxer costs 2, has a star and evades federal officers', () => {
    expect(ofKind('boxer')).toEqual([
      { id: 'southpaw-salome', kind: 'boxer', cost: 2, star: true, officers: ['federal'] },
    ]);
  });

  test('X9: every type of officer is shown equally often, by snitches and bribes once each', () => {
    expect(tally(contacts.flatMap(({ officers }) => officers))).toEqual({ federal: 5, local: 5, swat: 5 });
    for (const kind of ['snitch', 'bribe'])
      expect(ofKind(kind).flatMap(({ officers }) => officers)).toEqual([...OFFICERS]);
  });

  test('X9: one sewer goes straight on, the other round a corner', () => {
    expect(ofKind('sewer').map(({ pattern }) => pattern)).toEqual(['straight', 'bend']);
  });

  test('X1: costs from 0 to 4, stars on not quite half of the cards', () => {
    expect(tally(contacts.map(({ cost }) => cost))).toEqual({ 0: 4, 1: 10, 2: 10, 3: 6, 4: 3 });
    expect(contacts.filter(({ star }) => star)).toHaveLength(14);
  });

  test('X1: no star on cards that reduce notoriety', () => {
    expect([...ofKind('informer'), ...ofKind('gang')].filter(({ star }) => star)).toEqual([]);
  });

  test('X9: strong cards cost 3 or more', () => {
    const strong = ['fixer', 'spy2', 'fastCar'].flatMap(ofKind);
    expect(strong.filter(({ cost }) => cost < 3)).toEqual([]);
    expect(contacts.filter(({ officers, cost }) => officers.length > 1 && cost < 3)).toEqual([]);
  });

  test('X9: of two cards of a kind, the one that evades more costs more', () => {
    for (const kind of ['fighter', 'ninja']) {
      const [one, two] = ofKind(kind);
      expect(one?.officers.length).toBeLessThan(two?.officers.length ?? 0);
      expect(one?.cost).toBeLessThan(two?.cost ?? 0);
    }
  });
});

describe('the escape plans', () => {
  const groups: readonly (readonly Haunt[])[] = [...BUSINESS_GROUPS, SAFE_HOUSES];
  const linesOf = (haunt: Haunt) => plans.map(({ lines }) => lines[haunt]);

  test('G5: the first plan', () => {
    expect(plans).toHaveLength(9);
    expect(HAUNTS.map((haunt) => plans[0]?.lines[haunt])).toEqual([
      100,
      'income',
      50,
      90,
      60,
      'income',
      'income',
      80,
      70,
    ]);
  });

  test('G5: another plan has 80 for the casino', () => {
    expect(linesOf('casino').slice(1)).toContain(80);
  });

  test.each(HAUNTS)('G5: %s is the income line on three plans and has each value once', (haunt) => {
    expect(tally(linesOf(haunt))).toEqual({ income: 3, 50: 1, 60: 1, 70: 1, 80: 1, 90: 1, 100: 1 });
  });

  test.each(plans)('G5: $id has a sum of 150 in every group, with each of the three splits', ({ lines }) => {
    const sums = groups.map((group) => group.map((haunt) => lines[haunt]).filter((line) => line !== 'income'));
    expect(sums.map(sum)).toEqual([150, 150, 150]);
    expect(sums.map((pair) => Math.max(...pair)).sort((a, b) => a - b)).toEqual([80, 90, 100]);
  });

  test.each([
    [0, 1],
    [0, 2],
    [1, 2],
  ])('G5: groups %i and %i have every pair of income lines on one plan', (one, other) => {
    const incomeOf = (plan: (typeof plans)[number], group: number) =>
      groups[group]?.find((haunt) => plan.lines[haunt] === 'income');
    const pairs = plans.map((plan) => `${incomeOf(plan, one)} ${incomeOf(plan, other)}`);
    expect(new Set(pairs).size).toBe(9);
  });
});

describe('lockers and exit tiles', () => {
  test('C4: the black lockers; each colour has one 0, and no green locker is above 90', () => {
    expect(lockers.black.values).toEqual([0, 70, 70, 100, 100]);
    for (const colour of COLOURS) expect(lockers[colour].values.filter((value) => value === 0)).toHaveLength(1);
    expect(Math.max(...lockers.green.values)).toBe(90);
  });

  test('L10: green, black and brown lockers increase in value and difficulty, in this order', () => {
    expect(COLOURS.map((colour) => lockers[colour].number)).toEqual([4, 6, 8]);
    expect(COLOURS.map((colour) => sum(lockers[colour].values))).toEqual([300, 340, 420]);
  });

  test('C4: two stacks of five exit tiles, each with one 0 and the same sum, and worth less than any lockers', () => {
    expect(exitTiles.map((stack) => stack.length)).toEqual([5, 5]);
    expect(exitTiles.map((stack) => stack.filter((value) => value === 0).length)).toEqual([1, 1]);
    expect(exitTiles.map(sum)).toEqual([220, 220]);
  });
});

describe('the boards', () => {
  test('N3, G2: ten rows, lines after rows 2, 5 and 8, penalties from 0 to 100', () => {
    expect(track.penalties).toHaveLength(10);
    expect(track.lines).toEqual([2, 5, 8]);
    expect([track.penalties[0], track.penalties.at(-1)]).toEqual([0, 100]);
    expect(track.penalties.every((penalty, row) => row === 0 || penalty > (track.penalties[row - 1] ?? 0))).toBe(true);
  });

  test('U2: six asset spaces from 5 downwards', () => {
    expect(HOUSE.assetCosts).toEqual([5, 4, 3, 2, 1, 0]);
  });

  test('G2, S10: spaces for items and contacts, and what contacts score', () => {
    expect([HOUSE.itemSpaces, HOUSE.contactSpaces]).toEqual([5, 5]);
    expect(HOUSE.contactScores).toEqual([0, 0, 10, 30, 60, 100]);
  });

  test('I7: the lockers on the Inspector cards', () => {
    expect(HOUSE.storeLockers).toEqual({ A: 'green', B: 'black', C: 'brown' });
  });
});
