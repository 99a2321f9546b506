import type { SeatId } from '@getaway/kernel';
import type { Discard, TakeBack } from './frames.ts';
import { hasActive, hasSkill, packOf, seatOf } from './gang.ts';
import { receive } from './money.ts';
import { DECLINE, type Decline, type DiscardHenchman, type DiscardJob, type TakeBackHenchman } from './moves.ts';
import { activateResource } from './resources.ts';
import type { Choice, Game } from './shape.ts';
import { GAP, withoutGaps } from './state.ts';

/**
 * A6. Passing has these effects, in order: income for leaders, the black market (Q10), the hospital (Q7), the discard.
 */
export function pass(game: Game, seat: SeatId): void {
  const pack = packOf(game.state);
  game.emit({ type: 'passed', seat });
  const leaders = seatOf(game.state, seat).gang.filter((member) => hasSkill(pack, member, 'leader'));
  receive(game, seat, leaders.length, 'leaders');
  if (hasActive(game.state, seat, 'blackMarket')) receive(game, seat, 2, 'blackMarket');
  game.next({ step: 'takeBack', seat }, { step: 'discard', seat });
}

/**
 * Q7. The player may take a henchman back from their own hospital. This is free, and the henchman is available at once.
 */
export const takeBack: Choice<TakeBack, TakeBackHenchman | Decline> = {
  rules: ['Q7'],
  ifPossible: true,
  seat: (_state, { seat }) => seat,
  options(state, { seat }) {
    const { hospital } = seatOf(state, seat);
    if (hospital.length === 0) return [];
    return [...hospital.map(({ card }): TakeBackHenchman => ({ move: 'takeBack', henchman: card })), DECLINE];
  },
  resolve(game, { seat }, choice) {
    if (choice.move === 'decline') return;
    const { hospital, gang } = seatOf(game.state, seat);
    const [member] = hospital.splice(
      hospital.findIndex(({ card }) => card === choice.henchman),
      1,
    );
    if (member === undefined) throw new Error(`${choice.henchman} is not in the hospital`);
    gang.push({ ...member, available: true });
    game.emit({ type: 'henchmanTakenBack', seat, henchman: choice.henchman });
    activateResource(game, seat);
    game.next({ step: 'takeBack', seat });
  },
};

/** A6. Discards one open job, or one henchman of the pool. The gap is refilled at the end of the turn (T3). */
export const discard: Choice<Discard, DiscardJob | DiscardHenchman | Decline> = {
  rules: ['A6'],
  seat: (_state, { seat }) => seat,
  options: (state) => [
    DECLINE,
    ...withoutGaps(state.jobs).map((job): DiscardJob => ({ move: 'discardJob', job })),
    ...withoutGaps(state.pool).map((henchman): DiscardHenchman => ({ move: 'discardHenchman', henchman })),
  ],
  resolve(game, { seat }, choice) {
    const { state } = game;
    if (choice.move === 'discardJob') {
      state.jobs[state.jobs.indexOf(choice.job)] = GAP;
      state.jobDiscards.push(choice.job);
      game.emit({ type: 'jobDiscarded', seat, job: choice.job });
    } else if (choice.move === 'discardHenchman') {
      state.pool[state.pool.indexOf(choice.henchman)] = GAP;
      state.henchmanDiscards.push(choice.henchman);
      game.emit({ type: 'henchmanDiscarded', seat, henchman: choice.henchman });
    }
  },
};
