import type { GoTo } from '../moves.ts';
import type { View } from '../view.ts';
import { tollOn } from './evading.ts';
import { tilesToEvade } from './journeys.ts';
import { allPursuersOn } from './onTile.ts';

export interface InTheWay {
  /** E2. The tiles on which officers have to be evaded. */
  readonly tiles: readonly string[];
  /** J4. What the Lieutenant takes, if the journey leaves his tile. */
  readonly toll: ReturnType<typeof tollOn>;
  readonly isFree: boolean;
}

/** E2, J4. What a journey has to pass: tiles with officers, and the Lieutenant if the journey leaves his tile. */
export function inTheWay(view: View, move: GoTo): InTheWay {
  const left = tilesToEvade(move);
  const tiles = left.filter((tile) => allPursuersOn(view, tile).length > 0);
  const toll = left.map((tile) => tollOn(view, tile)).find((one) => one !== undefined);
  return { tiles, toll, isFree: tiles.length === 0 && toll === undefined };
}
