import type { Hex } from '@getaway/escape-plan/content';
import { widthOf } from '../../terminal/layout.ts';

/** Draws the hexes of a map. A map wider than the screen is split into parts from west to east. */
export function inParts<H extends Hex>(
  hexes: readonly H[],
  columns: number,
  draw: (part: readonly H[]) => readonly string[],
): readonly (readonly string[])[] {
  const map = draw(hexes);
  const across = hexes.map(({ q }) => q);
  const first = Math.min(...across);
  const last = Math.max(...across);
  if (first === last || map.every((line) => widthOf(line) <= columns)) return [map];
  const middle = Math.floor((first + last) / 2);
  return [hexes.filter(({ q }) => q <= middle), hexes.filter(({ q }) => q > middle)].flatMap((part) =>
    inParts(part, columns, draw),
  );
}
