/** A drawing that cannot be read. */
const DRAWING_FAULTS = [
  'lineCount',
  'lineLength',
  'slash',
  'unknownLetter',
  'digitWithoutLegend',
  'legendWithoutDigit',
  'locationNotConnected',
] as const;

/** C2 and the known figures: what the rules rely on. Any pack has to keep these. */
const FACT_FAULTS = [
  'sameId',
  'pileCount',
  'locationCount',
  'hospitalPlace',
  'headquartersPlace',
  'exitThree',
] as const;

/** What no book forbids, though it is more often a slip of the pen. A pack with it is played all the same. */
const WARNINGS = ['waterSite', 'notEnterable', 'notConnected'] as const;

/** What makes a good city. The tiles of an owner's box need not keep these. */
export const DESIGN_FAULTS = [
  // of a tile's areas
  'areaCount',
  'areaSize',
  'landOnBorder',
  'areaOnAllSides',
  'areasOnFourSides',
  'terrainsOnSide',
  'middleNotLand',
  'middlesLackTerrain',
  'pinch',
  // of a tile's locations
  'locationsOnTile',
  'locationSize',
  'locationNotCompact',
  'locationTouches',
  'locationOnMiddle',
  'locationsTouch',
  // of the set
  'sameName',
  'areaMean',
  'awkwardLocations',
  'locationsOnBorder',
  'waterTiles',
  'waterShare',
  'ferries',
  'terrainBalance',
  'waterSiteClosedIn',
  'heliportTiles',
  'exitThreeHeliport',
  'exitsInOnePile',
  'startTilesApart',
] as const;

export type FaultCode =
  | (typeof DRAWING_FAULTS)[number]
  | (typeof FACT_FAULTS)[number]
  | (typeof WARNINGS)[number]
  | (typeof DESIGN_FAULTS)[number];

export interface Fault {
  readonly code: FaultCode;
  /** Undefined for a fault of the whole set. */
  readonly tile: string | undefined;
  readonly sentence: string;
}

export function faultOn(tile: string, code: FaultCode, problem: string): Fault {
  return { code, tile, sentence: `Tile ${tile}: ${problem}.` };
}

export function faultOfSet(code: FaultCode, problem: string): Fault {
  return { code, tile: undefined, sentence: `The set: ${problem}.` };
}
