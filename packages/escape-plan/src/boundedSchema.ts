import { listUpTo, recordUpTo, textUpTo } from '@getaway/kernel';
import * as v from 'valibot';

/** An upper limit for the length of any list: the pieces in a box, the tiles of a city, the frames on a stack. */
const MOST = 500;
const MAX_NAME = 100;

export const several = <Item extends v.GenericSchema>(item: Item) => listUpTo(item, MOST);

/** The name of a tile, a card or a space. It may be empty. */
export const nameOrNone = textUpTo(MAX_NAME);
export const name = v.pipe(nameOrNone, v.nonEmpty());
export const names = several(name);
export const byName = <Value extends v.GenericSchema>(value: Value) => recordUpTo(nameOrNone, value, MOST);
