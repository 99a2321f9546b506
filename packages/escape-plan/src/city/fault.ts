const DRAWING_FAULTS = [
  'lineCount',
  'lineLength',
  'slash',
  'unknownLetter',
  'digitWithoutLegend',
  'legendWithoutDigit',
  'locationNotConnected',
] as const;

/**
 * Each of these faults breaks rule C2 or occurs in no printed box. The code relies on tiles without these faults, so no
 * pack may have them.
 */
const FACT_FAULTS = [
  'sameId',
  'pileCount',
  'locationCount',
  'hospitalPlace',
  'headquartersPlace',
  'exitThree',
] as const;

/** Probable mistakes that no rulebook forbids. A pack with such warnings can be played. */
const WARNINGS = ['waterSite', 'notEnterable', 'notConnected'] as const;

/** Requirements for a good city. Tiles that somebody copies from a box need not satisfy them. */
export const DESIGN_FAULTS = [
  // areas of a tile
  'areaCount',
  'areaSize',
  'landOnBorder',
  'areaOnAllSides',
  'areasOnFourSides',
  'terrainsOnSide',
  'middleNotLand',
  'middlesLackTerrain',
  'pinch',
  // locations of a tile
  'locationsOnTile',
  'locationSize',
  'locationNotCompact',
  'locationTouches',
  'locationOnMiddle',
  'locationsTouch',
  // the whole set
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
