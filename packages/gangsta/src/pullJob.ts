import type { SeatId } from '@getaway/kernel';
import type { Skill } from './content/vocabulary.ts';
import type { PullJob } from './frames.ts';
import { availableOf, cover, jobOf, memberOf, ownerOf, packOf, skillsOf, withoutSkills } from './gang.ts';
import type { Activate } from './moves.ts';
import type { Choice } from './shape.ts';
import type { Member, State } from './state.ts';
import { underwayOf } from './underway.ts';

/** A5. Whether the members available now can provide all these skills; P4: the first must be one's own. */
export const mayComplete = (state: State, seat: SeatId, job: string, needs: readonly Skill[]): boolean =>
  whyNotComplete(state, seat, job, needs) === undefined;

export function whyNotComplete(
  state: State,
  seat: SeatId,
  job: string,
  needs: readonly Skill[],
): 'A5' | 'P4' | undefined {
  const own = availableOf(state, seat);
  const pack = packOf(state);
  if (jobOf(state, job).shared === undefined) return cover(pack, own, needs) ? undefined : 'A5';
  if (!own.some((member) => skillsOf(pack, member).some((skill) => needs.includes(skill)))) return 'P4';
  return cover(pack, everybodyAvailable(state), needs) ? undefined : 'A5';
}

/** A5. Whether a job in progress can still be completed. */
export function mayGoOn(
  state: State,
  seat: SeatId,
  { job, missing, crew }: Omit<PullJob, 'step' | 'seat'> & { job: string },
): boolean {
  if (crew.length === 0) return mayComplete(state, seat, job, missing);
  const cooperative = jobOf(state, job).shared !== undefined;
  return cover(packOf(state), cooperative ? everybodyAvailable(state) : availableOf(state, seat), missing);
}

/** A2-A4, P1-P4. Send members one by one, in any order, until no skill is missing. */
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
    if (!member.available) return 'T2';
    if (!helpers(state, seat, crew).includes(member))
      return jobOf(state, underwayOf(state)).shared === undefined ? 'A5' : 'P1';
    return skillsOf(packOf(state), member).some((skill) => missing.includes(skill)) ? undefined : 'A3';
  },
};

/** P1, P2. Rivals' members can be sent on a shared job once one of one's own members has started it. */
const helpers = (state: State, seat: SeatId, crew: readonly string[]): Member[] =>
  crew.length > 0 && jobOf(state, underwayOf(state)).shared !== undefined
    ? everybodyAvailable(state)
    : availableOf(state, seat);

function everybodyAvailable({ seats }: State): Member[] {
  const members: Member[] = [];
  for (const { gang } of seats) for (const member of gang) if (member.available) members.push(member);
  return members;
}
