import { type Pack, packOf } from '@getaway/gangsta/content';
import type { Move } from '@getaway/gangsta/moves';
import { skillsOf } from '@getaway/gangsta/reading';
import type { Gangsta, Member, View } from '@getaway/gangsta/view';
import type { DreamDecision } from '../imagined.ts';
import { everybody, iconsIn, iconsOf } from './cards.ts';
import { usefulness } from './mobilise.ts';

/**
 * Answers any decision with the move of the highest rank, without looking ahead. If several moves have that rank, the
 * first one is chosen.
 */
export function answerByHabit(view: View, { seat, moves }: DreamDecision<Gangsta>): Move {
  let best = moves[0] as Move;
  let highest = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const rank = rankOf(view, seat, move);
    if (rank > highest) [best, highest] = [move, rank];
  }
  return best;
}

/** Rates a move. Declining is 0, and moves that are worse than declining are negative. */
function rankOf(view: View, seat: number, move: Move): number {
  const pack = packOf(view);
  switch (move.move) {
    case 'activate':
      return rankHelper(view, seat, move.member);
    case 'recruit':
      return pointsFor(pack, move.henchman) - 0.4 * (pack.henchmen.get(move.henchman)?.cost ?? 0);
    case 'steal':
      return view.seats[move.from]?.money ?? 0;
    case 'divert':
    case 'makeAvailable':
      return skillsOf(pack, memberOf(view, move.member)).length;
    case 'giveUp': {
      const own = view.seats[seat]?.gang.some(({ card }) => card === move.henchman) === true;
      return own ? -pointsFor(pack, move.henchman) : pointsFor(pack, move.henchman);
    }
    case 'look':
    case 'ignoreSkill':
    case 'assassinate':
    case 'learn':
    case 'takeBack':
    case 'callHeadquarters':
      return 1;
    case 'discardJob':
    case 'discardHenchman':
    case 'mobilise':
    case 'declineExtraTurn':
      return -1;
    case 'announce':
    case 'decline':
    case 'endTurn':
    case 'keepResource':
    case 'pass':
    case 'stopMobilising':
      return 0;
  }
}

/** Ranks a member for a job. Members who bring many missing skills rank higher. Members of other gangs get a bonus. */
function rankHelper(view: View, seat: number, id: string): number {
  const pack = packOf(view);
  const needs = view.underway?.missing ?? [];
  const own = view.seats[seat]?.gang.some(({ card }) => card === id) === true;
  return usefulness(iconsIn(needs), iconsOf(pack, [memberOf(view, id)])) + (own ? 0 : 0.5);
}

const memberOf = (view: View, id: string): Member =>
  everybody(view).find(({ card }) => card === id) ?? { card: id, available: true };

/** The estimated value of a henchman, in points of influence. */
function pointsFor(pack: Pack, id: string): number {
  const henchman = pack.henchmen.get(id);
  return henchman === undefined ? 0 : henchman.influence + 0.6 * henchman.skills.length;
}
