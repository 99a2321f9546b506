import { drawCard, type Reason, type SeatId, topFor } from '@getaway/kernel';
import type { Job } from './content/pack.ts';
import type { Act, IgnoreSkill } from './frames.ts';
import { type Gangs, hasActive, jobOf, packOf, seatOf } from './gang.ts';
import { pay } from './money.ts';
import { type Announce, DECLINE, type Decline, type IgnoreOneSkill, type Pass, type Recruit } from './moves.ts';
import { pass } from './pass.ts';
import { mayComplete, whyNotComplete } from './pullJob.ts';
import { because } from './reasons.ts';
import { recruit, recruits, whyNotRecruit } from './recruit.ts';
import type { RuleId } from './rulebook/en.ts';
import type { Choice, Game } from './shape.ts';
import { GAP, type State, withoutGaps } from './state.ts';
import { underwayOf } from './underway.ts';

/** T1. The player chooses exactly one action: recruit, do a job, or pass. */
export const act: Choice<Act, Recruit | Announce | Pass> = {
  rules: ['T1', 'A1', 'A2', 'A6'],
  seat: (_state, { seat }) => seat,
  options: (state, { seat }) => [...announcements(state, seat), ...recruits(state, seat), { move: 'pass' }],
  resolve(game, { seat }, action) {
    game.state.passes = action.move === 'pass' ? game.state.passes + 1 : 0; // rule R4
    switch (action.move) {
      case 'recruit':
        return recruit(game, seat, action.henchman);
      case 'announce':
        return announce(game, seat, action.job);
      case 'pass':
        return pass(game, seat);
    }
  },
  whyNot(state, { seat }, move) {
    if (move.move === 'recruit') return whyNotRecruit(state, seat, move);
    return move.move === 'announce' ? whyNotAnnounce(state, seat, move.job) : undefined;
  },
};

const announcements = (state: State, seat: SeatId): Announce[] =>
  jobsInReach(state, seat)
    .filter((job) => mayAnnounce(state, seat, job))
    .map((job): Announce => ({ move: 'announce', job }));

/**
 * Q6. The job on top of the deck, if the biker gang has looked at it this turn. Undefined if the top card is a snitch,
 * because a snitch can't be taken.
 */
function foundOnTop(state: State, seat: SeatId): string | undefined {
  const top = state.turn.looked && hasActive(state, seat, 'bikerGang') ? topFor(state.jobDeck, seat) : undefined;
  return top !== undefined && packOf(state).jobs.has(top) ? top : undefined;
}

function jobsInReach(state: State, seat: SeatId): string[] {
  const found = foundOnTop(state, seat);
  return found === undefined ? withoutGaps(state.jobs) : [...withoutGaps(state.jobs), found];
}

/** A5: only members who are available now count. Q5: high-tech gear can replace one skill. */
const mayAnnounce = (state: State, seat: SeatId, job: string): boolean =>
  !isTooDear(state, seat, job) &&
  (mayComplete(state, seat, job, jobOf(state, job).needs) || skillsToIgnore(state, seat, job).length > 0);

/** Q6. A job from the top of the deck costs $1. The player must have this dollar before the job pays its rewards. */
const isTooDear = (state: State, seat: SeatId, job: string): boolean =>
  job === foundOnTop(state, seat) && seatOf(state, seat).money < 1;

/**
 * Why a job can't be announced, or undefined if it can. `mayAnnounce` is a separate function, because `options` would
 * take twice as long if it computed reasons too.
 */
function whyNotAnnounce(state: State, seat: SeatId, job: string): Reason<RuleId> | undefined {
  if (!jobsInReach(state, seat).includes(job)) return because('A2', 'notThere', {});
  if (isTooDear(state, seat, job)) return because('Q6', 'short', { sum: 1, cost: 1, money: 0 });
  return mayAnnounce(state, seat, job) ? undefined : whyNotComplete(state, seat, job, jobOf(state, job).needs);
}

/** A2. Announces a job. Its card is set aside until the job is done. */
function announce(game: Game, seat: SeatId, job: string): void {
  const { state } = game;
  const gear = skillsToIgnore(state, seat, job).length > 0;
  const space = state.jobs.indexOf(job);
  const cost = space >= 0 ? 0 : 1;
  if (space >= 0) state.jobs[space] = GAP;
  else drawCard(game, state.jobDeck);
  pay(game, seat, cost);
  state.underway = [job];
  game.emit({ type: 'jobAnnounced', seat, job, cost });
  game.next(
    gear ? { step: 'ignoreSkill', seat } : { step: 'pullJob', seat, missing: jobOf(state, job).needs, crew: [] },
  );
}

/** Q5. High-tech gear helps with only two kinds of jobs. Only the gear of the player who does the job counts. */
export const mayIgnore = (gangs: Pick<Gangs, 'seats'>, seat: SeatId, { kind }: Job): boolean =>
  hasActive(gangs, seat, 'highTechGear') && (kind === 'hacking' || kind === 'artTheft');

/** Q5. The icons that high-tech gear can ignore. The job has to remain possible (A5). */
function skillsToIgnore(state: State, seat: SeatId, job: string): IgnoreOneSkill['skill'][] {
  const { needs } = jobOf(state, job);
  if (!mayIgnore(state, seat, jobOf(state, job))) return [];
  return [...new Set(needs)].filter((skill) => mayComplete(state, seat, job, without(needs, skill)));
}

/** Q5. After announcing a job, the player may name one required icon to ignore. */
export const ignoreSkill: Choice<IgnoreSkill, IgnoreOneSkill | Decline> = {
  rules: ['Q5'],
  seat: (_state, { seat }) => seat,
  options(state, { seat }) {
    const job = underwayOf(state);
    const skills = skillsToIgnore(state, seat, job).map((skill): IgnoreOneSkill => ({ move: 'ignoreSkill', skill }));
    return mayComplete(state, seat, job, jobOf(state, job).needs) ? [...skills, DECLINE] : skills;
  },
  resolve(game, { seat }, choice) {
    const { needs } = jobOf(game.state, underwayOf(game.state));
    if (choice.move === 'decline') return game.next({ step: 'pullJob', seat, missing: needs, crew: [] });
    game.emit({ type: 'skillIgnored', seat, skill: choice.skill });
    const missing = without(needs, choice.skill);
    game.next(
      missing.length > 0 ? { step: 'pullJob', seat, missing, crew: [] } : { step: 'finishJob', seat, crew: [] },
    );
  },
};

const without = <T>(things: readonly T[], thing: T): T[] => things.toSpliced(things.indexOf(thing), 1);
