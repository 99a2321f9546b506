import { CONTACTS } from './contacts.ts';
import type { PackDocument } from './pack.ts';
import { PLANS } from './plans.ts';
import { TILES } from './tiles.ts';

/** The built-in pack, called the house pack, with every figure that is printed on a component. Money is in $k. */
export const HOUSE: PackDocument = {
  id: 'house',
  tiles: TILES,
  contacts: CONTACTS,
  plans: PLANS,
  lockers: {
    green: { number: 4, values: [0, 60, 60, 90, 90] },
    black: { number: 6, values: [0, 70, 70, 100, 100] },
    brown: { number: 8, values: [0, 90, 90, 120, 120] },
  },
  // Both stacks have the same sum. The values are close together in the first stack, and far apart in the second.
  exitTiles: [
    [0, 40, 50, 60, 70],
    [0, 30, 30, 80, 80],
  ],
  track: { penalties: [0, 5, 10, 20, 30, 40, 50, 65, 80, 100], lines: [2, 5, 8] },
  assetCosts: [5, 4, 3, 2, 1, 0],
  itemSpaces: 5,
  contactSpaces: 5,
  contactScores: [0, 0, 10, 30, 60, 100],
  equipment: {
    vest: { cost: 2, officers: ['federal'] },
    cap: { cost: 2, officers: ['local'] },
    helmet: { cost: 2, officers: ['swat'] },
    gasMask: { cost: 3, officers: ['swat', 'local'] },
  },
  fixers: {
    phone: 2,
    safe: 3,
    disguise: 2,
    idCard: 4,
    firstAidKit: 1,
    motorcycle: 2,
    energyDrink: 2,
    helicopter: 1,
  },
  storeLockers: { A: 'green', B: 'black', C: 'brown' },
  prices: {
    startCash: 9,
    incomeUnlock: 3,
    gang: 5,
    hospital: [1, 3, 6],
    church: 1,
    afterEscape: 1,
    lieutenant: 3,
  },
  escapeCosts: { 2: [0, 10], 3: [0, 5, 10], 4: [0, 5, 10, 10], 5: [0, 5, 5, 10, 10] },
  closeAt: { 1: 2, 2: 2, 3: 2, 4: 3, 5: 3 },
};
