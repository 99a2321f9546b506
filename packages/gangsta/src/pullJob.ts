import type { Reason, SeatId } from '@getaway/kernel';
import type { Skill } from './content/vocabulary.ts';
import type { PullJob } from './frames.ts';
import {
  activatedOf,
  availableOf,
  canCover,
  jobOf,
  memberOf,
  ownerOf,
  packOf,
  skillsOf,
  withoutSkills,
} from './gang.ts';
import type { Activate } from './moves.ts';
import { because } from './reasons.ts';
import type { Choice } from './shape.ts';
import type { Member, State } from './state.ts';
import { underwayOf } from './underway.ts';

/**
 * A5. Whether the available members can provide all these skills. P4: the first member must belong to the seat's own
 * gang.
 */
export function mayComplete(state: State, seat: SeatId, job: string, needs: readonly Skill[]): boolean {
  if (!isShared(state, job)) return canCover(packOf(state), availableOf(state, seat), needs);
  return canCover(packOf(state), everybodyAvailable(state), needs) && mayBegin(state, seat, needs);
}

const isShared = (state: State, job: string): boolean => jobOf(state, job).shared !== undefined;

/** Rule P4. */
function mayBegin(state: State, seat: SeatId, needs: readonly Skill[]): boolean {
  const pack = packOf(state);
  return availableOf(state, seat).some((member) => skillsOf(pack, member).some((skill) => needs.includes(skill)));
}

export function whyNotComplete(
  state: State,
  seat: SeatId,
  job: string,
  needs: readonly Skill[],
): Reason<'A5' | 'P4'> | undefined {
  if (mayComplete(state, seat, job, needs)) return undefined;
  if (!isShared(state, job)) return whatIsLacking(state, seat, availableOf(state, seat), needs);
  if (!mayBegin(state, seat, needs)) return because('P4', 'nobodyToBegin', { missing: needs });
  return whatIsLacking(state, seat, everybodyAvailable(state), needs);
}

/** A5. The skills that no available member has, and the seat's unavailable members who have them. */
function whatIsLacking(state: State, seat: SeatId, helpers: readonly Member[], needs: readonly Skill[]): Reason<'A5'> {
  const pack = packOf(state);
  const missing = withoutSkills(
    needs,
    helpers.flatMap((member) => skillsOf(pack, member)),
  );
  const idle = activatedOf(state, seat).filter((member) =>
    skillsOf(pack, member).some((skill) => missing.includes(skill)),
  );
  const out = idle.map(({ card }) => card);
  if (out.length > 0 && !canCover(pack, idle, missing)) return because('A5', 'lacksMore', { missing, out });
  const [skill, ...more] = new Set(missing);
  if (skill === undefined || more.length > 0)
    return out.length === 0
      ? because('A5', 'lacksSeveral', { missing })
      : because('A5', 'lacksSeveralOut', { missing, out });
  const count = missing.length;
  return out.length === 0
    ? because('A5', 'lacksOne', { skill, count })
    : because('A5', 'lacksOneOut', { skill, count, out });
}

/** A5. Whether a job in progress can still be completed. */
export function mayGoOn(
  state: State,
  seat: SeatId,
  { job, missing, crew }: Omit<PullJob, 'step' | 'seat'> & { job: string },
): boolean {
  if (crew.length === 0) return mayComplete(state, seat, job, missing);
  return canCover(packOf(state), isShared(state, job) ? everybodyAvailable(state) : availableOf(state, seat), missing);
}

/** A2-A4, P1-P4. The player sends members one by one, in any order, until no skill is missing. */
export const pullJob: Choice<PullJob, Activate> = {
  rules: ['A2', 'A3', 'A4', 'P1', 'P2', 'P3', 'P4'],
  rulesNow(state, { crew }) {
    if (jobOf(state, underwayOf(state)).shared === undefined) return ['A2', 'A3', 'A4'];
    return crew.length === 0 ? ['P1', 'P4', 'A3'] : ['P2', 'P3', 'A3', 'A4'];
  },
  seat: (_state, { seat }) => seat,
  options(state, { seat, missing, crew }) {
    const pack = packOf(state);
    const options: Activate[] = [];
    for (const member of helpers(state, seat, crew))
      if (skillsOf(pack, member).some((skill) => missing.includes(skill)))
        options.push({ move: 'activate', member: member.card });
    return options;
  },
  resolve(game, { seat, missing, crew }, { member: id }) {
    const { state } = game;
    const member = memberOf(state, id);
    member.available = false;
    game.emit({ type: 'memberActivated', seat: ownerOf(state, id), member: id, by: seat });
    const left = withoutSkills(missing, skillsOf(packOf(state), member));
    const grown = [...crew, id];
    game.next(
      left.length > 0
        ? { step: 'pullJob', seat, missing: left, crew: grown }
        : { step: 'finishJob', seat, crew: grown },
    );
  },
  whyNot(state, { seat, missing, crew }, move) {
    if (move.move !== 'activate') return undefined;
    const owner = ownerOf(state, move.member);
    if (owner < 0) return undefined;
    const member = memberOf(state, move.member);
    if (!member.available) return because('T2', 'isOut', { member: move.member });
    if (!helpers(state, seat, crew).includes(member))
      return jobOf(state, underwayOf(state)).shared === undefined
        ? because('A5', 'ownOnly', {})
        : because('P1', 'ownFirst', {});
    const isWanted = skillsOf(packOf(state), member).some((skill) => missing.includes(skill));
    return isWanted ? undefined : because('A3', 'notNeeded', { member: move.member, missing });
  },
};

/** P1, P2. Once a member of the player's own gang has started a shared job, rivals' members can be sent too. */
const helpers = (state: State, seat: SeatId, crew: readonly string[]): Member[] =>
  crew.length > 0 && jobOf(state, underwayOf(state)).shared !== undefined
    ? everybodyAvailable(state)
    : availableOf(state, seat);

function everybodyAvailable({ seats }: State): Member[] {
  const members: Member[] = [];
  for (const { gang } of seats) for (const member of gang) if (member.available) members.push(member);
  return members;
}
