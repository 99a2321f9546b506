import type { BeginMobilising, Mobilise, MobiliseGang } from './frames.ts';
import { activatedOf, availableOf, hasActive, hasSkill, memberOf, ownerOf, packOf, seatOf } from './gang.ts';
import { pay } from './money.ts';
import type { CallHeadquarters, MobiliseMember, StopMobilising } from './moves.ts';
import { because } from './reasons.ts';
import type { Automatic, Choice } from './shape.ts';

/** M1, M3. Counts the available leaders when the step begins. If no member is available, all become available. */
export const beginMobilising: Automatic<BeginMobilising> = {
  run(game, { seat }) {
    const { gang } = seatOf(game.state, seat);
    const available = availableOf(game.state, seat);
    if (available.length === gang.length) return;
    if (available.length === 0) {
      for (const member of gang) member.available = true;
      game.emit({ type: 'gangSynchronised', seat });
      return;
    }
    const pack = packOf(game.state);
    const free = available.filter((member) => hasSkill(pack, member, 'leader')).length;
    game.next({ step: 'mobilise', seat, free, paid: false });
  },
};

/** M1-M5. Calls back one member at a time. Each leader calls back one for free. Each further member costs $1. */
export const mobilise: Choice<Mobilise, MobiliseMember | CallHeadquarters | StopMobilising> = {
  rules: ['M1', 'M2', 'M4', 'Q12'],
  rulesNow: (state, { seat }) => [
    'M1',
    'M2',
    'M4',
    ...(hasActive(state, seat, 'headquarters') ? (['Q12'] as const) : []),
  ],
  ifPossible: true,
  seat: (_state, { seat }) => seat,
  options(state, { seat, free, paid }) {
    if (free === 0 && seatOf(state, seat).money === 0) return [];
    const activated = activatedOf(state, seat);
    if (activated.length === 0) return [];
    const members = activated.map(({ card }): MobiliseMember => ({ move: 'mobilise', member: card }));
    // Q12, R7: calling the headquarters is an alternative to paying for each member. For a single member it would cost
    // the same, so it isn't offered.
    const headquarters =
      !paid && members.length > 1 && seatOf(state, seat).money > 0 && hasActive(state, seat, 'headquarters');
    return [...members, ...(headquarters ? [{ move: 'callHeadquarters' } as const] : []), { move: 'stopMobilising' }];
  },
  resolve(game, { seat, free, paid }, choice) {
    switch (choice.move) {
      case 'mobilise': {
        const cost = free > 0 ? 0 : 1;
        pay(game, seat, cost);
        memberOf(game.state, choice.member).available = true;
        game.emit({ type: 'memberMobilised', seat, member: choice.member, cost });
        game.next({ step: 'mobilise', seat, free: Math.max(0, free - 1), paid: paid || cost > 0 });
        return;
      }
      case 'callHeadquarters':
        pay(game, seat, 1);
        for (const member of seatOf(game.state, seat).gang) member.available = true;
        game.emit({ type: 'gangMobilised', seat, cost: 1 });
        return;
      case 'stopMobilising':
    }
  },
  whyNot(state, { seat, paid }, move) {
    if (move.move === 'callHeadquarters')
      return paid ? because('R7', 'alreadyPaid', {}) : because('Q12', 'noHeadquarters', {});
    if (move.move !== 'mobilise') return undefined;
    return ownerOf(state, move.member) === seat
      ? because('M1', 'isAvailable', { member: move.member })
      : because('M1', 'notYours', {});
  },
};

/** Rule W7. */
export const mobiliseGang: Automatic<MobiliseGang> = {
  run(game, { seat }) {
    for (const member of seatOf(game.state, seat).gang) member.available = true;
    game.emit({ type: 'gangMobilised', seat, cost: 0 });
  },
};
