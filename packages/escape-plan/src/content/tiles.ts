import type { PrintedTile } from '../city/tile.ts';

/**
 * C2. The house set: fourteen tiles of our own design. I, C, R and W are terrains, w is water with the ferry icon, and
 * digits are locations.
 */
export const TILES: readonly PrintedTile[] = [
  {
    id: 'S1',
    pile: 'start',
    name: 'Lantern Hill',
    heliport: true,
    locations: { 1: { kind: 'hospital' }, 2: { kind: 'subwayStation' } },
    drawing: String.raw`
    /R\R/R\R/2\C/C\
  /I\I/I\2/2\2/C\C/C\
/I\I/I\I/I\I/I\C/C\C/C\
\I/I\I/I\I/1\1/1\R/R\R/
  \I/C\C/C\C/C\1/R\R/
    \C/C\C/C\R/R\R/`,
  },
  {
    id: 'S2',
    pile: 'start',
    name: 'Tinker Row',
    heliport: false,
    locations: { 1: { kind: 'headquarters' }, 2: { kind: 'store', letter: 'B' } },
    drawing: String.raw`
    /R\R/R\C/C\C/C\
  /R\R/1\R/R\C/C\C/I\
/I\R/1\1/R\R/R\I/I\I/I\
\I/I\I/I\R/2\2/2\I/I\I/
  \I/I\I/I\C/C\C/C\C/
    \I/I\I/C\C/C\C/`,
  },
  {
    id: 'A1',
    pile: 'A',
    name: 'Neon Lagoon',
    heliport: false,
    locations: { 1: { kind: 'businessSite' }, 2: { kind: 'subwayStation' }, 3: { kind: 'store', letter: 'A' } },
    drawing: String.raw`
    /C\C/C\C/2\R/R\
  /C\C/C\2/2\2/R\R/R\
/3\W/W\W/W\W/W\W/R\R/R\
\3/3\W/W\W/1\W/I\I/I\I/
  \I/I\1/1\1/I\I/I\I/
    \I/I\I/I\I/I\I/`,
  },
  {
    id: 'A2',
    pile: 'A',
    name: 'Northgate Yards',
    heliport: true,
    locations: { 1: { kind: 'exit', number: 1 } },
    drawing: String.raw`
    /R\R/R\R/R\R/R\
  /C\R/R\R/R\R/R\R/R\
/C\C/C\C/C\R/R\R/1\R/R\
\C/C\C/C\C/C\1/1\1/I\R/
  \C/C\C/C\C/I\I/I\I/
    \C/C\C/C\I/I\I/`,
  },
  {
    id: 'A3',
    pile: 'A',
    name: 'Velvet Quarter',
    heliport: false,
    locations: { 1: { kind: 'safeHouseSite' }, 2: { kind: 'businessSite' } },
    drawing: String.raw`
    /C\C/C\C/C\C/C\
  /I\I/I\C/C\C/C\C/C\
/I\I/2\I/1\1/1\C/C\C/C\
\I/2\2/R\R/R\1/R\R/R\C/
  \R/R\R/R\R/R\R/R\R/
    \R/R\R/R\R/R\R/`,
  },
  {
    id: 'B1',
    pile: 'B',
    name: 'Bell Yard',
    heliport: false,
    locations: { 1: { kind: 'businessSite' }, 2: { kind: 'church' } },
    drawing: String.raw`
    /C\C/C\C/C\C/C\
  /R\1/1\C/C\C/C\C/R\
/R\R/1\1/C\C/2\2/R\R/R\
\R/R\R/C\C/C\2/2\R/R\R/
  \R/R\C/C\C/I\I/I\I/
    \R/C\C/I\I/I\I/`,
  },
  {
    id: 'B2',
    pile: 'B',
    name: 'Ferryman Reach',
    heliport: false,
    locations: { 1: { kind: 'exit', number: 2 }, 2: { kind: 'headquarters' } },
    drawing: String.raw`
    /w\W/W\R/R\R/R\
  /I\W/W\W/2\R/R\R/R\
/I\I/C\C/C\2/2\2/R\R/R\
\I/I\C/R\C/C\C/C\C/C\R/
  \I/1\R/R\C/C\C/C\C/
    \1/1\R/C\C/C\C/`,
  },
  {
    id: 'B3',
    pile: 'B',
    name: 'Copperline',
    heliport: true,
    locations: { 1: { kind: 'safeHouseSite' }, 2: { kind: 'subwayStation' } },
    drawing: String.raw`
    /R\R/R\R/R\R/C\
  /R\R/R\R/R\R/C\C/C\
/I\2/2\2/I\1/1\C/C\C/C\
\I/I\I/I\I/I\1/I\C/C\C/
  \I/I\I/I\I/I\I/I\I/
    \I/I\I/I\I/I\I/`,
  },
  {
    id: 'C1',
    pile: 'C',
    name: 'Silver Isle',
    heliport: false,
    locations: { 1: { kind: 'businessSite' }, 2: { kind: 'store', letter: 'C' } },
    drawing: String.raw`
    /I\I/I\I/2\C/C\
  /I\I/I\I/I\2/2\C/C\
/R\R/W\W/W\W/W\W/W\W/W\
\R/R\W/W\1/1\1/W\w/W\W/
  \R/W\W/W\W/W\W/R\R/
    \W/W\W/R\R/R\R/`,
  },
  {
    id: 'C2',
    pile: 'C',
    name: 'Smokestack Flats',
    heliport: true,
    locations: { 1: { kind: 'exit', number: 3 }, 2: { kind: 'headquarters' } },
    drawing: String.raw`
    /C\C/C\C/C\C/C\
  /R\R/2\C/C\C/R\R/R\
/R\R/R\2/2\C/1\1/1\R/R\
\R/R\R/I\I/I\1/I\R/R\R/
  \I/I\I/I\I/I\I/I\I/
    \I/I\I/I\I/I\I/`,
  },
  {
    id: 'C3',
    pile: 'C',
    name: 'Gull Basin',
    heliport: false,
    locations: { 1: { kind: 'safeHouseSite' }, 2: { kind: 'helicopterPad' } },
    drawing: String.raw`
    /C\C/C\C/C\C/C\
  /C\C/1\1/1\C/C\C/R\
/W\W/W\W/W\W/W\C/R\R/R\
\I/I\W/W\W/W\W/R\R/R\R/
  \I/I\2/2\2/R\R/R\R/
    \I/I\I/I\R/R\R/`,
  },
  {
    id: 'D1',
    pile: 'D',
    name: 'Juniper Park',
    heliport: false,
    locations: { 1: { kind: 'businessSite' }, 2: { kind: 'clinic' } },
    drawing: String.raw`
    /C\I/I\I/I\I/I\
  /C\C/C\I/I\I/I\I/I\
/C\C/R\R/R\I/I\I/I\I/C\
\R/R\R/R\R/R\2/2\2/C\C/
  \R/R\R/1\1/1\C/C\C/
    \R/R\1/C\C/C\C/`,
  },
  {
    id: 'D2',
    pile: 'D',
    name: 'Rope Quay',
    heliport: true,
    locations: { 1: { kind: 'businessSite' }, 2: { kind: 'headquarters' } },
    drawing: String.raw`
    /2\I/I\I/I\I/I\
  /C\2/2\2/I\I/I\I/I\
/C\C/C\C/C\I/I\I/w\W/W\
\C/C\C/C\1/1\1/R\W/W\W/
  \R/R\R/R\1/R\R/R\R/
    \R/R\R/R\R/R\R/`,
  },
  {
    id: 'D3',
    pile: 'D',
    name: 'Last Tram',
    heliport: false,
    locations: { 1: { kind: 'store', letter: 'D' }, 2: { kind: 'subwayStation' } },
    drawing: String.raw`
    /R\R/R\I/I\I/I\
  /R\R/R\R/1\1/I\I/I\
/R\R/R\R/R\1/I\I/I\I/I\
\R/R\R/R\2/2\I/I\I/I\I/
  \R/R\R/C\2/C\C/C\C/
    \R/C\C/C\C/C\C/`,
  },
];
