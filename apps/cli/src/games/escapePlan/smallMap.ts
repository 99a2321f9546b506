import type { EscapePlan, View } from '@getaway/escape-plan';
import { cell } from '../../table/layout.ts';
import type { Drawing } from '../game.ts';
import { candidatesOf } from './candidates.ts';
import { canvas } from './canvas.ts';
import { codesOn, packOf, peopleOn } from './signs.ts';

const WIDEST = 15;
const NARROWEST = 13;

/** The city with two lines a tile: who is there, and what. Tiles touch as the slashes say: above, below, and half a step beside. */
export function smallMap(view: View, drawing: Drawing<EscapePlan>): readonly (readonly string[])[] {
  const { speaker, columns, paint, moves } = drawing;
  const paper = canvas();
  const spaces = candidatesOf(moves);
  const across = [...view.city, ...spaces].map(({ q }) => q);
  const count = Math.max(...across) - Math.min(...across) + 1;
  const width = Math.max(NARROWEST, Math.min(WIDEST, Math.floor(columns / count)));
  for (const { tile, q, r } of view.city) {
    const heliport = packOf(view).tiles[tile]?.heliport === true ? speaker.say('sign.heliport') : '';
    const people = `${tile}${heliport} ${peopleOn(view, tile, speaker)}`;
    const column = q * width;
    const line = 2 * r + q;
    paper.put(column, line, '/', 'faint');
    paper.put(column + 1, line, cell(people, width - 2), 'title');
    paper.put(column + width - 1, line, '\\', 'faint');
    paper.put(column, line + 1, '\\', 'faint');
    paper.put(column + 1, line + 1, cell(codesOn(view, tile, speaker).join(' '), width - 2));
    paper.put(column + width - 1, line + 1, '/', 'faint');
  }
  for (const { q, r, letter } of spaces)
    paper.put(q * width + Math.floor(width / 2) - 2, 2 * r + q, `( ${letter} )`, 'choice');
  return paper.slices(columns, paint);
}
