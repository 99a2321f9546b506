import type { Contact, Pack } from '@getaway/escape-plan';

/** The map of a city, which the game's index does not show. */
export { type CityMap, isOpen, mapOf } from '../../../escape-plan/src/city/cityMap.ts';

export type ContactKind = Contact['kind'];
export type Equipment = keyof Pack['equipment'];
export type Fixer = keyof Pack['fixers'];

/** D11. */
export const PARTS: readonly string[] = ['morning', 'afternoon', 'evening', 'night', 'dawn'];
