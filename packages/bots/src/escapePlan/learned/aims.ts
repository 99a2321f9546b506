import { glance, type State } from '@getaway/escape-plan/features';
import type { Move } from '@getaway/escape-plan/moves';
import type { EscapePlan } from '@getaway/escape-plan/view';
import type { DreamDecision } from '../../imagined.ts';
import type { Aim, Breadth } from '../../learned/learnedGame.ts';
import { bestOf, isAction, sensibleMoves } from '../candidates.ts';
import { answerByHabit } from '../habits.ts';
import { fastJourneys } from '../journeys.ts';

type Fork = DreamDecision<EscapePlan>;

/** How many moves are tried at the current decision (`most`, by step), and how many journeys are tried after it. */
interface Width {
  readonly most: Readonly<Record<string, number>>;
  readonly journeys: number;
  readonly journeysAfterAction: number;
  readonly actions: number;
}

const WIDTHS: Readonly<Record<Breadth, Width>> = {
  few: {
    most: { travel: 5, placeTile: 3, moveOfficer: 3, moveNearer: 2, removeOfficer: 2, takeContact: 3 },
    journeys: 4,
    journeysAfterAction: 1,
    actions: 3,
  },
  many: {
    most: { travel: 10, placeTile: 8, moveOfficer: 5, moveNearer: 5, removeOfficer: 4, takeContact: 6 },
    journeys: 4,
    journeysAfterAction: 2,
    actions: 12,
  },
};

/**
 * The ways to play the rest of the turn. Each combines a sensible answer to the current decision with one of the best
 * journeys, if the journey is still to come. For later choices, a plan assumes the habits of the level `steady`. When
 * such a choice comes up, the bot plans again.
 */
export function aimsOf(state: State, fork: Fork, breadth: Breadth): readonly Aim<EscapePlan>[] {
  const width = WIDTHS[breadth];
  const view = glance(state, fork.seat);
  const sensible = sensibleMoves(view, fork);
  const actions = bestOf(view, fork, sensible.filter(isAction), width.actions);
  const answers = sensible.filter((move) => !isAction(move));
  const plain = bestOf(view, fork, answers, width.most[fork.step] ?? answers.length);
  const aims = [aim(fork, plain, width.journeys)];
  if (actions.length > 0) aims.push(aim(fork, actions, width.journeysAfterAction));
  return aims.filter((one) => one !== undefined);
}

function aim(first: Fork, openings: readonly Move[], journeys: number): Aim<EscapePlan> | undefined {
  if (openings.length === 0) return undefined;
  return (state, fork) => {
    if (fork.moves === first.moves) return openings;
    const view = glance(state, fork.seat);
    if (fork.step !== 'travel' || journeys === 1) return [answerByHabit(view, fork)];
    const fast = fastJourneys(fork.moves);
    return fast.length === 1 ? fast : bestOf(view, fork, fast, journeys);
  };
}
