import { contentId as id, isVisible, listUpTo, textUpTo, wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
import { EXIT_NUMBERS, PILES, PLAIN_LOCATIONS, STORE_LETTERS } from '../city/tile.ts';
import type { PackDocument } from './pack.ts';
import { COLOURS, CONTACT_KINDS, OFFICERS, SEWER_PATTERNS } from './vocabulary.ts';

/** A limit for lists. No box has this many components of one kind. */
const MOST = 100;
/** Six lines of letters and slashes have fewer than 200 characters. The limit allows for indentation. */
const MAX_DRAWN = 2000;

const several = <Item extends v.GenericSchema>(item: Item) => listUpTo(item, MOST);
const colour = v.picklist(COLOURS);
const officers = several(v.picklist(OFFICERS));
const amounts = several(wholeNumber);

const location = v.variant('kind', [
  v.strictObject({ kind: v.literal('store'), letter: v.picklist(STORE_LETTERS) }),
  v.strictObject({ kind: v.literal('exit'), number: v.picklist(EXIT_NUMBERS) }),
  v.strictObject({ kind: v.picklist(PLAIN_LOCATIONS) }),
]);

/** A name that the pack's owner chose. It has no invisible characters and is short enough for a map. */
const name = v.pipe(
  textUpTo(60, 'names have 60 characters at most'),
  v.nonEmpty('a name has at least one character'),
  v.check(isVisible, 'it has characters that nobody can see'),
);

const tile = v.strictObject({
  id,
  pile: v.picklist(PILES),
  name,
  heliport: v.boolean(),
  locations: v.strictObject({
    1: v.exactOptional(location),
    2: v.exactOptional(location),
    3: v.exactOptional(location),
  }),
  drawing: textUpTo(MAX_DRAWN),
});

const contact = v.strictObject({
  id,
  kind: v.picklist(CONTACT_KINDS),
  cost: wholeNumber,
  star: v.boolean(),
  officers,
  pattern: v.exactOptional(v.picklist(SEWER_PATTERNS)),
});

const line = v.union([wholeNumber, v.literal('income')]);

const plan = v.strictObject({
  id,
  lines: v.strictObject({
    casino: line,
    bar: line,
    restaurant: line,
    gym: line,
    nightclub: line,
    gallery: line,
    safeHouse1: line,
    safeHouse2: line,
    safeHouse3: line,
  }),
});

const lockerStack = v.strictObject({ number: wholeNumber, values: amounts });
const equipment = v.strictObject({ cost: wholeNumber, officers });

/** The structure of a pack document. Its figures are checked elsewhere. */
export const packSchema: v.GenericSchema<unknown, PackDocument> = v.strictObject({
  id,
  tiles: several(tile),
  contacts: several(contact),
  plans: several(plan),
  lockers: v.strictObject({ green: lockerStack, black: lockerStack, brown: lockerStack }),
  exitTiles: several(amounts),
  track: v.strictObject({ penalties: amounts, lines: amounts }),
  assetCosts: amounts,
  itemSpaces: wholeNumber,
  contactSpaces: wholeNumber,
  contactScores: amounts,
  equipment: v.strictObject({ vest: equipment, cap: equipment, helmet: equipment, gasMask: equipment }),
  fixers: v.strictObject({
    phone: wholeNumber,
    safe: wholeNumber,
    disguise: wholeNumber,
    idCard: wholeNumber,
    firstAidKit: wholeNumber,
    motorcycle: wholeNumber,
    energyDrink: wholeNumber,
    helicopter: wholeNumber,
  }),
  storeLockers: v.strictObject({
    A: v.exactOptional(colour),
    B: v.exactOptional(colour),
    C: v.exactOptional(colour),
    D: v.exactOptional(colour),
  }),
  prices: v.strictObject({
    startCash: wholeNumber,
    incomeUnlock: wholeNumber,
    gang: wholeNumber,
    hospital: amounts,
    church: wholeNumber,
    afterEscape: wholeNumber,
    lieutenant: wholeNumber,
  }),
  escapeCosts: v.strictObject({ 2: amounts, 3: amounts, 4: amounts, 5: amounts }),
  closeAt: v.strictObject({ 1: wholeNumber, 2: wholeNumber, 3: wholeNumber, 4: wholeNumber, 5: wholeNumber }),
});
