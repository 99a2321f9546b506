import { wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
import { byName, name, names, several } from '../boundedSchema.ts';
import type { Rotation } from '../city/city.ts';
import {
  ASSETS,
  AUTOMATA,
  CARD_PLACES,
  COLOURS,
  DAYS,
  EQUIPMENT,
  FIXERS,
  HAUNTS,
  OFFICERS,
  PARTS,
} from '../content/vocabulary.ts';
import { frameSchema } from '../frameSchema.ts';
import type { Plan } from './plan.ts';

const integer = v.pipe(v.number(), v.integer());
const who = v.union([wholeNumber, v.picklist(AUTOMATA)]);
const colour = v.picklist(COLOURS);
const exit = v.picklist([0, 1, 2, 3]);
const optionally = v.exactOptional;
const held = <Name extends v.GenericSchema>(thing: Name) => v.union([thing, v.strictObject({ used: thing })]);
const keys = optionally(several(colour));
const assets = optionally(several(v.picklist(ASSETS)));
const haunts = optionally(several(v.picklist(HAUNTS)));

const rotations: readonly Rotation[] = [0, 1, 2, 3, 4, 5];
const placement = v.strictObject({ tile: name, q: integer, r: integer, rotation: v.picklist(rotations) });

const figure = {
  at: optionally(name),
  notoriety: optionally(wholeNumber),
  red: optionally(wholeNumber),
  blue: optionally(wholeNumber),
  discs: optionally(wholeNumber),
  visited: haunts,
};

const seat = v.strictObject({
  ...figure,
  cash: optionally(wholeNumber),
  plan: optionally(name),
  contacts: optionally(several(held(name))),
  handcuffs: optionally(wholeNumber),
  items: optionally(
    several(
      v.union([
        held(v.picklist([...EQUIPMENT, ...FIXERS])),
        v.strictObject({ locker: colour, value: wholeNumber }),
        v.strictObject({ exitStack: wholeNumber, value: wholeNumber }),
      ]),
    ),
  ),
  keys: optionally(several(held(colour))),
  cans: optionally(wholeNumber),
  gangs: optionally(byName(wholeNumber)),
  unlocked: assets,
  usedAssets: assets,
  boxedAssets: assets,
  firstAid: optionally(v.boolean()),
  rested: optionally(v.boolean()),
  wounds: optionally(wholeNumber),
});

const automaton = v.strictObject({
  ...figure,
  cards: optionally(several(v.picklist(CARD_PLACES))),
  contacts: optionally(names),
  piles: optionally(several(several(v.strictObject({ from: v.union([colour, wholeNumber]), count: wholeNumber })))),
});

export const planSchema: v.GenericSchema<unknown, Plan> = v.strictObject({
  seats: several(seat),
  options: optionally(v.strictObject({ gentle: optionally(v.boolean()) })),
  pack: optionally(name),
  seed: optionally(name),
  city: several(placement),
  day: optionally(v.picklist(DAYS)),
  part: optionally(v.picklist(PARTS)),
  order: optionally(several(who)),
  officers: optionally(byName(several(v.picklist(OFFICERS)))),
  sites: byName(v.picklist(HAUNTS)),
  patrol: optionally(
    v.strictObject({ 1: optionally(wholeNumber), 2: optionally(wholeNumber), 3: optionally(wholeNumber) }),
  ),
  display: optionally(names),
  piles: optionally(several(names)),
  row: optionally(names),
  deck: optionally(names),
  keysAbove: optionally(v.strictObject({ safeHouse1: keys, safeHouse2: keys, safeHouse3: keys })),
  inspector: optionally(automaton),
  lieutenant: optionally(automaton),
  escaped: optionally(several(who)),
  arrested: optionally(several(wholeNumber)),
  discs: optionally(wholeNumber),
  fixers: optionally(several(v.picklist(FIXERS))),
  exitOfStack: optionally(v.strictTuple([exit, exit])),
  from: optionally(v.union([v.picklist(['part', 'adjustment', 'day']), several(frameSchema)])),
});
