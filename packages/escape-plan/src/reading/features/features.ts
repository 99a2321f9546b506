import type { View } from '../../view.ts';
import { knownScore } from './knownScore.ts';
import { LIEUTENANT_FEATURES, lieutenantFeatures } from './lieutenantFeatures.ts';
import { type Moment, momentOf } from './moment.ts';
import { writeOwn } from './ownFeatures.ts';
import { rankOfRival, rivalFeatures } from './rivalFeatures.ts';
import type { Features } from './writing.ts';

/** Increment this when the features or their order change. Networks trained on other features can't be used. */
export const FEATURES_VERSION = 1;

const OWN_FEATURES = 136;
const RIVAL_FEATURES = 25;

export const featureCount = (players: number): number =>
  OWN_FEATURES + (players === 1 ? LIEUTENANT_FEATURES : RIVAL_FEATURES + 1 + (players > 2 ? RIVAL_FEATURES : 0));

/** Finds the feature with the same meaning in a two-player game. Returns its index, or undefined if there is none. */
export function twoPlayerFeature(index: number, players: number): number | undefined {
  if (index < OWN_FEATURES) return index;
  return players > 1 && index <= OWN_FEATURES + RIVAL_FEATURES ? index : undefined;
}

/**
 * What a seat may know about a position, as numbers from about −1 to 1. The features describe the seat itself, the best
 * rival, and the average of the other rivals. In a solo game, they describe the Lieutenant instead of rivals. Cards are
 * described by their effects, so custom packs work too.
 */
export function featuresOf(view: View): Features {
  const out: Features = [];
  const moment = momentOf(view);
  writeOwn(out, moment);
  if (view.seats.length === 1) out.push(...lieutenantFeatures(moment));
  else writeRivals(out, moment);
  return out;
}

function writeRivals(out: Features, moment: Moment): void {
  const { view, pack, seat, own } = moment;
  const rivals: Features[] = [];
  for (let other = 0; other < view.seats.length; other += 1)
    if (other !== seat) rivals.push(rivalFeatures(moment, other));
  rivals.sort((a, b) => rankOfRival(b) - rankOfRival(a));
  const [best = [], ...others] = rivals;
  out.push(...best);
  const [theirs = 0, , arrested] = best;
  out.push(own.at === 'arrested' ? -1 : knownScore(view, pack, seat).total / 100 - (arrested === 1 ? 0 : theirs));
  if (others.length === 0) return;
  for (let i = 0; i < RIVAL_FEATURES; i += 1)
    out.push(others.reduce((sum, rival) => sum + (rival[i] ?? 0), 0) / others.length);
}
