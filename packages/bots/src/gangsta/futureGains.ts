import type { Job } from '@getaway/gangsta/content';
import { countMissing, iconsIn } from './cards.ts';
import type { Survey, Surveyed } from './survey.ts';

/** The value of possible future gains: from the two best open jobs, and from the resource. */
export function futureGains(survey: Survey, own: Surveyed): number {
  let best = 0;
  let second = 0;
  for (const id of survey.view.jobs) {
    const job = survey.pack.jobs.get(id);
    const value = job === undefined ? 0 : gainOf(survey, own, job);
    if (value > best) [best, second] = [value, best];
    else if (value > second) second = value;
  }
  return best + survey.weights.secondJob * second + sleeping(survey, own);
}

function gainOf({ weights, left }: Survey, { icons, ready }: Surveyed, job: Job): number {
  const needs = iconsIn(job.needs);
  const lack = countMissing(needs, icons);
  if (lack > 1) return 0;
  const soon = countMissing(needs, ready) === 0 ? weights.jobNow : weights.jobSoon;
  return (lack === 1 ? weights.jobAlmost : soon) * rewardOf(job, left);
}

function rewardOf({ alone }: Job, left: number): number {
  const { income, influence, theft, diversion, recruit, again, mobilise, assassinate, learn } = alone;
  return (
    influence +
    (0.15 + 0.35 * left) * (income + 1.3 * theft) +
    0.3 * diversion +
    (recruit ? 0.8 : 0) +
    (again ? 1.2 : 0) +
    (mobilise ? 1 : 0) +
    (assassinate ? 1.5 : 0) +
    (learn === undefined ? 0 : 1.2 * left)
  );
}

/**
 * Q2. The future value of a resource. If it is not active yet, the value is multiplied by `weights.resource` for each
 * missing skill icon.
 */
function sleeping({ pack, weights, left }: Survey, { held, icons }: Surveyed): number {
  const { resource } = held;
  if (resource === undefined) return 0;
  if (resource.status === 'active') return 0.8 * left;
  const card = pack.resources.get(resource.card);
  if (card === undefined || (resource.status !== 'inactive' && resource.status !== 'secret')) return 0;
  return (card.influence + left) * weights.resource ** countMissing(iconsIn(card.needs), icons) * Math.min(1, 2 * left);
}
