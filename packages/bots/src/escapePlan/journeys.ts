import { tileOfPlace } from '@getaway/escape-plan/content';
import type { GoTo, Move } from '@getaway/escape-plan/moves';
import { ASSET_SCORE } from '@getaway/escape-plan/reading';
import { locationIn } from '@getaway/escape-plan/text';
import { costOfLeaving } from './evading.ts';
import { futureOf, type Prospects, prospectsOf } from './future.ts';
import { lieutenantHope } from './lieutenant.ts';
import { chanceToEscape } from './standing.ts';
import type { Survey } from './survey.ts';
import { CAN, CONTACT_EFFECTS, MEMBER } from './weights.ts';

/**
 * Rates journeys quickly, by the gain of the visit, the cost of the route, and what the destination offers for later
 * turns.
 */
export function journeyJudge(survey: Survey): (journey: GoTo) => number {
  const prospects = prospectsOf(survey);
  const known = new Map<string, number>();
  return (journey) => {
    let value = known.get(journey.to);
    if (value === undefined) {
      value = valueOfBeing(survey, prospects, journey.to);
      known.set(journey.to, value);
    }
    if (journey.escape) value = valueOfLeaving(survey);
    const tiles = journey.escape ? [...journey.left, tileOfPlace(journey.to)] : journey.left;
    return value - costOfLeaving(survey, tiles) - costOfMeans(survey, journey);
  };
}

/** The estimated points that a player loses by not escaping in time. */
const STAKE = 300;

function valueOfBeing(survey: Survey, prospects: Prospects, place: string): number {
  const { atlas, turns } = survey;
  const to = atlas.numberOf.get(place) ?? 0;
  const gain = prospects.gains[to] ?? 0;
  const later = futureOf(survey, prospects, to, turns - 1, to);
  return gain + later + STAKE * chanceToEscape(survey, prospects, to, turns - 1) - lieutenantHope(survey, place);
}

/** F. The value of leaving the city. Unlocked assets add to it, because the player can use them during the escape. */
function valueOfLeaving({ own, pack }: Survey): number {
  let sum = STAKE;
  for (const { at, space } of Object.values(own.assets))
    if (at === 'unlocked') sum += Math.max(0, ASSET_SCORE - (pack.assetCosts[space] ?? 0));
  return sum;
}

function costOfMeans({ pack }: Survey, { cans, means }: GoTo): number {
  let cost = CAN * cans;
  for (const mean of means) {
    const contact = pack.contacts.get(mean);
    if (contact === undefined) cost += mean === 'member' ? MEMBER : 5;
    else cost += contact.cost + (contact.star ? 6 : 0) + 0.6 * CONTACT_EFFECTS[contact.kind];
  }
  return cost;
}

/** V9. The moves without `stepByStep`. A bot travels step by step only if no whole journey is offered. */
export const fastJourneys = (moves: readonly Move[]): readonly Move[] =>
  moves.some(({ move }) => move === 'travel') ? moves.filter(({ move }) => move !== 'stepByStep') : moves;

/** V9. Ranks a single step of a journey. The bot goes to the nearest place where the journey may end. */
export function rankStep({ pack }: Survey, move: Move): number {
  switch (move.move) {
    case 'arrive':
      return move.escape ? STAKE : 10;
    case 'stepTo':
      return (locationIn(pack, move.to) === undefined ? 0 : 5) - move.points - 2 * move.means.length;
    case 'returnCan':
      return -CAN;
    default:
      return 0;
  }
}
