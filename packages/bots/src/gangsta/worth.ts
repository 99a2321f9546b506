import type { View } from '@getaway/gangsta/view';
import { standingOf } from './standing.ts';
import { surveyOf } from './survey.ts';
import type { Weights } from './weights.ts';

/** The viewer's lead over the others. The strongest rival counts most. */
export function worthOf(view: View, weights: Weights): number {
  const survey = surveyOf(view, weights);
  const standings = view.seats.map((_, seat) => standingOf(survey, seat));
  const own = standings.find((_, seat) => seat === view.viewer) ?? 0;
  const rivals = standings.filter((_, seat) => seat !== view.viewer);
  const mean = rivals.reduce((sum, standing) => sum + standing, 0) / rivals.length;
  return own - (mean + Math.max(...rivals)) / 2;
}
