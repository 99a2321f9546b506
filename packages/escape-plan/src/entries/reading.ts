// These functions of the rules accept a view as well as a state.
export { assetsAt, countAssetsAt, countUncovered, openItemSpaces, uncovered } from '../assets.ts';
export { escapeCosts } from '../escape.ts';
export { isOneOf } from '../evade.ts';
export { isBlocked } from '../exits.ts';
export { isAtLarge } from '../figures.ts';
export { hasVisited } from '../haunts.ts';
export { crosses, LINE_REWARDS, markerAfter, rowAfter } from '../notoriety.ts';
export { tilesApart } from '../reading/apart.ts';
export { arrestOf } from '../reading/arrest.ts';
export {
  assetPrice,
  assetSpaces,
  freeContactSpaces,
  freeItemSpaces,
  nextAssetCost,
  nextWound,
} from '../reading/board.ts';
export { type Distance, distanceBetween, reachOf } from '../reading/distances.ts';
export {
  countLeft,
  evadedBy,
  evadingOf,
  type Help,
  helpAgainst,
  type PursuedTile,
  type PursuingOfficer,
  stopsEverybody,
  tollOn,
  woundsIfStopped,
} from '../reading/evading.ts';
export { type Evasion, NO_WISHES, planEvasion, sendingAway } from '../reading/evasion.ts';
export { thingOf } from '../reading/evasionPicks.ts';
export { exitState } from '../reading/exits.ts';
export { changeOf } from '../reading/forecast.ts';
export { woundsAtOnce } from '../reading/healing.ts';
export { inTheWay } from '../reading/inTheWay.ts';
export {
  byDanger,
  dangerOf,
  hurts,
  needsSubway,
  pointsFor,
  rankedJourneys,
  tilesToEvade,
} from '../reading/journeys.ts';
export {
  allPursuersOn,
  evadedNow,
  isOn,
  journeyOn,
  placeNow,
  pursuersOn,
  thievesOn,
  tileLeftBy,
} from '../reading/onTile.ts';
export { GROUPS, type PlanLine, planGroups, planSums, planValue } from '../reading/plan.ts';
export { escapePlanner } from '../reading/planner.ts';
export { viewAfter } from '../reading/playback.ts';
export { type Hop, type JourneyMade, routeOfJourney } from '../reading/route.ts';
export { isBeforeMorning, turnsLeft } from '../reading/time.ts';
export { topicOf } from '../reading/topic.ts';
export { nextLine } from '../reading/track.ts';
export { visitOf } from '../reading/visit.ts';
export { isWasted } from '../reading/wasted.ts';
export { ASSET_SCORE, WOUND_PENALTY } from '../score.ts';
export { closesAt, keysToUse } from '../visits/business.ts';
export { lockerTerms, tilesToDraw } from '../visits/store.ts';
export { WOUND_CUBES } from '../wounds.ts';
