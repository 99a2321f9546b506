import { FEATURES_VERSION, featureCount, finalLeads, twoPlayerFeature, writeFeatures } from '@getaway/gangsta/features';
import type { Gangsta } from '@getaway/gangsta/view';
import { squash } from '../../learned/curves.ts';
import type { Ending, LearnedGame } from '../../learned/learnedGame.ts';
import { BEFORE_THE_ACTION } from '../plans.ts';
import { aimsOf } from './aims.ts';
import { replyTo } from './branch.ts';
import { goodsOf } from './goodsOf.ts';
import { NETS } from './nets.ts';

/** T3 (1) to (3). The steps of a turn up to and including its action. */
const BEGINNING: readonly string[] = [...BEFORE_THE_ACTION, 'act'];

/** With this factor, the logistic curve of the net approximates the normal distribution. */
const STEEPNESS = 0.851;

/** G1, G2. How an imagined game ended for a seat. The leads over different rivals are treated as independent. */
function endingOf(state: Gangsta['state'], seat: number): Ending {
  let [win, margin] = [1, Number.POSITIVE_INFINITY];
  for (const { lead, variance } of finalLeads(state, seat)) {
    margin = Math.min(margin, lead);
    const sure = lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
    win *= variance === 0 ? sure : 0.5 + 0.5 * squash((STEEPNESS * lead) / Math.sqrt(variance));
  }
  return { win, margin };
}

export const gangstaLearned: LearnedGame<Gangsta> = {
  features: FEATURES_VERSION,
  heads: 2,
  inputs: featureCount,
  twoPlayerFeature,
  read: writeFeatures,
  ending: endingOf,
  goodsOf,
  marginUnit: 10,
  pauses: new Set(['refillPool', 'beginChapter']),
  isNewTurn: (before, now) => BEGINNING.includes(now.step) && !BEFORE_THE_ACTION.includes(before.step),
  search: () => ({ prior: 20, maxGap: 0.3 }),
  rollouts: (players, plans) => Math.min(160 - 20 * players, 10 * plans),
  turnsAhead: (players) => players,
  aims: aimsOf,
  reply: replyTo,
  nets: NETS,
};
