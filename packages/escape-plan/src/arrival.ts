import type { Event } from './events.ts';
import { seatOf } from './figures.ts';
import type { Frame } from './frames.ts';
import { tileOfPlace } from './geography.ts';
import type { Game } from './shape.ts';

/** V1, F1. Ends a journey. The player first evades the officers (E2), and then visits the location or escapes. */
export function arriveBy(game: Game, travelled: Extract<Event, { readonly type: 'travelled' }>): void {
  const { seat, to, left, escape: escapes } = travelled;
  seatOf(game.state, seat).at = to;
  game.state.evaded = [];
  game.emit(travelled);
  const tiles = escapes ? [...new Set([...left, tileOfPlace(to)])] : left; // rule F2
  const after: Frame = escapes ? { step: 'payEscape', seat } : { step: 'beginVisit', seat };
  game.next({ step: 'evade', seat, tiles }, { step: 'payLieutenant', seat, tiles }, after);
}
