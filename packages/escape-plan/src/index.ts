export { assetsAt, countAssetsAt, countUncovered, openItemSpaces, uncovered } from './assets.ts';
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
  ASSET_OFFICERS,
  ASSETS,
  type Asset,
  AUTOMATA,
  type Automaton,
  BUSINESS_GROUPS,
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
  MOVEMENT_POINTS,
  OFFICERS,
  type Officer,
  PARTS,
  SAFE_HOUSES,
  SENDING_CONTACTS,
  TRAVEL_CONTACTS,
} from './content/vocabulary.ts';
export { escapePlan } from './definition.ts';
export { isOneOf, type Pursuer } from './evade.ts';
export { type Event, HIDDEN, type ShownItem } from './events.ts';
export { isExecutive } from './executive.ts';
export { isBlocked } from './exits.ts';
export { isAtLarge } from './figures.ts';
export type { Frame } from './frames.ts';
export { packOf, placesOn, tileOfPlace } from './geography.ts';
export { hasVisited, isSafeHouse } from './haunts.ts';
export { FIELDS } from './messages/fields.ts';
export { isMinor } from './messages/minor.ts';
export { locationIn, nameIn, spotAt } from './messages/nameIn.ts';
export { tellable } from './messages/tellable.ts';
export { thingUsed } from './messages/thingUsed.ts';
export type { GoTo, Move, PlaceTileAt, StepTo } from './moves.ts';
export { crosses, LINE_REWARDS, markerAfter, rowAfter } from './notoriety.ts';
export {
  assetPrice,
  assetSpaces,
  freeContactSpaces,
  freeItemSpaces,
  nextAssetCost,
  nextWound,
} from './reading/board.ts';
export {
  countLeft,
  evadingOf,
  type Help,
  helpAgainst,
  type Pursued,
  type PursuedTile,
  tollOn,
} from './reading/evading.ts';
export { canPayEscape, exitState } from './reading/exits.ts';
export { changeOf } from './reading/forecast.ts';
export { byDanger, dangerOf, hurts, needsSubway, pointsFor, rankedJourneys, tilesToEvade } from './reading/journeys.ts';
export { allPursuersOn, isOn, journeyOn, placeNow, pursuersOn, thievesOn, tileLeftBy } from './reading/onTile.ts';
export { GROUPS, type PlanLine, planGroups, planSums, planValue } from './reading/plan.ts';
export { isBeforeMorning, turnsLeft } from './reading/time.ts';
export { nextLine } from './reading/track.ts';
export { visitOf } from './reading/visit.ts';
export { isWasted } from './reading/wasted.ts';
export type { RuleId } from './rulebook/en.ts';
export { ASSET_SCORE, WOUND_PENALTY } from './score.ts';
export type { EscapePlan } from './shape.ts';
export type { Cube, Figure, Place, State, Who } from './state.ts';
export type { AutomatonView, PendingStep, SeatView, View } from './view.ts';
export { keysToUse } from './visits/business.ts';
export { lockerTerms, tilesToDraw } from './visits/store.ts';
export { WOUND_CUBES } from './wounds.ts';
