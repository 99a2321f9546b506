import { MESSAGES } from '@getaway/gangsta/messages/en';
import type { Catalogue } from '@getaway/text';
import { TABLE } from './en.ts';

/** The game's own words and those of its table in the terminal. */
export const catalogue: Catalogue = { ...MESSAGES, ...TABLE };
