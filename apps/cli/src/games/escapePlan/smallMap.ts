import { type Placement, packOf } from '@getaway/escape-plan/content';
import type { EscapePlan, View } from '@getaway/escape-plan/view';
import { cell } from '../../terminal/layout.ts';
import type { Drawing } from '../game.ts';
import { candidatesOf } from './candidates.ts';
import { type Canvas, canvas } from './canvas.ts';
import { inParts } from './parts.ts';
import { codesOn, peopleOn } from './signs.ts';

/** The width of a tile: enough for three codes, or for the tile's name and its occupants. */
const ROOM = 11;
const ACROSS = ROOM + 1;

export function smallMap(view: View, drawing: Drawing<EscapePlan>): readonly (readonly string[])[] {
  return inParts([...view.city, ...candidatesOf(drawing.moves)], drawing.columns, (part) => {
    const paper = canvas();
    for (const hex of part) {
      if ('tile' in hex) drawTile(paper, view, hex, drawing);
      else paper.put(hex.q * ACROSS + ACROSS / 2 - 2, 2 * hex.r + hex.q, `( ${hex.letter} )`, 'choice');
    }
    return paper.lines(drawing.paint);
  });
}

function drawTile(paper: Canvas, view: View, { tile, q, r }: Placement, { speaker }: Drawing<EscapePlan>): void {
  const heliport = packOf(view).tiles[tile]?.heliport === true ? speaker.say('sign.heliport') : '';
  const people = peopleOn(view, tile, speaker);
  const name = [
    `${tile}${heliport} ${people}`,
    `${tile}${heliport}${people}`,
    `${tile}${people}`.replaceAll(' ', ''),
  ].find((text) => text.length <= ROOM);
  const column = q * ACROSS;
  const line = 2 * r + q;
  paper.put(column, line, '/', 'faint');
  paper.put(column + 1, line, cell(name ?? people, ROOM), 'title');
  paper.put(column + ACROSS, line, '\\', 'faint');
  paper.put(column, line + 1, '\\', 'faint');
  paper.put(column + 1, line + 1, cell(codesOn(view, tile, speaker).join(' '), ROOM));
  paper.put(column + ACROSS, line + 1, '/', 'faint');
}
