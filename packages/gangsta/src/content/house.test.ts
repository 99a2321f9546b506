import { describe, expect, test } from 'vitest';
import { NAMES } from '../messages/en/names.ts';
import { HOUSE } from './house.ts';
import { CHAPTERS, FAMILIES, KINDS, RESOURCES, SKILLS } from './vocabulary.ts';

const { bosses, henchmen, jobs, snitches, resources } = HOUSE;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const lettersOf = (texts: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const letter of texts.join('')) counts[letter] = (counts[letter] ?? 0) + 1;
  return counts;
};

/** Adds up the numbers in these reward columns. The pattern finds the number in a word such as `$3`. */
const amount = (columns: readonly string[], pattern: RegExp): number =>
  sum(columns.flatMap((column) => column.split(' ')).map((word) => Number(pattern.exec(word)?.[1] ?? 0)));

const timesShown = (columns: readonly string[], word: string): number =>
  columns.flatMap((column) => column.split(' ')).filter((shown) => shown === word).length;

describe('the gangs', () => {
  test('C1, C3: one boss of each family, and the starting money', () => {
    expect(bosses.map(({ family, skills, money }) => [family, skills, money])).toEqual([
      ['bratva', 'LS', 8],
      ['cartel', 'LB', 8],
      ['ghetto', 'LM', 6],
      ['mafia', 'LH', 8],
      ['triads', 'LI', 6],
    ]);
  });

  test.each([
    { family: 'bratva', cost: 35, influence: 12 },
    { family: 'cartel', cost: 33, influence: 12 },
    { family: 'ghetto', cost: 33, influence: 13 },
    { family: 'mafia', cost: 33, influence: 12 },
    { family: 'triads', cost: 34, influence: 12 },
  ] as const)('C1, C3, C5: seven henchmen of $family, their cost and influence', (expected) => {
    const kin = henchmen.filter(({ family }) => family === expected.family);
    expect(kin).toHaveLength(7);
    expect(sum(kin.map(({ cost }) => cost))).toBe(expected.cost);
    expect(sum(kin.map(({ influence }) => influence))).toBe(expected.influence);
  });

  test('C1, C3: 35 henchmen, all of the five families', () => {
    expect(henchmen).toHaveLength(35);
    expect(new Set(henchmen.map(({ family }) => family))).toEqual(new Set(FAMILIES));
  });

  test('C2, C5: the icons on the henchmen', () => {
    expect(lettersOf(henchmen.map(({ skills }) => skills))).toEqual({ L: 10, M: 17, I: 10, S: 11, B: 11, H: 11 });
  });

  test('C2, C5: six henchmen with one icon, 23 with two, six with three', () => {
    expect([1, 2, 3].map((icons) => henchmen.filter(({ skills }) => skills.length === icons).length)).toEqual([
      6, 23, 6,
    ]);
  });

  test('C2: no card has the leader skill twice', () => {
    expect([...bosses, ...henchmen].filter(({ skills }) => /L.*L/.test(skills))).toEqual([]);
  });
});

describe('the jobs', () => {
  test.each(CHAPTERS)('C1, C5: 30 jobs in chapter %i, three of each kind', (chapter) => {
    const kinds = jobs.filter((job) => job.chapter === chapter).map(({ kind }) => kind);
    expect(kinds).toHaveLength(30);
    for (const kind of KINDS) expect(kinds.filter((other) => other === kind)).toHaveLength(3);
  });

  test.each([
    { chapter: 1, needs: { L: 12, M: 13, I: 8, S: 9, B: 9, H: 9 } },
    { chapter: 2, needs: { L: 19, M: 22, I: 13, S: 16, B: 16, H: 16 } },
    { chapter: 3, needs: { L: 25, M: 23, I: 19, S: 21, B: 21, H: 21 } },
  ])('C2, C5: the icons that the jobs of chapter $chapter require', ({ chapter, needs }) => {
    expect(lettersOf(jobs.filter((job) => job.chapter === chapter).map((job) => job.needs))).toEqual(needs);
  });

  test.each([
    { chapter: 1, income: 84, influence: 17, theft: 0, diversion: 0 },
    { chapter: 2, income: 61, influence: 33, theft: 9, diversion: 4 },
    { chapter: 3, income: 63, influence: 48, theft: 11, diversion: 6 },
  ])('C5: the amounts in column A of chapter $chapter', ({ chapter, ...amounts }) => {
    const columns = jobs.filter((job) => job.chapter === chapter).map(({ alone }) => alone);
    expect({
      income: amount(columns, /^\$(\d+)$/),
      influence: amount(columns, /^(\d+)p$/),
      theft: amount(columns, /^T(\d+)$/),
      diversion: amount(columns, /^D(\d+)$/),
    }).toEqual(amounts);
  });

  test.each([
    { chapter: 1, R: 3, A: 0, U: 0, K: 0, learn: ['+I', '+L', '+M'] },
    { chapter: 2, R: 3, A: 3, U: 0, K: 0, learn: ['+B', '+H', '+S'] },
    { chapter: 3, R: 3, A: 3, U: 3, K: 2, learn: [] },
  ])('C5: the special rewards of chapter $chapter', ({ chapter, learn, ...words }) => {
    const columns = jobs.filter((job) => job.chapter === chapter).map(({ alone }) => alone);
    for (const [word, times] of Object.entries(words)) expect([word, timesShown(columns, word)]).toEqual([word, times]);
    expect(columns.flatMap((column) => column.match(/\+./g) ?? []).sort()).toEqual(learn);
  });

  test.each([
    { chapter: 1, cooperative: 0, income: 0 },
    { chapter: 2, cooperative: 6, income: 15 },
    { chapter: 3, cooperative: 8, income: 22 },
  ])('C1, C5: the cooperative jobs of chapter $chapter, whose column B is income only', (expected) => {
    const columns = jobs.flatMap(({ chapter, shared }) =>
      chapter === expected.chapter && shared !== undefined ? [shared] : [],
    );
    expect(columns).toHaveLength(expected.cooperative);
    expect(columns.every((column) => /^\$\d+$/.test(column))).toBe(true);
    expect(amount(columns, /^\$(\d+)$/)).toBe(expected.income);
  });

  test('C5: every word in a column is a reward', () => {
    const words = jobs
      .flatMap(({ alone, shared }) => [alone, shared ?? []].flat())
      .flatMap((column) => column.split(' '));
    expect(words.filter((word) => !/^(\$\d+|\d+p|[TD]\d+|[RAUK]|\+[LMISBH])$/.test(word))).toEqual([]);
  });
});

describe('snitches and resources', () => {
  test('C1, C5: three snitches for chapter II, five for chapter III', () => {
    const numbersOf = (wanted: number): readonly number[] =>
      snitches.filter(({ chapter }) => chapter === wanted).map(({ number }) => number);
    expect(snitches).toHaveLength(8);
    expect(numbersOf(2)).toEqual([2, 3, 4]);
    expect(numbersOf(3)).toEqual([3, 3, 3, 4, 4]);
  });

  test('C1, C5: twelve resources, 38 influence in all, the media none by themselves', () => {
    expect(resources.map(({ id }) => id)).toEqual(RESOURCES);
    expect(resources).toHaveLength(12);
    expect(sum(resources.map(({ influence }) => influence))).toBe(38);
    expect(resources.filter(({ influence }) => influence === 0).map(({ id }) => id)).toEqual(['media']);
  });

  test('C2, C5: the icons that the resources require', () => {
    expect(lettersOf(resources.map(({ needs }) => needs))).toEqual({ L: 2, M: 7, I: 8, S: 7, B: 7, H: 7 });
  });
});

describe('ids and names', () => {
  const cards = [...bosses, ...henchmen, ...jobs, ...snitches, ...resources];

  test('C1: no two of the 150 cards share an id', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(150);
  });

  test('C1: ids are short, in lower case and with hyphens; only resources have words for ids', () => {
    const named = [...bosses, ...henchmen, ...jobs, ...snitches];
    expect(named.filter(({ id }) => id.length > 24 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  test('C1, C2, C3: every id has a name and every name an id', () => {
    const keys = [
      ...FAMILIES.map((id) => `family.${id}`),
      ...SKILLS.map((id) => `skill.${id}`),
      ...KINDS.map((id) => `kind.${id}`),
      ...bosses.map(({ id }) => `boss.${id}`),
      ...henchmen.map(({ id }) => `henchman.${id}`),
      ...jobs.map(({ id }) => `job.${id}`),
      ...snitches.map(({ id }) => `snitch.${id}`),
      ...RESOURCES.flatMap((id) => [`resource.${id}`, `resourceEffect.${id}`]),
    ];
    expect(Object.keys(NAMES).sort()).toEqual(keys.sort());
  });

  test('C1: no two names are the same, and every name fits on its card', () => {
    const names = Object.entries(NAMES).flatMap(([key, name]) => (key.startsWith('resourceEffect.') ? [] : [name]));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.length > 26)).toEqual([]);
  });
});
