import type { Placement } from '../city/city.ts';
import type { PrintedTile } from '../city/tile.ts';
import type { Contact, PackDocument, Plan } from '../content/pack.ts';
import { PACKS } from '../content/read.ts';
import type { ContactKind, Officer } from '../content/vocabulary.ts';

/**
 * The drill pack, a pack for tests. Its streets have one terrain, so any two locations are 2 MP (movement points)
 * apart. Contacts are named by their kind and by what they show.
 */
const R = 'R\\R/R\\R/R\\R/R';
const ONE = String.raw`
    /${R}\
  /R\R/1\1/1\R/R\R/R\
/R\R/R\R/R\R/R\R/R\R/R\
\R/R\R/R\R/R\R/R\R/R\R/
  \R/R\R/R\R/R\R/R\R/
    \R/R\R/R\R/R\R/`;
const TWO = String.raw`
    /${R}\
  /R\R/1\1/1\R/R\R/R\
/R\R/R\R/R\R/R\R/R\R/R\
\R/R\R/R\R/R\R/R\R/R\R/
  \R/R\R/R\2/2\2/R\R/
    \R/R\R/R\R/R\R/`;
/** A tile whose second location is in water with a ferry. */
const PIER = String.raw`
    /${R}\
  /R\R/1\1/1\R/R\R/R\
/R\R/R\R/R\R/R\R/R\R/R\
\R/R\W/W\W/W\W/W\W/R\R/
  \R/W\2/2\2/W\w/W\R/
    \W/W\W/W\W/R\R/`;
/** A tile with an industrial area inside. */
const WORKS = String.raw`
    /${R}\
  /R\R/1\1/1\R/R\R/R\
/R\R/R\R/R\R/R\I/I\I/R\
\R/R\R/R\R/R\R/I\I/R\R/
  \R/R\R/R\2/2\2/R\R/
    \R/R\R/R\R/R\R/`;

const tile = (
  id: string,
  pile: PrintedTile['pile'],
  locations: PrintedTile['locations'],
  drawing = TWO,
  heliport = false,
): PrintedTile => ({ id, pile, name: id, heliport, locations, drawing });

const TILES: readonly PrintedTile[] = [
  tile('home', 'start', { 1: { kind: 'hospital' }, 2: { kind: 'subwayStation' } }, TWO, true),
  tile('yard', 'start', { 1: { kind: 'headquarters' }, 2: { kind: 'store', letter: 'B' } }),
  tile('gate1', 'A', { 1: { kind: 'exit', number: 1 }, 2: { kind: 'store', letter: 'A' } }),
  tile('club', 'A', { 1: { kind: 'businessSite' }, 2: { kind: 'safeHouseSite' } }),
  tile('den', 'A', { 1: { kind: 'headquarters' }, 2: { kind: 'businessSite' } }),
  tile('gate2', 'B', { 1: { kind: 'exit', number: 2 }, 2: { kind: 'church' } }),
  tile('arcade', 'B', { 1: { kind: 'businessSite' }, 2: { kind: 'subwayStation' } }),
  tile('loft', 'B', { 1: { kind: 'safeHouseSite' }, 2: { kind: 'helicopterPad' } }),
  tile('gate3', 'C', { 1: { kind: 'exit', number: 3 }, 2: { kind: 'headquarters' } }, WORKS, true),
  tile('pier', 'C', { 1: { kind: 'store', letter: 'C' }, 2: { kind: 'businessSite' } }, PIER),
  tile('attic', 'C', { 1: { kind: 'safeHouseSite' }, 2: { kind: 'clinic' } }),
  tile('row', 'D', { 1: { kind: 'businessSite' }, 2: { kind: 'headquarters' } }),
  tile('mall', 'D', { 1: { kind: 'store', letter: 'D' }, 2: { kind: 'subwayStation' } }),
  tile('strip', 'D', { 1: { kind: 'businessSite' } }, ONE),
];

/**
 * The positions of the tiles, unless a test says otherwise. North is up, and columns run to the north-east:
 *
 *             den
 *       club       arcade
 *  pier      home         loft
 *       gate2      gate1
 *             yard        mall
 *       attic      gate3
 *             row
 *                  strip
 */
export const STREETS: readonly Placement[] = [
  { tile: 'home', q: 0, r: 0, rotation: 0 },
  { tile: 'yard', q: 0, r: 1, rotation: 0 },
  { tile: 'gate1', q: 1, r: 0, rotation: 0 },
  { tile: 'gate2', q: -1, r: 1, rotation: 0 },
  { tile: 'gate3', q: 1, r: 1, rotation: 0 },
  { tile: 'row', q: 0, r: 2, rotation: 0 },
  { tile: 'club', q: -1, r: 0, rotation: 0 },
  { tile: 'arcade', q: 1, r: -1, rotation: 0 },
  { tile: 'attic', q: -1, r: 2, rotation: 0 },
  { tile: 'mall', q: 2, r: 0, rotation: 0 },
  { tile: 'den', q: 0, r: -1, rotation: 0 },
  { tile: 'loft', q: 2, r: -1, rotation: 0 },
  { tile: 'pier', q: -2, r: 1, rotation: 0 },
  { tile: 'strip', q: 1, r: 2, rotation: 0 },
];

const contact = (
  id: string,
  kind: ContactKind,
  cost: number,
  rest: {
    readonly star?: boolean;
    readonly officers?: readonly Officer[];
    readonly pattern?: 'straight' | 'bend';
  } = {},
): Contact => ({ id, kind, cost, star: false, officers: [], ...rest });

const CONTACTS: readonly Contact[] = [
  contact('snitch-federal', 'snitch', 1, { star: true, officers: ['federal'] }),
  contact('snitch-local', 'snitch', 1, { star: true, officers: ['local'] }),
  contact('snitch-swat', 'snitch', 1, { star: true, officers: ['swat'] }),
  contact('fixer', 'fixer', 4),
  contact('fixer-star', 'fixer', 3, { star: true }),
  contact('fighter-local', 'fighter', 1, { star: true, officers: ['local'] }),
  contact('fighter-federal-local', 'fighter', 3, { star: true, officers: ['federal', 'local'] }),
  contact('boxer', 'boxer', 2, { star: true, officers: ['federal'] }),
  contact('ninja-swat', 'ninja', 2, { officers: ['swat'] }),
  contact('ninja-local-swat', 'ninja', 4, { officers: ['local', 'swat'] }),
  contact('informer', 'informer', 1),
  contact('informer-dear', 'informer', 2),
  contact('bribe-federal', 'bribe', 2, { officers: ['federal'] }),
  contact('bribe-local', 'bribe', 2, { officers: ['local'] }),
  contact('bribe-swat', 'bribe', 2, { officers: ['swat'] }),
  contact('rally-federal', 'rally', 0, { star: true, officers: ['federal'] }),
  contact('rally-swat', 'rally', 0, { star: true, officers: ['swat'] }),
  contact('spy1', 'spy1', 2),
  contact('spy1-star', 'spy1', 1, { star: true }),
  contact('spy2', 'spy2', 3, { star: true }),
  contact('spy3', 'spy3', 3),
  contact('spy3-star', 'spy3', 2, { star: true }),
  contact('sewer-straight', 'sewer', 1, { pattern: 'straight' }),
  contact('sewer-bend', 'sewer', 1, { pattern: 'bend' }),
  contact('medic', 'medic', 1),
  contact('medic-dear', 'medic', 2),
  contact('medevac', 'medevac', 1),
  contact('gang', 'gang', 3),
  contact('chopper', 'chopper', 2),
  contact('general-store', 'generalStore', 0, { star: true }),
  contact('stunt', 'stunt', 3),
  contact('fast-car', 'fastCar', 4, { star: true }),
  contact('jet-ski', 'jetSki', 0),
];

type Line = number | 'income';
const $ = 'income';
const plan = (id: string, ...[casino, bar, restaurant, gym, nightclub, gallery, one, two, three]: Line[]): Plan => ({
  id,
  lines: {
    casino: casino ?? 0,
    bar: bar ?? 0,
    restaurant: restaurant ?? 0,
    gym: gym ?? 0,
    nightclub: nightclub ?? 0,
    gallery: gallery ?? 0,
    safeHouse1: one ?? 0,
    safeHouse2: two ?? 0,
    safeHouse3: three ?? 0,
  },
});

/** Plans for tests. The first one is printed in the rulebooks. */
export const PLANS: readonly Plan[] = [
  plan('printed', 100, $, 50, 90, 60, $, $, 80, 70),
  plan('plan2', 90, $, 60, $, 80, 70, 50, $, 100),
  plan('plan3', 70, $, 80, 60, $, 90, 100, 50, $),
  plan('plan4', 80, 70, $, 100, 50, $, 60, $, 90),
  plan('plan5', 50, 100, $, $, 90, 60, 80, 70, $),
  plan('plan6', 60, 90, $, 70, $, 80, $, 100, 50),
  plan('plan7', $, 50, 100, 80, 70, $, 90, 60, $),
  plan('plan8', $, 80, 70, $, 100, 50, $, 90, 60),
  plan('plan9', $, 60, 90, 50, $, 100, 70, $, 80),
];

export const DRILL: PackDocument = {
  id: 'drill',
  tiles: TILES,
  contacts: CONTACTS,
  plans: PLANS,
  lockers: {
    green: { number: 4, values: [0, 60, 60, 90, 90] },
    black: { number: 6, values: [0, 70, 70, 100, 100] },
    brown: { number: 8, values: [0, 90, 90, 120, 120] },
  },
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

/** Registers a pack and returns its hash. */
export function shelve(document: PackDocument): string {
  const name = PACKS.put(document);
  if ('refusal' in name) throw new Error(name.refusal.message);
  return name.ok.hash;
}

export const DRILL_HASH = shelve(DRILL);

/** Registers a copy of the drill pack in which some tiles have other drawings or locations, and returns its hash. */
export function redrawn(id: string, changes: Readonly<Record<string, Partial<PrintedTile>>>): string {
  return shelve({ ...DRILL, id, tiles: TILES.map((printed) => ({ ...printed, ...changes[printed.id] })) });
}

/** Finds the first location of this kind on a tile and returns its place. */
export function placeOf(hash: string, id: string, kind: string): string {
  const spaces = PACKS.get(hash).tiles[id]?.spaces ?? [];
  const index = spaces.findIndex((space) => space.type === 'location' && space.location.kind === kind);
  if (index < 0) throw new Error(`no ${kind} on ${id}`);
  return `${id}.${index}`;
}
