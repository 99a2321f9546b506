import { OFFICERS, type Officer } from './content/vocabulary.ts';
import { officersOn } from './officers.ts';
import type { Game } from './shape.ts';

/** S5, S6, D9. Two officers from the bag; of two of one type one goes back and is not replaced. */
export function drawOfficers(game: Game, tile: string): void {
  const { bag, officers } = game.state;
  const drawn = [drawOfficer(game), drawOfficer(game)].filter((officer) => officer !== undefined);
  const kept = [...new Set(drawn)];
  if (kept.length < drawn.length) for (const officer of kept) bag[officer] += 1;
  officers[tile] = [...officersOn(game.state, tile), ...kept];
  game.emit({ type: 'officersArrived', tile, officers: kept });
}

/** C7. The bag's content is public, what comes next is chance. */
function drawOfficer(game: Game): Officer | undefined {
  const { bag } = game.state;
  const inside = OFFICERS.flatMap((officer) => Array<Officer>(bag[officer]).fill(officer));
  if (inside.length === 0) return undefined;
  const officer = game.drawFrom(inside);
  bag[officer] -= 1;
  return officer;
}
