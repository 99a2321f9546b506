import type { Plan } from '@getaway/escape-plan/scenario';

/** An easy city: two start tiles, then four tiles for each day, in the order in which they are placed. */
const WHOLE: Plan['city'] = [
  { tile: 'S1', q: 0, r: 0, rotation: 0 },
  { tile: 'S2', q: 0, r: 1, rotation: 0 },
  { tile: 'A1', q: 1, r: 0, rotation: 0 },
  { tile: 'B3', q: 1, r: -1, rotation: 3 },
  { tile: 'D1', q: 0, r: -1, rotation: 0 },
  { tile: 'C2', q: 1, r: 1, rotation: 2 },
  { tile: 'A3', q: -1, r: 1, rotation: 2 },
  { tile: 'B1', q: -1, r: 0, rotation: 0 },
  { tile: 'C3', q: 0, r: 2, rotation: 0 },
  { tile: 'D3', q: 1, r: 2, rotation: 0 },
  { tile: 'C1', q: -1, r: 2, rotation: 5 },
  { tile: 'D2', q: 2, r: -1, rotation: 0 },
  { tile: 'A2', q: 2, r: 1, rotation: 0 },
  { tile: 'B2', q: 2, r: 2, rotation: 1 },
];

/** The city after the tiles of a day are placed. Day 0 has only the start tiles. */
export const cityOfDay = (day: 0 | 1 | 2 | 3): Plan['city'] => WHOLE.slice(0, 2 + 4 * day);

export const SITES: Plan['sites'] = {
  'A1.5': 'nightclub',
  'B3.4': 'safeHouse1',
  'D1.5': 'bar',
  'A3.2': 'gallery',
  'A3.3': 'safeHouse2',
  'B1.2': 'restaurant',
  'C3.1': 'safeHouse3',
  'C1.5': 'casino',
  'D2.4': 'gym',
};
