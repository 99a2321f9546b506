import { type Location, type PrintedTile, readTile, type Tile } from '../tile.ts';

export const EXAMPLE: PrintedTile = {
  id: '00',
  pile: 'A',
  name: 'Example',
  heliport: false,
  locations: { 1: { kind: 'store', letter: 'A' }, 2: { kind: 'church' } },
  drawing: String.raw`
    /I\I/I\C/C\C/C\
  /I\I/I\I/C\C/C\C/C\
/R\R/R\1/1\1/C\C/C\W/W\
\R/R\R/R\R/R\R/W\w/W\W/
  \R/R\R/R\R/2\2/2\W/
    \I/I\I/I\I/I\I/
`,
};

export function soundTile(printed: PrintedTile): Tile {
  const { tile, faults } = readTile(printed);
  if (tile === undefined || faults.length > 0) throw new Error(faults.map(({ sentence }) => sentence).join('\n'));
  return tile;
}

export function plainTile(id: string, letter: 'I' | 'C' | 'R' | 'W' | 'w'): Tile {
  const drawing = EXAMPLE.drawing.replace(/[ICRWw12]/g, letter);
  return soundTile({ ...EXAMPLE, id, name: id, locations: {}, drawing });
}

/** A tile of one terrain with a location in the middle. */
export function tileRound(id: string, letter: 'I' | 'C' | 'R' | 'W' | 'w', location: Location): Tile {
  const drawing = EXAMPLE.drawing.replace(/[ICRWw2]/g, letter);
  return soundTile({ ...EXAMPLE, id, name: id, locations: { 1: location }, drawing });
}
