import type { Shape } from '@getaway/kernel';
import type { RolloutEnd } from '../learned/rollout.ts';

/** A way to play the rest of a turn. The first `fixed` moves are played as given. After them, the net plans again. */
export interface Course<G extends Shape> {
  readonly moves: readonly G['move'][];
  readonly fixed: number;
}

/** A way to play the turn, with its outcome in each imagined game so far. */
export interface Trial<G extends Shape> {
  readonly course: Course<G>;
  readonly outcomes: RolloutEnd[];
}

export const trialOf = <G extends Shape>(course: Course<G>): Trial<G> => ({ course, outcomes: [] });

/** How much one unit of margin counts, compared with a win. It decides between plans that win equally often. */
const MARGIN_SHARE = 0.02;

const scoreOf = ({ win, margin }: RolloutEnd): number => win + MARGIN_SHARE * margin;

/** How far one way to play the turn is ahead of another: the mean lead, and the mean lead plus its standard error. */
export function leadOf<G extends Shape>(
  one: Trial<G>,
  other: Trial<G>,
): { readonly mean: number; readonly most: number } {
  const leads = one.outcomes.flatMap((outcome, world) => {
    const met = other.outcomes[world];
    return met === undefined ? [] : [scoreOf(outcome) - scoreOf(met)];
  });
  const mean = average(leads);
  return { mean, most: mean + errorOf(leads) };
}

/** Whether two ways to play the turn had the same outcome in all imagined games in which both were played. */
export const isEquivalent = <G extends Shape>(one: Trial<G>, other: Trial<G>): boolean =>
  one.outcomes.every((outcome, world) => {
    const met = other.outcomes[world];
    return met === undefined || scoreOf(outcome) === scoreOf(met);
  });

export const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The standard error of the average of these values. */
export function errorOf(values: readonly number[]): number {
  const mean = average(values);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return Math.sqrt(variance / values.length);
}
