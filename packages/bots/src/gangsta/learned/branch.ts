import { packOf } from '@getaway/gangsta/content';
import { type State, tablesOf, totalOf } from '@getaway/gangsta/features';
import type { Move } from '@getaway/gangsta/moves';
import type { Gangsta, Member } from '@getaway/gangsta/view';
import type { DreamDecision } from '../../imagined.ts';
import type { Breadth } from '../../learned/learnedGame.ts';
import { crewMoves } from './crews.ts';
import { iconsOfMember, rankOf } from './icons.ts';

type Fork = DreamDecision<Gangsta>;

/** The moves to try at a decision in the part of the turn after members have been called back. */
export function branch(state: State, fork: Fork, breadth: Breadth): readonly Move[] {
  const { moves, step } = fork;
  const isWide = breadth === 'many';
  switch (step) {
    case 'pullJob':
      return crewMoves(state, fork, breadth);
    case 'steal':
    case 'assassinate':
      return moves.filter(({ move }) => move !== 'decline');
    case 'takeBack': // Q7. Henchmen are taken back in only one order, because the order does not matter.
      return isWide ? [...moves.slice(0, 1), ...moves.slice(-1)] : moves.slice(0, 1);
    case 'divert':
      return divertMoves(state, fork, isWide);
    case 'recruitAtOnce':
      return isWide ? moves : best(state, moves, 3);
    case 'learn':
    case 'makeAvailable':
      return isWide ? moves : best(state, moves, 2);
    case 'discard':
      return isWide ? moves : moves.slice(0, 1);
    case 'endTurn':
      // W4. Declining the extra turn is never better than taking it, because the player can always pass in it.
      return moves.slice(0, 1);
    default:
      return moves;
  }
}

/** W8. The moves that distract the most useful members, whichever rival they belong to. */
function divertMoves(state: State, { moves }: Fork, isWide: boolean): readonly Move[] {
  const left = state.stack.at(-1);
  const isFirst = left?.step === 'divert' && left.left > 2;
  const ranked = best(state, moves, isWide ? (isFirst ? 5 : 3) : state.seats.length > 2 ? 3 : 1);
  return isWide && isFirst ? ranked : ranked.filter(({ move }) => move !== 'decline');
}

/** The best few moves, ranked by the member or henchman that they are about. Declining is always included. */
function best(state: State, moves: readonly Move[], count: number): readonly Move[] {
  const rated = moves
    .filter(({ move }) => move !== 'decline')
    .map((move) => ({ move, rank: rankOfMove(state, move) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, count)
    .map(({ move }) => move);
  const decline = moves.find(({ move }) => move === 'decline');
  return decline === undefined ? rated : [...rated, decline];
}

function rankOfMove(state: State, move: Move): number {
  const tables = tablesOf(packOf(state));
  if (move.move === 'recruit') {
    const person = tables.people.get(move.henchman);
    return person === undefined ? 0 : person.influence + 0.6 * totalOf(person.icons) - 0.3 * person.cost;
  }
  const member = 'member' in move ? memberOf(state, move.member) : undefined;
  return member === undefined ? 0 : rankOf(iconsOfMember(tables, member));
}

function memberOf({ seats }: State, card: string): Member | undefined {
  for (const { gang } of seats) for (const member of gang) if (member.card === card) return member;
  return undefined;
}

/**
 * H6, Q9. How a seat answers during another seat's turn. It calls back its most useful member. Of its own henchmen, it
 * gives up the least valuable one. If it chooses among another seat's henchmen, it picks the most valuable one.
 */
export function replyTo(state: State, { seat, step, moves }: Fork): Move | undefined {
  if (step === 'makeAvailable') return best(state, moves, 1)[0];
  if (step !== 'giveUp') return undefined;
  const frame = state.stack.at(-1);
  const isOwn = frame?.step === 'giveUp' && frame.seat === seat;
  const tables = tablesOf(packOf(state));
  let [chosen, most] = [moves[0], Number.NEGATIVE_INFINITY];
  for (const move of moves) {
    const member = move.move === 'giveUp' ? memberOf(state, move.henchman) : undefined;
    if (member === undefined) continue;
    const value = (tables.people.get(member.card)?.influence ?? 0) + 0.6 * totalOf(iconsOfMember(tables, member));
    if ((isOwn ? -value : value) > most) [chosen, most] = [move, isOwn ? -value : value];
  }
  return chosen;
}
