import { AREA_DESIGN, TILE_WARNINGS, type TileCheck } from './areaChecks.ts';
import { type Fault, faultOfSet, faultOn } from './fault.ts';
import { LOCATION_DESIGN } from './locationChecks.ts';
import { SET_DESIGN } from './setDesign.ts';
import { SET_FACTS, SET_WARNINGS, type SetCheck } from './setFacts.ts';
import { type PrintedTile, readTile, type Tile } from './tile.ts';

export function tileFaults(tile: Tile): readonly Fault[] {
  return [...checkTile(TILE_WARNINGS, tile), ...tileDesignFaults(tile)];
}

function tileDesignFaults(tile: Tile): readonly Fault[] {
  return checkTile([...AREA_DESIGN, ...LOCATION_DESIGN], tile);
}

/**
 * The faults that no pack may have: unreadable drawings, and sets of tiles that break rule C2 or lack something that
 * all printed boxes have in common.
 */
export function factFaults(printed: readonly PrintedTile[]): readonly Fault[] {
  const { tiles, faults } = readSet(printed);
  return [...faults, ...checkSet(SET_FACTS, tiles)];
}

/** Unusual properties of a pack's tiles. The pack can still be played. */
export function warningsAbout(tiles: readonly Tile[]): readonly Fault[] {
  return [...tiles.flatMap((tile) => checkTile(TILE_WARNINGS, tile)), ...checkSet(SET_WARNINGS, tiles)];
}

/** Violations of the additional requirements that our own tiles meet. */
export function designFaults(printed: readonly PrintedTile[]): readonly Fault[] {
  const { tiles } = readSet(printed);
  return [...tiles.flatMap(tileDesignFaults), ...checkSet(SET_DESIGN, tiles)];
}

export function validateSet(printed: readonly PrintedTile[]): readonly Fault[] {
  return [...factFaults(printed), ...warningsAbout(readSet(printed).tiles), ...designFaults(printed)];
}

function readSet(printed: readonly PrintedTile[]): {
  readonly tiles: readonly Tile[];
  readonly faults: readonly Fault[];
} {
  const read = printed.map(readTile);
  return {
    tiles: read.flatMap(({ tile }) => (tile === undefined ? [] : [tile])),
    faults: read.flatMap(({ faults }) => faults),
  };
}

function checkTile(checks: readonly TileCheck[], tile: Tile): readonly Fault[] {
  return checks.flatMap(({ code, problems }) => problems(tile).map((problem) => faultOn(tile.id, code, problem)));
}

function checkSet(checks: readonly SetCheck[], set: readonly Tile[]): readonly Fault[] {
  return checks.flatMap(({ code, problems }) =>
    problems(set).map(({ tile, problem }) =>
      tile === undefined ? faultOfSet(code, problem) : faultOn(tile, code, problem),
    ),
  );
}
