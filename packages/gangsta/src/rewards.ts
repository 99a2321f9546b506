import { otherSeats, type SeatId, seatsFrom } from '@getaway/kernel';
import type { Assassinate, Divert, FinishJob, Frame, GiveUp, Learn, PlayAgain, Steal } from './frames.ts';
import {
  availableOf,
  hasActive,
  hasSkill,
  henchmenOf,
  jobOf,
  memberOf,
  ownerOf,
  packOf,
  seatOf,
  skillsOf,
} from './gang.ts';
import { pay, receive } from './money.ts';
import {
  type AssassinateFrom,
  DECLINE,
  type Decline,
  type DivertMember,
  type GiveUpHenchman,
  type StealFrom,
  type TeachMember,
} from './moves.ts';
import { because } from './reasons.ts';
import { activateResource } from './resources.ts';
import type { Automatic, Choice } from './shape.ts';
import type { Member, State } from './state.ts';
import { underwayOf } from './underway.ts';

/**
 * W10. Gives all rewards in order. The card joins the completed jobs. If a member learns from it, the card goes under
 * that member (W9).
 */
export const finishJob: Automatic<FinishJob> = {
  run(game, { seat, crew }) {
    const { state } = game;
    const { seats, turn } = state;
    const job = jobOf(state, underwayOf(state));
    const gangs = new Set([seat, ...crew.map((member) => ownerOf(state, member))]);
    const partners = seatsFrom(seats.length, seat).filter((other) => other !== seat && gangs.has(other));
    state.underway = [];
    seatOf(state, seat).done.push(job.id);
    game.emit({ type: 'jobDone', seat, job: job.id, partners });

    const { alone, shared } = job;
    receive(game, seat, alone.income, 'job');
    if (shared !== undefined && partners.length > 0) {
      turn.gangs = [seat, ...partners]; // rules P3 and R6
      for (const partner of turn.gangs) receive(game, partner, shared, 'partnership');
    }
    const steps: Frame[] = [];
    if (alone.theft > 0) steps.push({ step: 'steal', seat, sum: alone.theft });
    if (alone.diversion > 0) steps.push({ step: 'divert', seat, left: alone.diversion });
    if (alone.assassinate) steps.push({ step: 'assassinate', seat });
    if (alone.mobilise) steps.push({ step: 'mobiliseGang', seat });
    if (alone.recruit) steps.push({ step: 'recruitAtOnce', seat });
    if (alone.learn !== undefined) steps.push({ step: 'learn', seat, job: job.id, crew });
    if (alone.again && !turn.extra) steps.push({ step: 'playAgain', seat });
    game.next(...steps);
  },
};

/** W4. The extra turn is the last reward. In an extra turn, no further one can be earned. */
export const playAgain: Automatic<PlayAgain> = {
  run(game, { seat }) {
    game.state.turn.again = true;
    game.emit({ type: 'extraTurnEarned', seat });
  },
};

/** W5. Steals from one opponent, who must have money. */
export const steal: Choice<Steal, StealFrom | Decline> = {
  rules: ['W5', 'Q3'],
  ifPossible: true,
  seat: (_state, { seat }) => seat,
  options(state, { seat }) {
    const victims = otherSeats(state.seats.length, seat)
      .filter((from) => moneyToTake(state, from) > 0)
      .map((from): StealFrom => ({ move: 'steal', from }));
    return victims.length === 0 ? [] : [...victims, DECLINE];
  },
  resolve(game, { seat, sum }, choice) {
    if (choice.move === 'decline') return;
    const { from } = choice;
    const loot = Math.min(sum, moneyToTake(game.state, from));
    pay(game, from, loot);
    seatOf(game.state, seat).money += loot;
    game.emit({ type: 'moneyStolen', seat, from, sum: loot });
  },
  whyNot(state, { seat }, move) {
    if (move.move !== 'steal' || state.seats[move.from] === undefined) return undefined;
    const { from } = move;
    if (from === seat) return because('W5', 'yours', {});
    return bankedOf(state, from) > 0 ? because('Q3', 'banked', { from }) : because('W5', 'noMoney', { from });
  },
};

/** Rule Q3. */
const SAFE_IN_BANK = 10;

export const bankedOf = (state: State, seat: SeatId): number =>
  hasActive(state, seat, 'bank') ? Math.min(SAFE_IN_BANK, seatOf(state, seat).money) : 0;

const moneyToTake = (state: State, seat: SeatId): number => seatOf(state, seat).money - bankedOf(state, seat);

/** W8. Diverts up to `left` members. They can belong to different opponents. */
export const divert: Choice<Divert, DivertMember | Decline> = {
  rules: ['W8'],
  ifPossible: true,
  seat: (_state, { seat }) => seat,
  options(state, { seat }) {
    const members = otherSeats(state.seats.length, seat)
      .flatMap((other) => availableOf(state, other))
      .map(({ card }): DivertMember => ({ move: 'divert', member: card }));
    return members.length === 0 ? [] : [...members, DECLINE];
  },
  resolve(game, { seat, left }, choice) {
    if (choice.move === 'decline') return;
    memberOf(game.state, choice.member).available = false;
    game.emit({ type: 'memberDistracted', seat: ownerOf(game.state, choice.member), member: choice.member, by: seat });
    if (left > 1) game.next({ step: 'divert', seat, left: left - 1 });
  },
  whyNot(state, { seat }, move) {
    if (move.move !== 'divert') return undefined;
    return ownerOf(state, move.member) === seat
      ? because('W8', 'yours', {})
      : because('W8', 'isOut', { member: move.member });
  },
};

/** W6. The player chooses an opponent, who then chooses the henchman to lose. */
export const assassinate: Choice<Assassinate, AssassinateFrom | Decline> = {
  rules: ['W6'],
  ifPossible: true,
  seat: (_state, { seat }) => seat,
  options(state, { seat }) {
    const targets = otherSeats(state.seats.length, seat)
      .filter((from) => twoSkilled(state, from).length > 0)
      .map((from): AssassinateFrom => ({ move: 'assassinate', from }));
    return targets.length === 0 ? [] : [...targets, DECLINE];
  },
  resolve(game, _frame, choice) {
    if (choice.move === 'decline') return;
    game.next({ step: 'giveUp', seat: choice.from, by: choice.from, cause: 'assassination' });
  },
  whyNot(_state, { seat }, move) {
    if (move.move !== 'assassinate') return undefined;
    const { from } = move;
    return from === seat ? because('W6', 'yours', {}) : because('W6', 'nobodyTwoSkilled', { from });
  },
};

const twoSkilled = (state: State, seat: SeatId): Member[] =>
  henchmenOf(state, seat).filter((member) => skillsOf(packOf(state), member).length === 2);

const WHY_GIVE_UP = { assassination: 'W6', gangWar: 'H2', snitch: 'N2' } as const;

/** H6, W6. Everybody sees who is given up. The boss can't be given up. R3: a gang without henchmen gives up nobody. */
export const giveUp: Choice<GiveUp, GiveUpHenchman> = {
  rules: ['H6', 'H3', 'W6', 'H2', 'N2'],
  rulesNow: (_state, { seat, by, cause }) => [WHY_GIVE_UP[cause], ...(by === seat ? [] : (['H3'] as const)), 'H6'],
  ifPossible: true,
  onlyWay: true,
  seat: (_state, { by }) => by,
  options: (state, { seat, cause }) =>
    (cause === 'assassination' ? twoSkilled(state, seat) : henchmenOf(state, seat)).map(
      ({ card }): GiveUpHenchman => ({ move: 'giveUp', henchman: card }),
    ),
  resolve(game, { seat, cause }, { henchman }) {
    const { gang, hospital } = seatOf(game.state, seat);
    const [member] = gang.splice(gang.indexOf(memberOf(game.state, henchman)), 1);
    if (member === undefined) throw new Error(`${henchman} is not in the gang of seat ${seat}`);
    if (cause !== 'snitch' && hasActive(game.state, seat, 'hospital')) {
      hospital.push(member); // rule Q7
      game.emit({ type: 'henchmanHospitalised', seat, henchman, cause });
      return;
    }
    game.state.lost.push(henchman, ...(member.learned === undefined ? [] : [member.learned]));
    game.emit({ type: 'henchmanLost', seat, henchman, cause });
  },
  whyNot(state, { seat, cause }, move) {
    if (move.move !== 'giveUp') return undefined;
    const { henchman } = move;
    const member = seatOf(state, seat).gang.find(({ card }) => card === henchman);
    if (member === undefined) return because('H6', 'notYours', {});
    if (henchmenOf(state, seat).includes(member) && cause === 'assassination')
      return because('W6', 'notTwoSkilled', { henchman, count: skillsOf(packOf(state), member).length });
    return because('H6', 'neverBoss', {});
  },
};

/**
 * W9. The player may put the job card under a member who took part. Otherwise, the card stays among the completed jobs.
 */
export const learn: Choice<Learn, TeachMember | Decline> = {
  rules: ['W9'],
  ifPossible: true,
  seat: (_state, { seat }) => seat,
  options(state, { seat, job, crew }) {
    const pack = packOf(state);
    const { learn: skill } = jobOf(state, job).alone;
    const pupils = seatOf(state, seat)
      .gang.filter((member) => crew.includes(member.card) && member.learned === undefined)
      .filter((member) => skill !== 'leader' || !hasSkill(pack, member, 'leader'))
      .map(({ card }): TeachMember => ({ move: 'learn', member: card }));
    return pupils.length === 0 ? [] : [...pupils, DECLINE];
  },
  resolve(game, { seat, job }, choice) {
    if (choice.move === 'decline') return;
    const { learn: skill } = jobOf(game.state, job).alone;
    const { done } = seatOf(game.state, seat);
    const at = done.lastIndexOf(job);
    if (skill === undefined || at < 0) throw new Error(`nothing can be learned of ${job}`);
    done.splice(at, 1);
    memberOf(game.state, choice.member).learned = job;
    game.emit({ type: 'skillLearned', seat, member: choice.member, job, skill });
    activateResource(game, seat);
  },
  whyNot(state, { seat, crew }, move) {
    if (move.move !== 'learn') return undefined;
    const { member: id } = move;
    const member = seatOf(state, seat).gang.find(({ card }) => card === id);
    if (member === undefined) return because('W9', 'notYours', {});
    if (!crew.includes(id)) return because('W9', 'notInCrew', { member: id });
    return because('W9', member.learned === undefined ? 'leadsAlready' : 'hasLearned', { member: id });
  },
};
