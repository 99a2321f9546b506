import { describe, expect, test } from 'vitest';
import { journeysOf } from './journey.ts';
import { type Halves, town, waysTo } from './testing/town.ts';
import type { Ride } from './traveller.ts';

const industrial: Halves = { north: 'I', south: 'I' };
const commercial: Halves = { north: 'C', south: 'C' };

describe('V1 to V4', () => {
  test('V1 the thief goes to another location, never to terrain or back', () => {
    const { at, traveller } = town({ ...industrial, inNorth: 'store', inSouth: 'church' });
    const found = journeysOf(traveller(0, 'store'));
    expect(found).toEqual([{ to: at(0, 'church'), left: [], points: 2, cans: 0, means: [], escape: false }]);
  });

  test('V1 a journey that costs four points is not possible with three', () => {
    const { at, traveller } = town(
      { ...industrial, inNorth: 'store' },
      { north: 'C', south: 'R', inNorth: 'church', inSouth: 'clinic' },
    );
    expect(waysTo(at(1, 'church'), traveller(0, 'store'))).toEqual([{ left: [0], points: 3 }]);
    expect(waysTo(at(1, 'clinic'), traveller(0, 'store'))).toEqual([]);
  });

  test('V2 example: from the store along connected industrial area, then residential, into the safe house', () => {
    const { at, traveller } = town({ ...industrial, inNorth: 'store' }, industrial, {
      north: 'I',
      south: 'R',
      inSouth: 'safeHouseSite',
    });
    expect(waysTo(at(2, 'safeHouseSite'), traveller(0, 'store'))).toEqual([{ left: [0, 1], points: 3 }]);
  });

  test('V3 example: a ferry opens the whole body of water', () => {
    const sea: readonly Halves[] = [
      { north: 'w', south: 'W', inNorth: 'businessSite' },
      { north: 'W', south: 'C', inSouth: 'store' },
    ];
    const { at, traveller } = town(...sea);
    expect(waysTo(at(1, 'store'), traveller(0, 'businessSite'))).toEqual([{ left: [0], points: 3 }]);
    const { traveller: stranded } = town({ ...sea[0]!, north: 'W' }, sea[1]!);
    expect(journeysOf(stranded(0, 'businessSite'))).toEqual([]);
  });

  test('V4 a can is returned only where its point is needed', () => {
    const { at, traveller } = town(
      { ...industrial, inNorth: 'store' },
      { north: 'C', south: 'R', inNorth: 'church', inSouth: 'clinic' },
    );
    const thief = { ...traveller(0, 'store'), cans: 2 };
    expect(waysTo(at(1, 'church'), thief)).toEqual([{ left: [0], points: 3 }]);
    expect(waysTo(at(1, 'clinic'), thief)).toEqual([{ left: [0], points: 4, cans: 1 }]);
  });

  test('V4, V9 a can allows a detour that leaves fewer tiles', () => {
    const { at, traveller } = town(
      { north: 'R', south: 'I', inSouth: 'store' },
      { north: 'I', south: 'I', hex: { q: 1, r: 0 } },
      { north: 'C', south: 'I', hex: { q: 0, r: 1 } },
      { north: 'I', south: 'I', inNorth: 'church', hex: { q: 0, r: 2 } },
      { north: 'I', south: 'I', hex: { q: 1, r: 1 } },
    );
    const thief = { ...traveller(0, 'store'), cans: 1 };
    expect(waysTo(at(3, 'church'), thief)).toEqual([
      { left: [0, 2], points: 4, cans: 1 },
      { left: [0, 1, 4], points: 2 }, // this is the route around the east
    ]);
  });
});

describe('V5 to V11', () => {
  const stations: readonly Halves[] = [
    { ...industrial, inNorth: 'headquarters', inSouth: 'subwayStation' },
    commercial,
    { north: 'R', south: 'R', inNorth: 'subwayStation', inSouth: 'store' },
  ];

  test('V5 example: to the station, by subway to the other, and on with the extra point', () => {
    const { at, traveller } = town(...stations);
    const thief = traveller(0, 'headquarters');
    expect(waysTo(at(2, 'store'), thief)).toEqual([{ left: [0], points: 4 }]);
    expect(waysTo(at(2, 'subwayStation'), thief)).toEqual([{ left: [0], points: 2 }]);
  });

  test('V1, V5 a journey by subway may cost no points', () => {
    const { at, traveller } = town(...stations);
    expect(waysTo(at(2, 'subwayStation'), traveller(0, 'subwayStation'))).toEqual([{ left: [0], points: 0 }]);
  });

  test('V5 the extra point is given by the ride, so a can that is needed before the ride has to be returned', () => {
    const { at, traveller } = town(
      { north: 'I', south: 'C', inNorth: 'store' },
      { north: 'R', south: 'R', inNorth: 'subwayStation' },
      commercial,
      { ...commercial, inNorth: 'subwayStation', inSouth: 'church' },
    );
    expect(waysTo(at(3, 'church'), { ...traveller(0, 'store'), cans: 2 })).toEqual([
      { left: [0, 1], points: 6, cans: 2 },
    ]);
    expect(waysTo(at(3, 'subwayStation'), { ...traveller(0, 'store'), cans: 2 })).toEqual([
      { left: [0, 1], points: 4, cans: 1 },
    ]);
  });

  test('V11 a thief can’t ride there and back for the extra point', () => {
    const { at, traveller } = town(
      { north: 'R', south: 'I', inSouth: 'subwayStation' },
      { north: 'C', south: 'R', inSouth: 'church' },
      commercial,
      { north: 'W', south: 'W', inNorth: 'subwayStation' }, // the thief can't go on from here
    );
    const thief = traveller(0, 'subwayStation');
    expect(waysTo(at(1, 'church'), thief)).toEqual([]);
    expect(waysTo(at(1, 'church'), { ...thief, points: 4 })).toEqual([{ left: [0], points: 4 }]);
  });

  test('V6 example: to the helicopter pad and straight to the hospital', () => {
    const { at, traveller } = town(
      { north: 'R', south: 'R', inNorth: 'safeHouseSite', inSouth: 'helicopterPad' },
      commercial,
      { ...commercial, inSouth: 'hospital' },
      { ...commercial, inSouth: 'church' },
    );
    expect(waysTo(at(2, 'hospital'), traveller(0, 'safeHouseSite'))).toEqual([{ left: [0], points: 3 }]);
    // the church is three tiles away, too far for one flight
    expect(waysTo(at(3, 'church'), traveller(0, 'helicopterPad'))).toEqual([{ left: [0, 2], points: 2 }]);
  });

  test('V6, V11, E2 example: pad, flight to a station, subway, a can, the exit', () => {
    const { at, traveller } = town(
      { ...industrial, inNorth: 'store', inSouth: 'helicopterPad' },
      commercial,
      { north: 'R', south: 'R', inNorth: 'subwayStation' },
      commercial,
      { ...industrial, inNorth: 'subwayStation', inSouth: 'exit' },
    );
    const thief = { ...traveller(0, 'store'), cans: 1 };
    expect(waysTo(at(4, 'exit'), thief)).toEqual([{ left: [0, 2], points: 5, cans: 1 }]);
  });

  test('V8 a thief may also leave a pad on foot; R30 a flight never ends on its first tile', () => {
    const { at, traveller } = town(
      { ...industrial, inNorth: 'helicopterPad', inSouth: 'store' },
      { ...commercial, inNorth: 'church' },
    );
    expect(waysTo(at(0, 'store'), traveller(0, 'helicopterPad'))).toEqual([{ left: [], points: 2 }]);
    expect(waysTo(at(1, 'church'), traveller(0, 'helicopterPad'))).toEqual([{ left: [0], points: 1 }]);
  });

  test('V9 two routes along connected terrain leave different tiles', () => {
    const { at, traveller } = town(
      { ...industrial, inNorth: 'store', hex: { q: 0, r: 0 } },
      { ...industrial, hex: { q: 0, r: 1 } },
      { ...industrial, hex: { q: 1, r: 0 } },
      { ...industrial, inSouth: 'church', hex: { q: 1, r: 1 } },
    );
    expect(waysTo(at(3, 'church'), traveller(0, 'store'))).toEqual([
      { left: [0, 1], points: 2 },
      { left: [0, 2], points: 2 },
    ]);
  });

  test('V10 a flight never ends on water without a ferry', () => {
    const water = { north: 'W', south: 'W', inNorth: 'church' } as const;
    const { at, traveller } = town({ ...industrial, inNorth: 'helicopterPad' }, commercial, commercial, water);
    const thief = traveller(0, 'helicopterPad');
    expect(waysTo(at(3, 'church'), thief)).toEqual([]);
    const rides: readonly Ride[] = [{ mean: 'jetSki', id: 'jetSki' }];
    expect(waysTo(at(3, 'church'), { ...thief, rides })).toEqual([{ left: [0, 2], points: 3, means: ['jetSki'] }]);
  });
});
