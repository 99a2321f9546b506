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
export { joinsOf, tilesBeside } from './city/joins.ts';
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
  EVADE_CONTACTS,
  EXITS,
  FIXERS,
  HAUNTS,
  type Haunt,
  OFFICERS,
  type Officer,
  PARTS,
  SAFE_HOUSES,
  TRAVEL_CONTACTS,
} from './content/vocabulary.ts';
export { escapePlan } from './definition.ts';
export type { Pursuer } from './evade.ts';
export { type Event, HIDDEN, type ShownItem } from './events.ts';
export { isExecutive } from './executive.ts';
export type { Frame } from './frames.ts';
export { packOf, placesOn, tileOfPlace } from './geography.ts';
export { FIELDS } from './messages/fields.ts';
export { locationIn, nameIn, spotAt } from './messages/nameIn.ts';
export { tellable } from './messages/tellable.ts';
export { thingUsed } from './messages/thingUsed.ts';
export type { GoTo, Move, PlaceTileAt, StepTo } from './moves.ts';
export { byDanger, dangerOf, hurts, planValue, rankedJourneys, tilesToEvade } from './reading/journeys.ts';
export { allPursuersOn, isOn, journeyOn, placeNow, pursuersOn, thievesOn, tileLeftBy } from './reading/onTile.ts';
export { isWasted } from './reading/wasted.ts';
export type { RuleId } from './rulebook/en.ts';
export type { EscapePlan } from './shape.ts';
export type { Cube, Figure, Place, State, Who } from './state.ts';
export type { AutomatonView, PendingStep, SeatView, View } from './view.ts';
