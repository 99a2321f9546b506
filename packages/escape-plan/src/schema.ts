import { chanceSchema, wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
import { byName, name, nameOrNone, names, several } from './boundedSchema.ts';
import {
  ASSETS,
  AUTOMATA,
  BUSINESSES,
  CARD_PLACES,
  COLOURS,
  EQUIPMENT,
  EXITS,
  FIXERS,
  HAUNTS,
  OFFICERS,
  PARTS,
  SAFE_HOUSES,
} from './content/vocabulary.ts';
import { frameSchema } from './frameSchema.ts';
import { itemSchema } from './itemSchema.ts';
import { ASSET_PLACES, type State } from './state.ts';

const integer = v.pipe(v.number(), v.integer());
const colour = v.picklist(COLOURS);
const officer = v.picklist(OFFICERS);
const who = v.union([wholeNumber, v.picklist(AUTOMATA)]);

const figure = {
  at: nameOrNone,
  notoriety: wholeNumber,
  cubes: v.strictObject({ neutral: wholeNumber, red: wholeNumber, blue: wholeNumber }),
  income: wholeNumber,
  discs: wholeNumber,
};

const heldAsset = v.strictObject({ at: v.picklist(ASSET_PLACES), space: integer });
const each = <Key extends string, S extends v.GenericSchema>(keys: readonly Key[], schema: S) =>
  v.strictObject(Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, S>);

const seat = v.strictObject({
  ...figure,
  cash: wholeNumber,
  plan: nameOrNone,
  assets: each(ASSETS, heldAsset),
  contacts: several(v.strictObject({ card: name, faceUp: v.boolean() })),
  handcuffs: wholeNumber,
  items: several(itemSchema),
  boxed: several(itemSchema),
  keys: several(v.strictObject({ colour, used: v.boolean() })),
  cans: wholeNumber,
  members: wholeNumber,
  markers: wholeNumber,
  firstAid: v.boolean(),
  rested: v.boolean(),
  wounds: wholeNumber,
  completed: several(wholeNumber),
});

const automaton = v.strictObject({
  ...figure,
  cards: several(v.picklist(CARD_PLACES)),
  contacts: names,
  piles: several(several(v.strictObject({ from: v.union([colour, wholeNumber]), value: wholeNumber }))),
});

const stack = v.strictObject({ values: several(wholeNumber), boxed: several(wholeNumber) });
const cube = v.strictObject({ who, hexagon: v.picklist(['plain', 'income']) });

export const stateSchema: v.GenericSchema<unknown, State> = v.strictObject({
  pack: nameOrNone,
  // R6: older stored games lack this option and count only the best tile
  options: v.strictObject({ gentle: v.optional(v.boolean(), true) }),
  stack: several(frameSchema),
  chance: chanceSchema,
  day: v.picklist([1, 2, 3]),
  part: v.picklist(PARTS),
  turnOrder: several(who),
  seats: several(seat),
  automata: v.strictObject({ inspector: v.exactOptional(automaton), lieutenant: v.exactOptional(automaton) }),
  city: several(v.strictObject({ tile: name, q: integer, r: integer, rotation: v.picklist([0, 1, 2, 3, 4, 5]) })),
  sites: byName(v.picklist([...BUSINESSES, ...SAFE_HOUSES])),
  piles: several(names),
  display: names,
  officers: byName(several(officer)),
  bag: each(OFFICERS, wholeNumber),
  patrolDeck: several(v.picklist(EXITS)),
  patrol: v.strictObject({ 1: wholeNumber, 2: wholeNumber, 3: wholeNumber }),
  exitStacks: several(stack),
  exitOfStack: several(v.picklist([0, 1, 2, 3])),
  cubes: each(HAUNTS, several(cube)),
  keys: each(SAFE_HOUSES, several(colour)),
  lockers: each(COLOURS, stack),
  contactDeck: names,
  contactRow: names,
  contactBox: names,
  equipment: each(EQUIPMENT, wholeNumber),
  fixers: several(v.picklist(FIXERS)),
  cans: wholeNumber,
  discs: wholeNumber,
  handcuffs: wholeNumber,
  members: wholeNumber,
  headquarters: byName(v.strictObject({ members: wholeNumber, marker: v.union([who, v.literal('nobody')]) })),
  plans: names,
  escaped: several(who),
  leftThisPart: several(who),
  lieutenantPlan: v.exactOptional(name),
  evaded: several(v.strictObject({ tile: name, officer: v.picklist([...OFFICERS, 'inspector']) })),
  pileValues: several(wholeNumber),
  over: v.boolean(),
});
