import type { SeatId } from '@getaway/kernel';
import { isSeat, seatOf } from './figures.ts';
import type { PayEscape } from './frames.ts';
import { packOf } from './geography.ts';
import type { PayEscapeNow } from './moves.ts';
import type { Choice, Game } from './shape.ts';
import { ARRESTED, ESCAPED, type State } from './state.ts';
import { pay } from './supplies.ts';

/** F3. The price of escaping now. */
export function escapeCost(state: Pick<State, 'pack'> & Exodus): number {
  return escapeCosts(state)[state.escaped.length] ?? 0;
}

/**
 * F3, R14. The prices of escaping, by the number of those who have already escaped. They depend on the number of
 * players at the start. A solo game counts as a game of two players, because the Lieutenant is one of them.
 */
export function escapeCosts(state: Pick<State, 'pack'> & Pick<Exodus, 'seats'>): readonly number[] {
  const players = String(Math.max(2, state.seats.length)) as '2' | '3' | '4' | '5';
  return packOf(state).escapeCosts[players];
}

interface Exodus {
  readonly seats: readonly unknown[];
  readonly escaped: readonly unknown[];
}

/** F3. Executive actions can be used until the player pays. A player who can't pay is arrested. */
export const payEscape: Choice<PayEscape, PayEscapeNow> = {
  rules: ['F3', 'F4'],
  onlyWay: true,
  hidesChoice: () => true, // rule R34
  seat: (_state, { seat }) => seat,
  options: () => [{ move: 'payEscape' }],
  resolve(game, { seat }) {
    const { state } = game;
    const cost = escapeCost(state);
    if (seatOf(state, seat).cash < cost) return arrest(game, seat);
    pay(game, seat, cost, 'escape');
    seatOf(state, seat).at = ESCAPED;
    state.escaped.push(seat);
    state.leftThisPart.push(seat);
    game.emit({ type: 'escaped', who: seat });
  },
};

/** F4. The player is out of the game immediately. Cubes and control markers stay. */
export function arrest(game: Game, seat: SeatId): void {
  seatOf(game.state, seat).at = ARRESTED;
  game.emit({ type: 'arrested', seat });
}

/** F4. Arrests everybody who is still in the city after dawn of day 3. */
export function arrestEverybody(game: Game): void {
  for (const who of game.state.turnOrder)
    if (isSeat(who) && seatOf(game.state, who).at !== ESCAPED && seatOf(game.state, who).at !== ARRESTED)
      arrest(game, who);
}
