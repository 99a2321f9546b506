import { chanceSchema, wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
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

const name = v.pipe(v.string(), v.nonEmpty());
const names = v.array(name);
const integer = v.pipe(v.number(), v.integer());
const colour = v.picklist(COLOURS);
const officer = v.picklist(OFFICERS);
const who = v.union([wholeNumber, v.picklist(AUTOMATA)]);

const figure = {
  at: v.string(),
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
  plan: v.string(),
  assets: each(ASSETS, heldAsset),
  contacts: v.array(v.strictObject({ card: name, faceUp: v.boolean() })),
  handcuffs: wholeNumber,
  items: v.array(itemSchema),
  boxed: v.array(itemSchema),
  keys: v.array(v.strictObject({ colour, used: v.boolean() })),
  cans: wholeNumber,
  members: wholeNumber,
  markers: wholeNumber,
  firstAid: v.boolean(),
  rested: v.boolean(),
  wounds: wholeNumber,
  completed: v.array(wholeNumber),
});

const automaton = v.strictObject({
  ...figure,
  cards: v.array(v.picklist(CARD_PLACES)),
  contacts: names,
  piles: v.array(v.array(v.strictObject({ from: v.union([colour, wholeNumber]), value: wholeNumber }))),
});

const stack = v.strictObject({ values: v.array(wholeNumber), boxed: v.array(wholeNumber) });
const cube = v.strictObject({ who, hexagon: v.picklist(['plain', 'income']) });

export const stateSchema: v.GenericSchema<unknown, State> = v.strictObject({
  pack: v.string(),
  // R6: a game from before the option existed goes on as it began, by the best tile of every pile
  options: v.strictObject({ gentle: v.optional(v.boolean(), true) }),
  stack: v.array(frameSchema),
  chance: chanceSchema,
  day: v.picklist([1, 2, 3]),
  part: v.picklist(PARTS),
  turnOrder: v.array(who),
  seats: v.array(seat),
  automata: v.strictObject({ inspector: v.exactOptional(automaton), lieutenant: v.exactOptional(automaton) }),
  city: v.array(v.strictObject({ tile: name, q: integer, r: integer, rotation: v.picklist([0, 1, 2, 3, 4, 5]) })),
  sites: v.record(v.string(), v.picklist([...BUSINESSES, ...SAFE_HOUSES])),
  piles: v.array(names),
  display: names,
  officers: v.record(v.string(), v.array(officer)),
  bag: each(OFFICERS, wholeNumber),
  patrolDeck: v.array(v.picklist(EXITS)),
  patrol: v.strictObject({ 1: wholeNumber, 2: wholeNumber, 3: wholeNumber }),
  exitStacks: v.array(stack),
  exitOfStack: v.array(v.picklist([0, 1, 2, 3])),
  cubes: each(HAUNTS, v.array(cube)),
  keys: each(SAFE_HOUSES, v.array(colour)),
  lockers: each(COLOURS, stack),
  contactDeck: names,
  contactRow: names,
  contactBox: names,
  equipment: each(EQUIPMENT, wholeNumber),
  fixers: v.array(v.picklist(FIXERS)),
  cans: wholeNumber,
  discs: wholeNumber,
  handcuffs: wholeNumber,
  members: wholeNumber,
  headquarters: v.record(
    v.string(),
    v.strictObject({ members: wholeNumber, marker: v.union([who, v.literal('nobody')]) }),
  ),
  plans: names,
  escaped: v.array(who),
  leftThisPart: v.array(who),
  lieutenantPlan: v.exactOptional(name),
  evaded: v.array(v.strictObject({ tile: name, officer: v.picklist([...OFFICERS, 'inspector']) })),
  pileValues: v.array(wholeNumber),
  over: v.boolean(),
});
