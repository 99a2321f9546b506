import { DAYS, FREE_PARTS, PARTS, packOf } from '@getaway/escape-plan/content';
import { glance, lieutenantScore, type State } from '@getaway/escape-plan/features';
import { isBeforeMorning } from '@getaway/escape-plan/reading';
import type { Judgement } from '../../learned/learnedGame.ts';

/** The points of one unit of the margin head. */
export const MARGIN_UNIT = 200;

/** Roughly what the Lieutenant gains in a turn: 468 points a game in 100 games, in nine turns and those of his discs. */
const USUAL_GAIN = 45;

/**
 * J17. In a solo game, the margin is the own score that the net expects minus the Lieutenant's score: what he has, and
 * what he usually gains in his remaining turns. The net's own margin counts only 50 to 70 % of a pile that he takes.
 */
export function leadOverLieutenant(state: State, seat: number, judgement: Judgement): Judgement {
  if (state.seats.length > 1) return judgement;
  const view = glance(state, seat);
  const free = FREE_PARTS.length;
  const part = isBeforeMorning(view) ? -1 : PARTS.indexOf(view.part);
  const left =
    view.automata.lieutenant?.at === 'escaped' ? 0 : Math.max(0, free - 1 - part) + free * (DAYS.length - view.day);
  const his = lieutenantScore(view, packOf(view)).total + USUAL_GAIN * left;
  return { ...judgement, margin: judgement.score - his / MARGIN_UNIT };
}
