import { at } from '../city/at.ts';
import { readDrawing, showDrawing } from '../city/drawing.ts';
import { LINE_LENGTHS, NEIGHBOURS, TRIANGLES } from '../city/lattice.ts';
import { type Draw, seededDraw } from '../city/seeded.ts';
import type { PrintedTile } from '../city/tile.ts';
import { HOUSE } from '../content/house.ts';
import type { PackDocument } from '../content/pack.ts';
import { packFaults } from '../content/read.ts';
import { randomLetters } from '../journey/testing/randomCity.ts';

/** The letters of a drawing. Digits are locations and keep their positions. */
type Letters = string[];
type Change = (letters: Letters, water: 'W' | 'w', draw: Draw) => void;

/**
 * A pack that the rulebooks allow, although nobody would print it. It has ponds, moats, divided tiles, several sites on
 * water, and flooded tiles.
 */
export function oddPack(seed: number): PackDocument {
  const draw = seededDraw(seed);
  for (;;) {
    const pack = { ...HOUSE, id: `odd-${seed}`, tiles: oddTiles(draw) };
    if (packFaults(pack).length === 0) return pack;
  }
}

const MAX_CLOSED = 12; // the maximum number of bodies of water without a ferry

function oddTiles(draw: Draw): readonly PrintedTile[] {
  const drawn = HOUSE.tiles.map((tile): Letters => {
    const locations = Object.keys(tile.locations).length;
    const letters =
      draw(3) === 0 ? randomLetters('ICRICRw', locations, draw) : [...readDrawing(tile.id, tile.drawing).letters];
    return letters.map((letter) => (letter === 'W' ? 'w' : letter));
  });
  for (const water of [...Array<'W'>(draw(MAX_CLOSED + 1)).fill('W'), ...Array<'w'>(draw(6)).fill('w')])
    at(CHANGES, draw(CHANGES.length))(at(drawn, draw(drawn.length)), water, draw);
  return HOUSE.tiles.map((tile, i) => ({ ...tile, heliport: draw(2) === 0, drawing: showDrawing(at(drawn, i)) }));
}

const CHANGES: readonly Change[] = [pond, moat, cut, flood];

/** Puts water on a few triangles around a random triangle. */
function pond(letters: Letters, water: 'W' | 'w', draw: Draw): void {
  const wet = [draw(letters.length)];
  for (let size = draw(8); size > 0; size -= 1) {
    const around = at(NEIGHBOURS, at(wet, draw(wet.length)));
    wet.push(at(around, draw(around.length)));
  }
  soak(letters, wet, water);
}

/** Puts water on everything around a location. */
function moat(letters: Letters, water: 'W' | 'w', draw: Draw): void {
  const digit = String(1 + draw(3));
  const around = letters.flatMap((letter, triangle) => (letter === digit ? at(NEIGHBOURS, triangle) : []));
  soak(letters, around, water);
}

/** Puts water on a line from border to border. */
function cut(letters: Letters, water: 'W' | 'w', draw: Draw): void {
  const line = draw(LINE_LENGTHS.length);
  soak(
    letters,
    [...TRIANGLES.keys()].filter((triangle) => at(TRIANGLES, triangle).line === line),
    water,
  );
}

function flood(letters: Letters, water: 'W' | 'w'): void {
  soak(letters, [...letters.keys()], water);
}

function soak(letters: Letters, triangles: readonly number[], water: 'W' | 'w'): void {
  for (const triangle of triangles) if (!/\d/u.test(at(letters, triangle))) letters[triangle] = water;
}
