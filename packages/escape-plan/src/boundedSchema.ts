import { listUpTo, recordUpTo, textUpTo } from '@getaway/kernel';
import * as v from 'valibot';

/** More than there are pieces in a box, tiles in a city, or frames on a stack. */
const MOST = 500;
const MOST_NAME = 100;

export const several = <Item extends v.GenericSchema>(item: Item) => listUpTo(item, MOST);

/** The name of a tile, a card, a space; empty where there is none. */
export const nameOrNone = textUpTo(MOST_NAME);
export const name = v.pipe(nameOrNone, v.nonEmpty());
export const names = several(name);
export const byName = <Value extends v.GenericSchema>(value: Value) => recordUpTo(nameOrNone, value, MOST);
