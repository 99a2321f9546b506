import { OFFICERS, type Officer } from './content/vocabulary.ts';
import type { Game } from './shape.ts';

/** S5, S6, D9. Draws two officers for each tile. If both have the same type, one goes back and isn't replaced. */
export function drawOfficers(game: Game, tiles: readonly string[]): void {
  const { bag, officers } = game.state;
  const drawn: (Officer | undefined)[] = [];
  for (let count = 2 * tiles.length; count > 0; count -= 1) drawn.push(drawOfficer(game));
  for (let index = 0; index < tiles.length; index += 1) {
    const tile = tiles[index] ?? '';
    const one = drawn[2 * index];
    const other = drawn[2 * index + 1];
    const kept: Officer[] = [];
    if (one !== undefined) kept.push(one);
    if (one !== undefined && one === other) bag[one] += 1;
    else if (other !== undefined) kept.push(other);
    officers[tile] = kept;
    game.emit({ type: 'officersArrived', tile, officers: kept });
  }
}

/** C7. Everybody knows what is in the bag. Chance decides which officer comes out. */
function drawOfficer(game: Game): Officer | undefined {
  const { bag } = game.state;
  const inside = bag.federal + bag.local + bag.swat;
  if (inside === 0) return undefined;
  let drawn = game.draw(inside);
  for (const officer of OFFICERS) {
    drawn -= bag[officer];
    if (drawn >= 0) continue;
    bag[officer] -= 1;
    return officer;
  }
  throw new Error('more officers drawn than the bag holds');
}
