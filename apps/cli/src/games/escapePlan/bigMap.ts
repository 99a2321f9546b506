import { type Placement, packOf, pointInCity, type Rotation, SIDES, TRIANGLES } from '@getaway/escape-plan/content';
import type { EscapePlan, View } from '@getaway/escape-plan/view';
import { cut } from '../../terminal/layout.ts';
import type { Drawing } from '../game.ts';
import { candidatesOf } from './candidates.ts';
import { type Canvas, canvas } from './canvas.ts';
import { inParts } from './parts.ts';
import { codeOf, peopleOn } from './signs.ts';

/** The height of a tile in lines: six for its triangles, and one for its name. */
const LINES = 7;
const COLUMNS = 19;
/** Columns from the left corner of a tile to its centre. */
const MIDDLE = 11;
const TOP_COLUMNS = 15;

/** The city in detail. Capital letters are terrain, small letters are locations, and slashes separate spaces. */
export function bigMap(view: View, drawing: Drawing<EscapePlan>): readonly (readonly string[])[] {
  return inParts([...view.city, ...candidatesOf(drawing.moves)], drawing.columns, (part) => {
    const paper = canvas();
    for (const hex of part) {
      if ('tile' in hex) drawTile(paper, view, hex, drawing);
      else {
        const { column, line } = cornerOf(hex);
        paper.put(column + MIDDLE - 2, line + 3, `( ${hex.letter} )`, 'choice');
      }
    }
    return paper.lines(drawing.paint);
  });
}

const cornerOf = ({ q, r }: { readonly q: number; readonly r: number }): { column: number; line: number } => ({
  column: q * COLUMNS,
  line: r * LINES + Math.floor((q * LINES) / 2),
});

function drawTile(paper: Canvas, view: View, placed: Placement, { speaker }: Drawing<EscapePlan>): void {
  const tile = packOf(view).tiles[placed.tile];
  if (tile === undefined) return;
  const { column, line } = cornerOf(placed);
  const heliport = tile.heliport ? speaker.say('sign.heliport') : '';
  const label = cut(`${tile.id}${heliport} ${peopleOn(view, tile.id, speaker)}`.trimEnd(), TOP_COLUMNS);
  const indent = Math.max(0, Math.floor((TOP_COLUMNS - label.length) / 2));
  paper.put(column + MIDDLE - 7 + indent, line, label, 'title');
  const turned = TRIANGLES_TURNED[placed.rotation] ?? [];
  const spelt = new Map<number, number>();
  for (const { triangle, across, down, left, right, isUp } of turned) {
    const at = column + MIDDLE + 2 * across;
    const row = line + 1 + down;
    const index = tile.spaceOf[triangle] ?? 0;
    const space = tile.spaces[index];
    if (space?.type === 'area')
      paper.put(at, row, speaker.say(space.ferry ? 'letter.ferry' : `letter.${space.terrain}`));
    else {
      // A location covers several triangles. Each of them shows the next letter of the location's code.
      const letter = spelt.get(index) ?? 0;
      spelt.set(index, letter + 1);
      paper.put(at, row, codeOf(view, `${tile.id}.${index}`, speaker)[letter] ?? '·', 'choice');
    }
    const ends = (other: number | undefined): boolean => other === undefined || tile.spaceOf[other] !== index;
    if (ends(left)) paper.put(at - 1, row, isUp ? '/' : '\\', 'faint');
    if (ends(right)) paper.put(at + 1, row, isUp ? '\\' : '/', 'faint');
  }
}

interface Turned {
  readonly triangle: number;
  /** The horizontal distance from the centre of the tile, measured in halves of a triangle's side. */
  readonly across: number;
  /** The line of the drawing, counted from the top of the tile. */
  readonly down: number;
  readonly isUp: boolean;
  /** The triangles to the left and right on the same line; undefined outside the tile. */
  readonly left: number | undefined;
  readonly right: number | undefined;
}

/** The position of each triangle in each of the six rotations of a tile, in reading order. */
const TRIANGLES_TURNED: readonly (readonly Turned[])[] = SIDES.map((rotation) =>
  TRIANGLES.map((_, triangle) => turn(triangle, rotation)).sort((a, b) => a.down - b.down || a.across - b.across),
);

function turn(triangle: number, rotation: Rotation): Turned {
  const { points, beyond, pointsUp } = TRIANGLES[triangle] as (typeof TRIANGLES)[number];
  const turned = points.map((point) => pointInCity(point, { q: 0, r: 0, rotation }));
  const edges = turned.map((one, edge) => {
    const other = turned[(edge + 1) % 3] as typeof one;
    return { middle: one.x + other.x, isLevel: one.y === other.y, beyond: beyond[edge] };
  });
  const [left, right] = edges.filter(({ isLevel }) => !isLevel).sort((a, b) => a.middle - b.middle);
  return {
    triangle,
    across: turned.reduce((sum, { x }) => sum + x, 0) / 3,
    down: Math.min(...turned.map(({ y }) => y)) + 3,
    isUp: rotation % 2 === 0 ? pointsUp : !pointsUp,
    left: left?.beyond,
    right: right?.beyond,
  };
}
