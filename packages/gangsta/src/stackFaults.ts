import type { Fault } from '@getaway/kernel';
import { mayIgnore } from './act.ts';
import type { Rewards } from './content/pack.ts';
import type { Frame } from './frames.ts';
import { jobOf, memberOf, ownerOf, packOf, seatOf, skillsOf, withoutSkills } from './gang.ts';
import { mayGoOn } from './pullJob.ts';
import { type State, withoutGaps } from './state.ts';

type Step = Frame['step'];

const REWARDS_LEFT = [
  'divert',
  'assassinate',
  'mobiliseGang',
  'recruitAtOnce',
  'learn',
  'playAgain',
  'makeAvailable',
] as const;
const after = (step: (typeof REWARDS_LEFT)[number]): readonly Step[] =>
  REWARDS_LEFT.slice(REWARDS_LEFT.indexOf(step) + 1);

/**
 * The steps that can be directly beneath each step on the stack. An empty list means that the step is always at the
 * bottom.
 */
const BENEATH: Readonly<Record<Step, readonly Step[]>> = {
  dealBosses: ['dealResources', 'layOut'],
  dealResources: ['layOut'],
  chooseResource: ['chooseResource', 'showResources'],
  showResources: ['layOut'],
  layOut: ['chooseFirstPlayer'],
  chooseFirstPlayer: [],
  takeTurn: [],
  lookAtTop: ['beginMobilising'],
  beginMobilising: ['act'],
  mobilise: ['act'],
  act: ['makeAvailable'],
  ignoreSkill: ['makeAvailable'],
  pullJob: ['makeAvailable'],
  finishJob: ['makeAvailable'],
  steal: REWARDS_LEFT,
  divert: after('divert'),
  assassinate: after('assassinate'),
  giveUp: [...after('assassinate'), 'giveUp', 'beginChapter', 'countSnitches'],
  mobiliseGang: after('mobiliseGang'),
  recruitAtOnce: after('recruitAtOnce'),
  learn: after('learn'),
  playAgain: ['makeAvailable'],
  takeBack: ['discard'],
  discard: ['makeAvailable'],
  makeAvailable: ['makeAvailable', 'endTurn', 'endChapter', 'refillPool'],
  endTurn: ['closeTurn'],
  closeTurn: [],
  endChapter: ['refillPool'],
  beginChapter: ['refillPool'],
  refillPool: ['refillJobs'],
  refillJobs: ['passTurnOn'],
  followSnitch: ['refillJobs'],
  countSnitches: ['refillJobs'],
  passTurnOn: [],
};

/** Steps that can ask a seat other than the active player. */
const ANYBODYS: readonly Step[] = ['chooseResource', 'giveUp', 'makeAvailable'];
const OF_A_JOB: readonly Step[] = ['ignoreSkill', 'pullJob', 'finishJob'];
const OF_THE_SETUP: readonly Step[] = ['dealBosses', 'dealResources', 'chooseResource', 'showResources', 'layOut'];

/** T3. The reasons why these pending steps can't occur in a game. */
export function stackFaults(state: State): Fault[] {
  const { stack, turn, underway } = state;
  const faults: Fault[] = [];
  const check = (holds: boolean, message: string): void => {
    if (!holds) faults.push({ invariant: 'stack', message });
  };
  for (const [i, frame] of stack.entries()) {
    const beneath = stack[i - 1]?.step;
    const fits = beneath === undefined ? BENEATH[frame.step].length === 0 : BENEATH[frame.step].includes(beneath);
    check(fits, `The step ${frame.step} can't be pending before ${beneath ?? 'the end'}.`);
    if ('seat' in frame && !ANYBODYS.includes(frame.step))
      check(
        frame.seat === turn.seat || frame.step === 'takeTurn',
        `The step ${frame.step} belongs to seat ${frame.seat}, who is not the active player.`,
      );
  }
  const texts = stack.map((frame) => JSON.stringify(frame));
  check(new Set(texts).size === texts.length, 'A step is pending twice.');
  const working = stack.some(({ step }) => OF_A_JOB.includes(step));
  check(working === (underway.length === 1), 'A job must be in the middle while it is being done, and only then.');
  const laid = withoutGaps([...state.jobs, ...state.pool]).length > 0;
  check(
    !laid || !stack.some(({ step }) => OF_THE_SETUP.includes(step)),
    'A step of the setup is pending after the setup.',
  );
  for (const frame of stack) for (const message of frameFaults(state, frame)) check(false, message);
  if (stack.some(({ step }) => step === 'showResources'))
    for (const [seat, { resource }] of state.seats.entries()) {
      const asked = stack.filter((frame) => frame.step === 'chooseResource' && frame.seat === seat).length;
      check(
        asked === (resource === undefined ? 1 : 0),
        `Seat ${seat} must have either a resource or one pending choice of a resource.`,
      );
    }
  return faults;
}

function frameFaults(state: State, frame: Frame): string[] {
  switch (frame.step) {
    case 'mobilise':
      return frame.free <= seatOf(state, frame.seat).gang.length
        ? []
        : ['The step mobilise counts more leaders than the gang has members.'];
    case 'pullJob':
      return crewFaults(state, frame);
    case 'ignoreSkill': {
      const [job] = state.underway;
      return job !== undefined && packOf(state).jobs.has(job) && mayIgnore(state, frame.seat, jobOf(state, job))
        ? []
        : ['The step ignoreSkill needs high-tech gear and a job that it helps with.'];
    }
    case 'steal':
      return rewardFault(state, frame.seat, ({ theft }) => theft === frame.sum);
    case 'divert':
      return rewardFault(state, frame.seat, ({ diversion }) => frame.left >= 1 && frame.left <= diversion);
    case 'assassinate':
      return rewardFault(state, frame.seat, ({ assassinate }) => assassinate);
    case 'mobiliseGang':
      return rewardFault(state, frame.seat, ({ mobilise }) => mobilise);
    case 'recruitAtOnce':
      return rewardFault(state, frame.seat, ({ recruit }) => recruit);
    case 'learn':
      return frame.job === seatOf(state, frame.seat).done.at(-1)
        ? rewardFault(state, frame.seat, ({ learn }) => learn !== undefined)
        : [`${frame.job} is not the job that was just done.`];
    case 'giveUp':
      return frame.by === frame.seat || (state.seats.length === 2 && frame.cause === 'gangWar')
        ? []
        : ['Only the winner of a gang war between two players chooses the other’s henchman.'];
    default:
      return [];
  }
}

/** W10. Checks that a pending reward is one of the rewards of the job just done. */
function rewardFault(state: State, seat: number, shows: (rewards: Rewards) => boolean): string[] {
  const job = seatOf(state, seat).done.at(-1);
  const fits = job !== undefined && packOf(state).jobs.has(job) && shows(jobOf(state, job).alone);
  return fits ? [] : ['A reward is pending that the last job done does not show.'];
}

/** Rules A2-A4. */
function crewFaults(state: State, { seat, missing, crew }: Extract<Frame, { step: 'pullJob' }>): string[] {
  const [job] = state.underway;
  if (job === undefined || !packOf(state).jobs.has(job)) return [];
  if (new Set(crew).size < crew.length || crew.some((card) => ownerOf(state, card) < 0))
    return ['The crew contains a card twice, or a card that is in no gang.'];
  const members = crew.map((card) => memberOf(state, card));
  const needed = withoutSkills(
    jobOf(state, job).needs,
    members.flatMap((member) => skillsOf(packOf(state), member)),
  );
  const surplus = withoutSkills(missing, needed).length;
  const ignored = withoutSkills(needed, missing).length;
  const fits = missing.length > 0 && surplus === 0 && ignored <= (mayIgnore(state, seat, jobOf(state, job)) ? 1 : 0);
  if (!fits || members.some(({ available }) => available))
    return ['The missing skills do not match the job and its crew.'];
  return mayGoOn(state, seat, { job, missing, crew }) ? [] : ['The job can no longer be completed (A5).'];
}
