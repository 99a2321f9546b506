import { FAMILIES, SKILLS } from '@getaway/gangsta/content';
import {
  amountFor,
  countDone,
  countFamily,
  influenceOfJobs,
  influenceOfMembers,
  MAX_MEDIA_INFLUENCE,
  skillsOf,
} from '@getaway/gangsta/reading';
import { futureGains } from './futureGains.ts';
import { bestOther, type Survey, type Surveyed } from './survey.ts';

const LEADER = SKILLS.indexOf('leader');
const MERCENARY = SKILLS.indexOf('mercenary');
const INFORMER = SKILLS.indexOf('informer');

/**
 * How steeply the chance of a majority grows with the lead, at the end of the game. The value is so high that even a
 * lead of 1 counts as a certain majority.
 */
const SURE = 50;

/** The expected influence of a seat at the end of the game: what it has, and what it can still gain. */
export function standingOf(survey: Survey, seat: number): number {
  const own = survey.seats[seat];
  if (own === undefined) return 0;
  if (survey.view.endedBy !== undefined) return influence(survey, own) + majorities(survey, seat, SURE);
  return (
    influence(survey, own) +
    majorities(survey, seat, 1 - survey.left) +
    money(survey, own) +
    skills(survey, own) +
    readiness(survey, own) +
    war(survey, seat) +
    snitches(survey, own) +
    futureGains(survey, own)
  );
}

/** The average influence of a job, by chapter. It is used for the completed jobs of rivals, which are face down. */
const MEAN_INFLUENCE = [0.6, 1.3, 1.7];
const SHOWING_INFLUENCE = 0.7;

function influence({ pack }: Survey, { held }: Surveyed): number {
  const { gang, done, doneByChapter, resource } = held;
  let sum = influenceOfMembers(pack, gang);
  if (done === undefined) for (const [i, count] of doneByChapter.entries()) sum += count * (MEAN_INFLUENCE[i] ?? 0);
  else sum += influenceOfJobs(pack, done);
  if (resource?.status !== 'active' && resource?.status !== 'stopped') return sum;
  const jobs = countDone(held);
  const media = resource.card === 'media' ? Math.min(MAX_MEDIA_INFLUENCE, SHOWING_INFLUENCE * jobs) : 0;
  return sum + (pack.resources.get(resource.card)?.influence ?? 0) + media;
}

/** G1, F2. The expected value of majorities, which are worth 2 each. A lead counts more if less of the game is left. */
function majorities(survey: Survey, seat: number, sureness: number): number {
  const { view, pack, seats } = survey;
  const share = (count: (surveyed: Surveyed) => number, each: number): number => {
    const own = seats[seat] === undefined ? 0 : count(seats[seat]);
    const best = bestOther(survey, seat, count);
    return own === 0 && best === 0 ? 0 : 2 * likelihood(own - best, each);
  };
  const richest = share(({ held }) => held.money, 0.5 * sureness);
  if (!view.options.families) return richest + share(({ held }) => held.gang.length, sureness);
  const families = FAMILIES.map((family) => share(({ held }) => countFamily(pack, held.gang, family), 1.5 * sureness));
  return richest + families.reduce((sum, value) => sum + value, 0);
}

/** The chance to have a majority at the end, given the lead now. */
const likelihood = (lead: number, sureness: number): number => 1 / (1 + Math.exp(-lead * sureness));

/** Money above this amount counts only half. */
const PLENTY = 8;

function money({ weights, left }: Survey, { held }: Surveyed): number {
  const each = weights.moneyLate + weights.moneyEarly * left;
  return each * (Math.min(held.money, PLENTY) + 0.5 * Math.max(0, held.money - PLENTY));
}

/**
 * The value of 0 to 4 icons of a skill. Each further icon adds less, because the first icons make more jobs possible
 * than later ones.
 */
const ICONS = [0, 1, 1.7, 2.1, 2.4];

function skills({ weights, left }: Survey, { icons }: Surveyed): number {
  let sum = 0;
  for (const count of icons) sum += ICONS[count] ?? 2.4 + 0.2 * (count - 4);
  return left * (weights.icon * sum + weights.leader * (icons[LEADER] ?? 0));
}

/**
 * M. Unavailable members lower the value of a gang by the cost of calling them back. If no member is available, calling
 * them back is free.
 */
function readiness({ weights, pack, left }: Survey, { held: { gang } }: Surveyed): number {
  const tired = gang.filter(({ available }) => !available).length;
  if (tired === gang.length) return -weights.tiredButFree * left;
  const leaders = gang.filter((member) => member.available && skillsOf(pack, member).includes('leader')).length;
  const paid = Math.max(0, tired - leaders);
  return -left * (weights.tired * paid + weights.tiredButFree * (tired - paid));
}

/** H2. The value of mercenaries in the gang war at the end of chapter II. */
function war(survey: Survey, seat: number): number {
  const { view, seats, weights } = survey;
  if (view.chapter === 3) return 0;
  const mercenaries = ({ icons }: Surveyed): number => icons[MERCENARY] ?? 0;
  const own = seats[seat] === undefined ? 0 : mercenaries(seats[seat]);
  const lead = own - bestOther(survey, seat, mercenaries) - 0.5; // a tie counts as a loss
  return (view.chapter === 2 ? 2 : 0.8) * weights.war * likelihood(lead, 0.8);
}

/** The number of most snitches. */
const USUAL_SNITCH = 3;

/** N1, Q4. The expected loss from snitches. Informers and the police station reduce it. */
function snitches({ view, weights, left }: Survey, { held, icons }: Surveyed): number {
  const hasStation = held.resource?.card === 'policeStation' && held.resource.status === 'active';
  const due = amountFor(USUAL_SNITCH, { informers: icons[INFORMER] ?? 0, hasStation });
  return -(view.chapter === 1 ? 0.5 : 1) * weights.snitch * Math.min(1, 2 * left) * due;
}
