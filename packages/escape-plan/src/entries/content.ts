export {
  type City,
  facingEdge,
  type Hex,
  hexBeyond,
  oppositeSide,
  type Placement,
  pointInCity,
  type Rotation,
  spacesOnSide,
} from '../city/city.ts';
export { type CityMap, isOpen, mapOf } from '../city/cityMap.ts';
export { isFlight } from '../city/flight.ts';
export { joinsOf, tilesBeside } from '../city/joins.ts';
export { EDGES, type LatticePoint, SIDES, TRIANGLES } from '../city/lattice.ts';
export type { Location, LocationKind, Space, Terrain, Tile } from '../city/tile.ts';
export type { Contact, Pack, Plan } from '../content/pack.ts';
export { PACKS } from '../content/read.ts';
export {
  ASSET_OFFICERS,
  ASSETS,
  type Asset,
  AUTOMATA,
  type Automaton,
  BUSINESSES,
  COLOURS,
  CONTACT_KINDS,
  type Colour,
  DAYS,
  EQUIPMENT,
  EVADE_CONTACTS,
  EXITS,
  FIXERS,
  FREE_PARTS,
  HAUNTS,
  type Haunt,
  LAST_DAY,
  MOVEMENT_POINTS,
  OFFICERS,
  type Officer,
  PARTS,
  SAFE_HOUSES,
  SENDING_CONTACTS,
  TRAVEL_CONTACTS,
} from '../content/vocabulary.ts';
export { packOf, placesOn, tileOfPlace } from '../geography.ts';
