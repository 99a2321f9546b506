import { wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';
import { COLOURS, EQUIPMENT, FIXERS } from './content/vocabulary.ts';
import type { Item } from './state.ts';

export const itemSchema: v.GenericSchema<unknown, Item> = v.variant('kind', [
  v.strictObject({ kind: v.literal('equipment'), tile: v.picklist(EQUIPMENT), faceUp: v.boolean() }),
  v.strictObject({ kind: v.literal('fixer'), tile: v.picklist(FIXERS), faceUp: v.boolean() }),
  v.strictObject({ kind: v.literal('locker'), colour: v.picklist(COLOURS), value: wholeNumber }),
  v.strictObject({ kind: v.literal('exit'), stack: wholeNumber, value: wholeNumber }),
]);
