export { type AcceptanceLine, acceptanceOf } from './city/acceptance.ts';
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
} from './city/city.ts';
export { type CityMap, isOpen, mapOf } from './city/cityMap.ts';
export { EDGES, type LatticePoint, SIDES, TRIANGLES } from './city/lattice.ts';
export type { Location, LocationKind, Space, Terrain, Tile } from './city/tile.ts';
export type { PackFault } from './content/fact.ts';
export { HOUSE } from './content/house.ts';
export type { Contact, Pack, PackDocument, Plan } from './content/pack.ts';
export { PACKS, packFaults } from './content/read.ts';
export {
  ASSETS,
  type Asset,
  AUTOMATA,
  type Automaton,
  BUSINESS_GROUPS,
  BUSINESSES,
  COLOURS,
  CONTACT_KINDS,
  type Colour,
  EQUIPMENT,
  EXITS,
  FIXERS,
  HAUNTS,
  type Haunt,
  OFFICERS,
  type Officer,
  PARTS,
  SAFE_HOUSES,
} from './content/vocabulary.ts';
export { escapePlan } from './definition.ts';
export { type Event, HIDDEN, type ShownItem } from './events.ts';
export type { Frame } from './frames.ts';
export { placesOn, tileOfPlace } from './geography.ts';
export { FIELDS } from './messages/fields.ts';
export { locationIn, nameIn } from './messages/nameIn.ts';
export { tellable } from './messages/tellable.ts';
export type { GoTo, Move, PlaceTileAt } from './moves.ts';
export type { RuleId } from './rulebook/en.ts';
export type { EscapePlan } from './shape.ts';
export type { Cube, Figure, Place, State, Who } from './state.ts';
export type { AutomatonView, PendingStep, SeatView, View } from './view.ts';
