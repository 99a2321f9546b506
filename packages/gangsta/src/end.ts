import type { Result, SeatId, SeatScore } from '@getaway/kernel';
import { FAMILIES } from './content/vocabulary.ts';
import { type Gangs, packOf, seatOf } from './gang.ts';
import { countFamily, influenceOfJobs, influenceOfMembers, influenceOfResource } from './influence.ts';
import type { Game } from './shape.ts';
import type { EndReason, State } from './state.ts';

/** H5, R4. Ends the game at once and drops the pending steps. */
export function endGame(game: Game, by: EndReason): void {
  game.state.stack.length = 0;
  game.state.endedBy = by;
  game.emit({ type: 'gameEnded', by });
}

/** G1, G2. The most influence wins, then the most members. If these are equal too, the players share the win. */
export function resultOf(state: State): Result | undefined {
  if (state.endedBy === undefined) return undefined;
  const scores = state.seats.map((_, seat) => {
    const lines = linesOf(state, seat);
    return { seat, lines, total: totalOf(lines) };
  });
  const beats = (one: SeatId, other: SeatId): boolean => {
    const ahead = (scores[one]?.total ?? 0) - (scores[other]?.total ?? 0);
    return ahead > 0 || (ahead === 0 && membersOf(state, one) > membersOf(state, other));
  };
  const ranking = scores
    .map((score): SeatScore => ({ ...score, place: 1 + scores.filter(({ seat }) => beats(seat, score.seat)).length }))
    .sort((a, b) => a.place - b.place);
  return { endedBy: state.endedBy, ranking };
}

/** G1. The scores if the game ended now. */
export const scoresOf = (state: State): readonly number[] =>
  state.seats.map((_, seat) => totalOf(linesOf(state, seat)));

const totalOf = (lines: SeatScore['lines']): number => lines.reduce((sum, { value }) => sum + value, 0);

function linesOf(state: State, seat: SeatId): SeatScore['lines'] {
  const pack = packOf(state);
  const held = seatOf(state, seat);
  const { richest, largest } = majoritiesOf(state, seat);
  const lines = [
    { line: 'jobs', value: influenceOfJobs(pack, held.done) },
    { line: 'members', value: influenceOfMembers(pack, held.gang) },
    { line: 'richest', value: richest },
  ];
  if (state.options.resources)
    lines.push({ line: 'resource', value: influenceOfResource(pack, held.resource, held.done) });
  return [...lines, { line: state.options.families ? 'families' : 'largestGang', value: largest }];
}

interface Rich {
  readonly pack: string;
  readonly options: Pick<State['options'], 'families'>;
  readonly seats: readonly Pick<Gangs['seats'][number] & { readonly money: number }, 'gang' | 'money'>[];
}

/**
 * G1, F2. The influence for the most money, and for the largest gang. In the family variant, the most members of each
 * family count instead of the largest gang.
 */
export function majoritiesOf(table: Rich, seat: SeatId): { readonly richest: number; readonly largest: number } {
  const { seats, options } = table;
  const richest = majority(
    seats.map(({ money }) => money),
    seat,
  );
  const sizes = seats.map(({ gang }) => gang.length);
  if (!options.families) return { richest, largest: majority(sizes, seat) };
  const pack = packOf(table);
  const families = FAMILIES.map((family) => {
    const counts = seats.map(({ gang }) => countFamily(pack, gang, family));
    return Math.max(...counts) === 0 ? 0 : majority(counts, seat); // rule F2
  });
  return { richest, largest: families.reduce((sum, value) => sum + value, 0) };
}

/** G1. +2 for the seat with the most. If several seats tie, +1 for each of them. */
function majority(counts: readonly number[], seat: SeatId): number {
  const most = Math.max(...counts);
  if (counts[seat] !== most) return 0;
  return counts.filter((count) => count === most).length > 1 ? 1 : 2;
}

const membersOf = (state: State, seat: SeatId): number => seatOf(state, seat).gang.length;
