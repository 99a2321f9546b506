import { isVisible } from '@getaway/kernel';
import { widthOf } from './layout.ts';

const LONGEST_NAME = 16;

/** Anything that is not a letter in sight could move the cursor or hide another name. */
export const isSeatName = (name: string): boolean => name !== '' && isVisible(name) && widthOf(name) <= LONGEST_NAME;
