import { COLOURS, tileOfPlace } from '@getaway/escape-plan/content';
import { pursuersOn } from '@getaway/escape-plan/reading';
import type { View } from '@getaway/escape-plan/view';
import { lockerHope } from '../gains.ts';
import { outlookOf, standingIn, standingOf } from '../standing.ts';
import { isOut, type Survey, surveyOf } from '../survey.ts';

/** The number of features that come from the judgement of the level `steady`. */
export const OUTLOOK_FEATURES = 47;
/** The indices of two features: the expected score, and the chance to escape. */
export const [STANDING, CHANCE] = [0, 5];

/**
 * What the level `steady` expects of a position, as features: the expected score and its parts, the gains in reach, and
 * the way to the exit.
 */
export function outlookFeatures(view: View): number[] {
  const survey = surveyOf(view);
  const features = isOut(survey.own) ? gone(survey) : inCity(survey);
  writeRivals(features, survey);
  return features;
}

/** The features of a seat that has escaped or was arrested. */
function gone(survey: Survey): number[] {
  const features = Array.from({ length: OWN }, () => 0);
  features[STANDING] = standingOf(survey) / 200;
  features[CHANCE] = survey.own.at === 'escaped' ? 1 : 0;
  return features;
}

const OWN = 43;

function inCity(survey: Survey): number[] {
  const { view, turns } = survey;
  const outlook = outlookOf(survey);
  const { score, means, future, danger, chance, loot, prospects, from } = outlook;
  const standing = standingIn(outlook);
  const features = [standing / 200, score / 200, means / 100, future / 200, danger / 20, chance];
  features.push((score + means + future) / 200, loot / 50);
  for (let day = 1; day <= 3; day += 1) {
    const today = view.day === day ? 1 : 0;
    features.push((today * standing) / 200, (today * score) / 200, (today * future) / 200, (today * means) / 100);
  }
  features.push(survey.lateTurns / 2, ...gainsNear(survey, prospects.gains, from));
  const { home } = prospects;
  const slack = home === undefined ? 9 : turns - (home[from] ?? 0);
  features.push(home === undefined ? 0 : (home[from] ?? 0) / 3, home === undefined ? 0 : 1 - chance);
  for (let i = -1; i <= 4; i += 1) features.push(home !== undefined && Math.max(-1, Math.min(4, slack)) === i ? 1 : 0);
  for (const colour of COLOURS)
    features.push(
      survey.own.keys.some((key) => key.colour === colour && !key.used) ? lockerHope(survey, colour) / 100 : 0,
    );
  const toExit = pointsToExit(survey, survey.own.at);
  const exit = survey.exit === undefined ? undefined : survey.atlas.spots[survey.exit];
  features.push(toExit / 6, exit === undefined ? 0 : pursuersOn(view, exit.tile).length / 2);
  const [night, dawn] = [view.part === 'night' ? 1 : 0, view.part === 'dawn' ? 1 : 0];
  features.push(night * chance, dawn * chance, exit !== undefined && tileOfPlace(survey.own.at) === exit.tile ? 1 : 0);
  return features;
}

/**
 * Features about gains: the best three gains within one journey, the best gain farther away, the number of large gains
 * within two journeys, and the number of gains within one journey.
 */
function gainsNear({ atlas }: Survey, gains: readonly (number | undefined)[], from: number): readonly number[] {
  const points = atlas.pointsFrom(from);
  const near: number[] = [];
  let [beyond, good] = [0, 0];
  for (let to = 0; to < gains.length; to += 1) {
    const gain = gains[to];
    if (gain === undefined || to === from) continue;
    const far = points[to] ?? FAR;
    if (far <= 3) near.push(gain);
    else if (gain > beyond) beyond = gain;
    if (far <= 6 && gain > 20) good += 1;
  }
  const [first = 0, second = 0, third = 0] = near.sort((a, b) => b - a);
  return [first / 60, second / 60, third / 60, beyond / 60, Math.min(10, good) / 10, near.length / 10];
}

const FAR = 12;

/** The number of movement points to the open exit. It is 0 before the last day. */
function pointsToExit({ atlas, exit }: Survey, at: string): number {
  if (exit === undefined) return 0;
  const from = atlas.numberOf.get(at);
  return from === undefined ? 6 : Math.min(FAR, atlas.pointsFrom(from)[exit] ?? FAR);
}

/**
 * Writes features about the rivals in the city: their smallest and average distance to the exit, how many of them are
 * near the exit, and how many there are in all. Before the last day, these features are 0.
 */
function writeRivals(features: number[], survey: Survey): void {
  const { view, seat, exit } = survey;
  let [nearest, sum, count, close] = [FAR, 0, 0, 0];
  for (const [other, { at }] of view.seats.entries()) {
    if (other === seat || exit === undefined || isOut({ at })) continue;
    const points = pointsToExit(survey, at);
    nearest = Math.min(nearest, points);
    sum += points;
    count += 1;
    if (points <= 3) close += 1;
  }
  features.push(count === 0 ? 0 : nearest / 6, count === 0 ? 0 : sum / count / 6, close / 2, count / 2);
}
