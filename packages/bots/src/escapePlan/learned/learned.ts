import { LAST_DAY } from '@getaway/escape-plan/content';
import {
  FEATURES_VERSION,
  featureCount,
  featuresOf,
  glance,
  type State,
  twoPlayerFeature,
} from '@getaway/escape-plan/features';
import type { EscapePlan } from '@getaway/escape-plan/view';
import type { LearnedGame } from '../../learned/learnedGame.ts';
import { isNewTurn } from '../turns.ts';
import { aimsOf } from './aims.ts';
import { endingOf } from './ending.ts';
import { goodsOf } from './goodsOf.ts';
import { NETS } from './nets.ts';
import { CHANCE, OUTLOOK_FEATURES, outlookFeatures, STANDING } from './outlook.ts';

/**
 * F. How many turns a rollout (simulated continuation) plays on the last day. The number is so high that rollouts reach
 * the end of the game, because everything depends on the escape.
 */
const TO_THE_END = 100;

/** The score that the level `steady` usually expects, in units of `marginUnit`. */
const USUAL = 2.3;

/** Writes the features: first what is known about the position, then what the level `steady` expects of it. */
function read(state: State, seat: number, into: Float64Array): void {
  const view = glance(state, seat);
  const known = featuresOf(view);
  into.set(known);
  into.set(outlookFeatures(view), known.length);
}

export const escapePlanLearned: LearnedGame<EscapePlan> = {
  features: FEATURES_VERSION,
  heads: 4,
  weights: () => ({ logit: 1, margin: 1, score: 1 }),
  search: (players) =>
    players === 1
      ? { weights: { win: 0.4, margin: 1, score: 0 }, prior: 2, maxGap: 0.8 }
      : { weights: { win: 0.4, margin: 0.1, score: 0.5 }, maxGap: 0.25 },
  plansAgain: true,
  slipUnit: 1.4,
  inputs: (players) => featureCount(players) + OUTLOOK_FEATURES,
  twoPlayerFeature(index, players) {
    const outlook = index - featureCount(players);
    if (outlook >= 0) return { index: featureCount(2) + outlook, share: 1 };
    const same = twoPlayerFeature(index, players);
    return same === undefined ? { index: 0, share: 0 } : { index: same, share: 1 };
  },
  /** Weights with which the untrained net judges like the level `steady`. */
  firstGuess: (players) => ({
    inputs: [
      { input: featureCount(players) + STANDING, weights: [3, 0.8, 0, 1] },
      { input: featureCount(players) + CHANCE, weights: [0, 0, 4, 0] },
    ],
    biases: [-3 * USUAL - Math.max(0, players - 2) / 2, -0.8 * USUAL, 0, 0],
  }),
  read,
  ending: endingOf,
  goodsOf,
  marginUnit: 200,
  pauses: new Set(['closeTurn', 'playAutomaton', 'adjustNotoriety', 'turnUpTiles', 'revealPatrol']),
  isNewTurn,
  rollouts: (players, plans) => (players === 1 ? 80 : Math.max(10, 3 * plans)),
  turnsAhead: (players, { day }) => (day === LAST_DAY ? TO_THE_END : players),
  // With more players there are more decisions, and each round takes longer. So fewer turns are simulated.
  reviewTurnsAhead: (players, { day }) => (day === LAST_DAY ? TO_THE_END : players > 3 ? 1 : 2),
  aims: aimsOf,
  reply: () => undefined,
  nets: NETS,
};
