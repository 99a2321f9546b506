import { allPursuersOn, tollOn } from '@getaway/escape-plan/reading';
import type { Frame, View } from '@getaway/escape-plan/view';

/**
 * E2, J4. The tiles to highlight: those where somebody must be evaded or paid, or the one that an officer must
 * approach.
 */
export function watchedTiles(view: View, frame: Frame | undefined): readonly string[] {
  switch (frame?.step) {
    case 'evade':
      return frame.tiles.filter((tile) => isWatched(view, tile));
    case 'stepByStep':
      return frame.left.filter((tile) => isWatched(view, tile));
    case 'moveNearer': // N3. The tile that an officer has to approach, whether it is watched or not.
      return [frame.toward];
    default:
      return [];
  }
}

const isWatched = (view: View, tile: string): boolean =>
  allPursuersOn(view, tile).length > 0 || tollOn(view, tile) !== undefined;
