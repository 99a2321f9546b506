import type { Move } from '@getaway/kernel';
import type { GameUi } from './gameUi.ts';
import type { TableUi } from './tableUi.ts';

/** The moves that a click on these moves plays. */
export function gestureOf(
  game: GameUi,
  shown: Pick<TableUi, 'view' | 'asked'>,
  moves: readonly Move[],
): readonly Move[] {
  const [only, ...others] = moves;
  return only === undefined || others.length > 0 ? moves : (game.gesture?.(shown, only) ?? moves);
}
