import type { SeatId } from '@getaway/kernel';
import { seatOf } from './figures.ts';
import type { TakeWound } from './frames.ts';
import type { SufferWound } from './moves.ts';
import type { Choice, Game } from './shape.ts';

/** Rule C8. */
export const WOUND_CUBES = 3;

const ONE_WOUND: readonly SufferWound[] = [{ move: 'takeWound' }];

/** E4, E5, E8. Takes wounds one at a time, because the player may heal in between. Asks only if there is a choice. */
export const takeWound: Choice<TakeWound, SufferWound> = {
  rules: ['E4', 'E5', 'E8'],
  onlyWay: true,
  hidesChoice: ({ inTurn }) => inTurn, // rule R34
  seat: (_state, { seat }) => seat,
  options: () => ONE_WOUND,
  resolve(game, { seat, left, inTurn }) {
    const held = seatOf(game.state, seat);
    if (left > 1) game.next({ step: 'takeWound', seat, left: left - 1, inTurn });
    game.emit({ type: 'wounded', seat });
    if (held.wounds < WOUND_CUBES) held.wounds += 1;
    else game.next({ step: 'takeHandcuffs', seat });
  },
};

export function heal(game: Game, seat: SeatId, wounds: number): void {
  const held = seatOf(game.state, seat);
  const healed = Math.min(wounds, held.wounds);
  if (healed === 0) return;
  held.wounds -= healed;
  game.emit({ type: 'healed', seat, wounds: healed });
}
