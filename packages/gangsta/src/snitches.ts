import { type SeatId, seatsFrom } from '@getaway/kernel';
import type { Snitch } from './content/pack.ts';
import { endGame } from './end.ts';
import type { CountSnitches, FollowSnitch, GiveUp } from './frames.ts';
import { card, countSkill, type Gangs, hasActive, packOf, seatOf } from './gang.ts';
import { pay } from './money.ts';
import type { Automatic } from './shape.ts';
import type { State } from './state.ts';

/** Rule H5. */
export const SNITCHES_TO_END = 3;

/** N1, N2, N4. First everybody pays. Then each player who could not pay in full gives up a henchman. */
export const followSnitch: Automatic<FollowSnitch> = {
  run(game) {
    const { state } = game;
    const { snitches } = packOf(state);
    const { number } = card(snitches, state.snitches.at(-1) ?? '');
    const owing: GiveUp[] = [];
    for (const seat of seatsFrom(state.seats.length, state.turn.seat)) {
      const due = amountDue(state, seat, number);
      const paid = Math.min(due, seatOf(state, seat).money);
      pay(game, seat, paid);
      game.emit({ type: 'snitchPaid', seat, due, paid });
      if (paid < due) owing.push({ step: 'giveUp', seat, by: seat, cause: 'snitch' });
    }
    game.next(...owing, { step: 'countSnitches' });
  },
};

/** N1. The sum that a seat has to pay. */
export const amountDue = (gangs: Gangs, seat: SeatId, number: number): number =>
  amountFor(number, {
    informers: countSkill(gangs, seat, 'informer'),
    hasStation: hasActive(gangs, seat, 'policeStation'),
  });

/** N1. The sum that a gang has to pay. Q4: with an active police station, it is never more than $1. */
export function amountFor(
  number: number,
  { informers, hasStation }: { readonly informers: number; readonly hasStation: boolean },
): number {
  const missing = Math.max(0, number - informers);
  return hasStation ? Math.min(1, missing) : missing;
}

/** H5. The snitches revealed in the current chapter. Earlier ones do not count. */
export function snitchesOfChapter(
  state: Pick<State, 'pack' | 'chapter'> & { readonly snitches: readonly string[] },
): Snitch[] {
  const { snitches } = packOf(state);
  return state.snitches.map((id) => card(snitches, id)).filter(({ chapter }) => chapter === state.chapter);
}

/** H5. The third snitch of chapter III ends the game after its effect. */
export const countSnitches: Automatic<CountSnitches> = {
  run(game) {
    const revealed = snitchesOfChapter(game.state).length;
    if (game.state.chapter === 3 && revealed === SNITCHES_TO_END) endGame(game, 'snitches');
  },
};
