import { describe, expect, test } from 'vitest';
import { TILES } from '../content/tiles.ts';
import { at } from './at.ts';
import { readDrawing, showDrawing } from './drawing.ts';
import { DESIGN_FAULTS, type FaultCode } from './fault.ts';
import { AROUND_POINTS } from './lattice.ts';
import { EXAMPLE, soundTile } from './testing/exampleTile.ts';
import type { PrintedTile } from './tile.ts';
import { designFaults, factFaults, tileFaults, validateSet, warningsAbout } from './validate.ts';

const GOOD: PrintedTile = {
  ...EXAMPLE,
  id: 'good',
  locations: { 1: { kind: 'safeHouseSite' }, 2: { kind: 'businessSite' } },
  drawing: String.raw`
    /R\R/R\R/R\R/I\
  /R\R/R\R/R\2/2\I/I\
/R\R/R\R/R\R/I\2/I\I/I\
\R/R\R/1\1/1\I/I\I/I\I/
  \R/C\C/C\C/C\C/C\I/
    \C/C\C/C\C/C\C/`,
};
const without = (drawing: string): PrintedTile => ({ ...GOOD, locations: {}, drawing });
const redrawn = (from: string, to: string): PrintedTile => ({ ...GOOD, drawing: GOOD.drawing.replace(from, to) });
const noDigits = GOOD.drawing.replace(/[12]/g, 'R');
const codesOf = (printed: PrintedTile) => tileFaults(soundTile(printed)).map(({ code }) => code);

function pinched(): PrintedTile {
  const letters: string[] = [...readDrawing('good', noDigits).letters];
  const { triangles } =
    AROUND_POINTS.find(
      ({ closed, triangles: around }) => closed && around.every((triangle) => letters[triangle] === 'R'),
    ) ?? at(AROUND_POINTS, 0);
  for (const place of [0, 3]) letters[at(triangles, place)] = 'C';
  return without(showDrawing(letters));
}

test('a good tile has no faults', () => {
  expect(codesOf(GOOD)).toEqual([]);
});

test.each<[FaultCode, PrintedTile]>([
  ['areaCount', without(noDigits.replace(/[ICR]/g, 'R'))],
  ['areaSize', redrawn('\\R/R\\R/1', '\\I/I\\I/1')],
  ['landOnBorder', { ...GOOD, drawing: GOOD.drawing.replace(/C/g, 'R') }],
  ['areaOnAllSides', without(noDigits.replace(/[ICR]/g, 'R'))],
  [
    'areasOnFourSides',
    without(String.raw`
    /I\I/C\C/C\C/C\
  /I\I/I\C/C\C/C\C/C\
/I\I/I\I/C\C/C\C/C\C/C\
\I/I\I/I\C/C\C/C\C/C\C/
  \I/I\I/C\C/C\C/C\C/
    \I/I\C/C\C/C\C/`),
  ],
  ['terrainsOnSide', redrawn('/R\\R/R\\R/R\\R/I\\', '/I\\I/C\\C/C\\R/I\\')],
  ['middleNotLand', EXAMPLE],
  ['middlesLackTerrain', { ...GOOD, drawing: GOOD.drawing.replace(/C/g, 'R') }],
  ['pinch', pinched()],
  ['locationsOnTile', without(noDigits)],
  ['locationSize', redrawn('R\\2/2', 'R\\R/2')],
  ['locationNotCompact', redrawn('1\\1/1\\I', '1\\1/1\\1')],
  [
    'locationTouches',
    {
      ...GOOD,
      locations: { 1: { kind: 'church' } },
      drawing: String.raw`
    /R\R/R\R/C\C/C\
  /R\R/R\R/C\C/C\C/C\
/I\I/I\1/1\1/R\R/R\R/R\
\I/I\I/I\C/R\R/R\R/R\R/
  \I/I\I/C\C/C\R/R\R/
    \I/I\C/C\C/R\R/`,
    },
  ],
  [
    'locationOnMiddle',
    { ...GOOD, locations: { 1: { kind: 'church' } }, drawing: noDigits.replace('/R\\R/R\\R/R', '/R\\R/1\\1/1') },
  ],
  [
    'locationsTouch',
    {
      ...GOOD,
      drawing: String.raw`
    /R\R/R\R/R\R/I\
  /R\R/R\R/R\R/I\I/I\
/R\R/R\R/R\R/I\I/I\I/I\
\R/R\R/1\1/1\2/2\2/I\I/
  \R/C\C/C\C/C\C/C\I/
    \C/C\C/C\C/C\C/`,
    },
  ],
  [
    'notEnterable',
    { ...EXAMPLE, locations: { 1: { kind: 'church' } }, drawing: EXAMPLE.drawing.replace(/[ICRw2]/g, 'W') },
  ],
  [
    'notConnected',
    without(String.raw`
    /R\R/R\R/R\R/I\
  /R\R/R\R/R\R/I\I/I\
/R\R/R\R/R\R/I\I/I\I/I\
\W/W\W/W\W/W\W/W\W/W\W/
  \R/C\C/C\C/C\C/C\I/
    \C/C\C/C\C/C\C/`),
  ],
])('%s is detected on a tile', (code, printed) => {
  expect(codesOf(printed)).toContain(code);
});

describe('the house set', () => {
  test('C2 satisfies every constraint', () => {
    expect(validateSet(TILES)).toEqual([]);
  });

  const changed = (id: string, change: (tile: PrintedTile) => Partial<PrintedTile>) =>
    TILES.map((tile) => (tile.id === id ? { ...tile, ...change(tile) } : tile));
  const only = (id: string) => TILES.filter((tile) => tile.id === id);
  const facts = (set: readonly PrintedTile[]) => factFaults(set).map(({ code }) => code);
  const design = (set: readonly PrintedTile[]) => designFaults(set).map(({ code }) => code);

  test.each<[FaultCode, readonly PrintedTile[]]>([
    ['sameId', changed('A1', () => ({ id: 'A2' }))],
    ['pileCount', changed('A1', () => ({ pile: 'B' }))],
    ['locationCount', changed('A2', () => ({ locations: { 1: { kind: 'exit', number: 3 } } }))],
    ['hospitalPlace', changed('S1', () => ({ pile: 'A' }))],
    ['headquartersPlace', changed('S2', () => ({ pile: 'A' }))],
    ['exitThree', changed('C2', ({ drawing }) => ({ drawing: drawing.replace(/I/g, 'R') }))],
    ['slash', changed('D3', ({ drawing }) => ({ drawing: drawing.replace('/', '\\') }))],
  ])('C2 %s is detected', (code, set) => {
    expect(facts(set)).toContain(code);
  });

  test.each<[FaultCode, readonly PrintedTile[]]>([
    ['sameName', changed('A1', () => ({ name: 'Bell Yard' }))],
    ['areaMean', [GOOD]],
    [
      'awkwardLocations',
      Array.from({ length: 5 }, () => ({
        ...EXAMPLE,
        drawing: EXAMPLE.drawing.replace(/[ICRWw2]/g, 'I'),
        locations: { 1: { kind: 'church' } },
      })),
    ],
    [
      'locationsOnBorder',
      [{ ...GOOD, locations: { 1: { kind: 'church' } }, drawing: noDigits.replace('/R\\R/R\\R/R', '/1\\1/1\\R/R') }],
    ],
    ['waterTiles', [GOOD]],
    ['waterShare', [GOOD]],
    ['ferries', [{ ...EXAMPLE, drawing: EXAMPLE.drawing.replace('w', 'W') }]],
    ['terrainBalance', [GOOD]],
    [
      'waterSiteClosedIn',
      [{ ...EXAMPLE, locations: { 1: { kind: 'businessSite' } }, drawing: EXAMPLE.drawing.replace(/[ICRW2]/g, 'w') }],
    ],
    ['heliportTiles', only('C2')],
    ['exitThreeHeliport', changed('C2', () => ({ heliport: false }))],
    ['exitsInOnePile', changed('C2', () => ({ pile: 'A' }))],
    [
      'startTilesApart',
      [
        { ...without(noDigits.replace(/[ICR]/g, 'R')), pile: 'start', id: 'one' },
        { ...without(noDigits.replace(/[ICR]/g, 'C')), pile: 'start', id: 'two' },
      ],
    ],
  ])('design: %s is detected', (code, set) => {
    expect(design(set)).toContain(code);
  });

  test('a fault names the tile in a sentence', () => {
    const [fault] = factFaults(changed('C2', ({ drawing }) => ({ drawing: drawing.replace(/I/g, 'R') })));
    expect(fault).toEqual({ code: 'exitThree', tile: 'C2', sentence: 'Tile C2: has exit 3 but no industrial area.' });
  });

  test('C2: several water sites, closed-in locations and split tiles are warnings, not faults', () => {
    const set = changed('C1', ({ drawing }) => ({ drawing: drawing.replace('w', 'W') }));
    expect(facts(set)).toEqual([]);
    expect(warningsAbout(set.map(soundTile)).map(({ code }) => code)).toEqual([
      'notEnterable',
      'notConnected',
      'waterSite',
    ]);
  });

  test("an owner's tiles must satisfy the facts, but not the design", () => {
    expect(facts(changed('C2', () => ({ heliport: false })))).toEqual([]);
    const allowed: readonly string[] = DESIGN_FAULTS;
    for (const code of design([GOOD])) expect(allowed).toContain(code);
  });

  test('every tile has every land terrain in the middle of a side, and only land there, so D7 never fails', () => {
    for (const tile of TILES)
      expect(codesOf(tile).filter((code) => code === 'middleNotLand' || code === 'middlesLackTerrain')).toEqual([]);
  });
});
