import { describe, expect, test } from 'vitest';
import { journeysOf } from './journey.ts';
import { BEND, sewerReach } from './sewer.ts';
import { type Halves, town, waysTo } from './testing/town.ts';
import type { Ride, Traveller } from './traveller.ts';

const MEMBER: Ride = { mean: 'member', id: 'member' };
const industrial: Halves = { north: 'I', south: 'I' };
const commercial: Halves = { north: 'C', south: 'C' };

describe('V7 rides in hand', () => {
  test('X7 example: from exit 3 over connected industrial area to a tile with heliport icons, then by air', () => {
    const { at, traveller } = town({ ...industrial, inNorth: 'exit' }, { ...industrial, heliport: true }, commercial, {
      ...commercial,
      inNorth: 'church',
    });
    const thief = { ...traveller(0, 'exit'), rides: [MEMBER, MEMBER] };
    expect(waysTo(at(3, 'church'), thief)).toEqual([
      { left: [0, 1, 2], points: 3 },
      { left: [0, 1], points: 2, means: ['member'] },
    ]);
  });

  test('X7, R2 heliport icons do not cover water', () => {
    const harbour = { north: 'w', south: 'w', heliport: true } as const;
    const { at, traveller } = town({ ...harbour, inNorth: 'businessSite' }, harbour, commercial, {
      ...commercial,
      inNorth: 'church',
    });
    const thief = { ...traveller(0, 'businessSite'), rides: [MEMBER] };
    expect(waysTo(at(3, 'church'), thief)).toEqual([
      { left: [0, 1, 2], points: 3 },
      // the member flies from the location to tile 2, and the thief walks on from there
      { left: [0, 2], points: 2, means: ['member'] },
    ]);
  });

  test('X3, X5, X9 each flying means is a separate journey; members are interchangeable', () => {
    const { at, traveller } = town(
      { ...industrial, inNorth: 'store', heliport: true },
      { north: 'R', south: 'C' },
      { ...industrial, inNorth: 'church' },
    );
    const rides: readonly Ride[] = [
      MEMBER,
      { mean: 'chopper', id: 'chopper' },
      MEMBER,
      { mean: 'helicopter', id: 'helicopter' },
      { mean: 'gangRide', id: 'motorcycle' },
    ];
    const found = waysTo(at(2, 'church'), { ...traveller(0, 'store'), rides });
    expect(found.map(({ means = [] }) => means.join()).sort()).toEqual([
      'chopper',
      'helicopter',
      'member',
      'motorcycle',
    ]);
  });

  test('R9 the Chopper flies for 0 MP, even as the last step', () => {
    const { at, traveller } = town(
      { ...industrial, inNorth: 'store', heliport: true },
      { north: 'R', south: 'C' },
      { ...industrial, inNorth: 'church', heliport: true },
    );
    const chopper: Ride = { mean: 'chopper', id: 'chopper' };
    const thief = { ...traveller(0, 'store'), points: 0 };
    expect(waysTo(at(2, 'church'), { ...thief, rides: [chopper] })).toEqual([
      { left: [0], points: 0, means: ['chopper'] },
    ]);
    expect(waysTo(at(2, 'church'), { ...thief, rides: [MEMBER] })).toEqual([]);
    expect(waysTo(at(2, 'church'), { ...thief, points: 1, rides: [MEMBER] })).toHaveLength(1);
  });

  test('R36 only the flight that returns a member ends at the headquarters', () => {
    const { at, traveller } = town({ ...industrial, inNorth: 'store', heliport: true }, industrial, {
      ...industrial,
      inSouth: 'headquarters',
    });
    const gang = at(2, 'headquarters');
    const thief: Traveller = {
      ...traveller(0, 'store'),
      rides: [MEMBER, { mean: 'chopper', id: 'chopper' }, MEMBER],
      mayEnd: (space, returned) => space !== gang || returned >= 1,
    };
    expect(waysTo(gang, thief)).toEqual([{ left: [0], points: 1, means: ['member'] }]);
    expect(waysTo(gang, { ...thief, rides: [] })).toEqual([]);
    expect(waysTo(gang, { ...thief, mayEnd: () => false })).toEqual([]);
  });

  test('X9, V3 a thief with every means in a city with ponds on every tile', () => {
    const pond = { north: 'I', south: 'W' } as const;
    const { city, at, traveller } = town(
      { ...pond, inNorth: 'store', heliport: true },
      { ...pond, inNorth: 'church' },
      ...Array.from({ length: 10 }, () => pond),
      { ...pond, inNorth: 'clinic' },
      { ...pond, inNorth: 'hospital' },
    );
    const rides: readonly Ride[] = [
      { mean: 'jetSki', id: 'jetSki' },
      { mean: 'medevac', id: 'medevac' },
      { mean: 'chopper', id: 'chopper' },
      { mean: 'sewer', id: 'straight', reach: sewerReach(city) },
      { mean: 'sewer', id: 'bend', reach: sewerReach(city, BEND) },
    ];
    const thief = { ...traveller(0, 'store'), cans: 2, rides };
    expect(waysTo(at(13, 'hospital'), thief)).toEqual([{ left: [0], points: 0, means: ['medevac'] }]);
    expect(waysTo(at(1, 'church'), thief)).toEqual(
      expect.arrayContaining([
        { left: [0], points: 0, means: ['chopper'] },
        { left: [0], points: 4, cans: 1, means: ['jetSki'] },
      ]),
    );
    expect(waysTo(at(12, 'clinic'), thief)).toEqual([]);
  });

  test('X9 example: a sewer to the same terrain costs no point and leaves only the first tile; other terrain costs one', () => {
    const { city, at, traveller } = town(
      { ...industrial, inNorth: 'store' },
      { north: 'C', south: 'R' },
      { north: 'I', south: 'C', inNorth: 'church', inSouth: 'clinic' },
    );
    const rides: readonly Ride[] = [{ mean: 'sewer', id: 'sewer', reach: sewerReach(city) }];
    const thief = { ...traveller(0, 'store'), rides };
    expect(waysTo(at(2, 'church'), thief)).toEqual([{ left: [0], points: 2, means: ['sewer'] }]);
    expect(waysTo(at(2, 'clinic'), thief)).toEqual([{ left: [0], points: 3, means: ['sewer'] }]);
    expect(waysTo(at(2, 'clinic'), { ...thief, rides: [] })).toEqual([]);
  });

  test('X9, R11 a sewer needs a city tile in between', () => {
    const { city } = town(industrial, { ...industrial, hex: { q: 1, r: 0 } }, { ...industrial, hex: { q: 0, r: 2 } });
    expect(sewerReach(city)).toEqual([[], [], []]);
  });

  test('X9 Medevac goes straight to the hospital', () => {
    const { at, traveller } = town({ north: 'W', south: 'W', inNorth: 'businessSite' }, commercial, {
      ...commercial,
      inNorth: 'hospital',
    });
    const thief: Traveller = { ...traveller(0, 'businessSite'), rides: [{ mean: 'medevac', id: 'medevac' }] };
    expect(journeysOf(thief)).toHaveLength(1);
    expect(waysTo(at(2, 'hospital'), thief)).toEqual([{ left: [0], points: 0, means: ['medevac'] }]);
  });

  test('X9 a jet ski crosses one body of water', () => {
    const { at, traveller } = town(
      { north: 'W', south: 'W', inSouth: 'businessSite' },
      { north: 'W', south: 'C', inSouth: 'store' },
      { north: 'C', south: 'W', inSouth: 'church' },
    );
    const rides = ['one', 'two'].map((id): Ride => ({ mean: 'jetSki', id }));
    const thief = { ...traveller(0, 'businessSite'), cans: 1, rides };
    expect(waysTo(at(1, 'store'), thief).map(({ means }) => means)).toEqual([['one'], ['two']]);
    expect(waysTo(at(2, 'church'), thief)).toEqual([{ left: [0, 1], points: 4, cans: 1, means: ['one', 'two'] }]);
    expect(waysTo(at(2, 'church'), { ...thief, rides: rides.slice(1) })).toEqual([]);
  });
});

describe('the end of a journey', () => {
  test('E1, R3 a journey that ends on the first tile evades nobody, whatever the route', () => {
    const { at, traveller } = town({ north: 'I', south: 'C', inNorth: 'store', inSouth: 'church' }, commercial);
    expect(waysTo(at(0, 'church'), traveller(0, 'store'))).toEqual([{ left: [], points: 3 }]);
  });

  test('R19, L16 a location where the thief may not end can still be passed', () => {
    const { at, traveller } = town({ ...industrial, inNorth: 'store', inSouth: 'subwayStation' }, commercial, {
      ...commercial,
      inNorth: 'subwayStation',
      inSouth: 'church',
    });
    const thief = { ...traveller(0, 'store'), mayEnd: (space: number) => space === at(2, 'church') };
    expect(new Set(journeysOf(thief).map((journey) => journey.to))).toEqual(new Set([at(2, 'church')]));
  });

  test('F1 at the open exit a thief may escape or visit', () => {
    const { at, traveller } = town({ north: 'I', south: 'C', inNorth: 'store', inSouth: 'exit' });
    const exit = at(0, 'exit');
    const visit = { to: exit, left: [], points: 3, cans: 0, means: [], escape: false };
    expect(journeysOf({ ...traveller(0, 'store'), escapeFrom: exit })).toEqual([visit, { ...visit, escape: true }]);
  });

  test('E1, F2 a thief who returns to the first tile evades nobody; one who escapes there evades everybody on the way', () => {
    const { at, traveller } = town(
      { north: 'I', south: 'W', inNorth: 'store', inSouth: 'exit' },
      { ...industrial, heliport: true, hex: { q: 0, r: -1 } },
    );
    const exit = at(0, 'exit');
    const visit = { to: exit, left: [], points: 2, cans: 0, means: ['member'], escape: false };
    expect(journeysOf({ ...traveller(0, 'store'), rides: [MEMBER], escapeFrom: exit })).toEqual([
      visit,
      { ...visit, left: [1], escape: true }, // the caller adds the exit's own tile
    ]);
  });

  test('F1 a thief who starts at the open exit escapes for 0 MP', () => {
    const { at, traveller } = town({ ...industrial, inNorth: 'exit' });
    const exit = at(0, 'exit');
    const escapes = [{ to: exit, left: [], points: 0, cans: 0, means: [], escape: true }];
    expect(journeysOf({ ...traveller(0, 'exit'), escapeFrom: exit })).toEqual(escapes);
  });
});
