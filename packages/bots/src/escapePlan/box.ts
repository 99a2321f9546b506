/** What the bot has to know of the box beyond the view: the packs and the map of a city, which the game's index does not show yet. */
export { type CityMap, isOpen, mapOf } from '../../../escape-plan/src/city/cityMap.ts';
export type { Location } from '../../../escape-plan/src/city/tile.ts';
export type { Contact, Pack } from '../../../escape-plan/src/content/pack.ts';
export { PACKS } from '../../../escape-plan/src/content/read.ts';
export {
  ASSETS,
  type Asset,
  BUSINESS_GROUPS,
  COLOURS,
  type Colour,
  type ContactKind,
  type Equipment,
  EXITS,
  type Fixer,
  HAUNTS,
  type Haunt,
  type Officer,
  PARTS,
  SAFE_HOUSES,
} from '../../../escape-plan/src/content/vocabulary.ts';
export type { GoTo } from '../../../escape-plan/src/moves.ts';
export type { SeatView } from '../../../escape-plan/src/view.ts';
