import type { Rules } from '@getaway/kernel';
import { act, ignoreSkill } from './act.ts';
import { beginChapter, endChapter } from './chapters.ts';
import { refillJobs } from './jobs.ts';
import { beginMobilising, mobilise, mobiliseGang } from './mobilise.ts';
import { discard, takeBack } from './pass.ts';
import { pullJob } from './pullJob.ts';
import { recruitAtOnce, refillPool } from './recruit.ts';
import { lookAtTop, makeAvailable } from './resources.ts';
import { assassinate, divert, finishJob, giveUp, learn, playAgain, steal } from './rewards.ts';
import { chooseFirstPlayer, chooseResource, dealBosses, dealResources, layOut, showResources } from './setup.ts';
import type { Gangsta } from './shape.ts';
import { countSnitches, followSnitch } from './snitches.ts';
import { closeTurn, endTurn, passTurnOn, takeTurn } from './turn.ts';

/** All steps of Gangsta!, in the order of the rulebook. */
export const rules: Rules<Gangsta> = {
  // S. Setup
  dealBosses,
  dealResources,
  chooseResource,
  showResources,
  layOut,
  chooseFirstPlayer,

  // T. A turn
  takeTurn,
  lookAtTop, // rules Q6 and Q13
  // M. Calling members back
  beginMobilising,
  mobilise,
  // A. Actions: recruit, pull a job, or pass
  act,
  ignoreSkill, // rule Q5
  pullJob,
  finishJob,
  takeBack, // rule Q7
  discard,
  // W. Rewards, in the order in which they are given (W10)
  steal,
  divert,
  assassinate,
  giveUp,
  mobiliseGang,
  recruitAtOnce,
  learn,
  playAgain,
  // The end of a turn (T3)
  makeAvailable, // rules Q9 and Q14
  endTurn,
  closeTurn,
  endChapter, // section H of the rules
  beginChapter,
  refillPool,
  refillJobs,
  followSnitch, // section N of the rules
  countSnitches,
  passTurnOn,
};
