import { type Gangsta, gangsta } from '@getaway/gangsta';
import { type Definition, Match, readSetup, type SeatId, type SetupRequest, type Shape } from '@getaway/kernel';
import type { Adapter } from '../adapter.ts';
import { chooseMove } from '../chooseMove.ts';

export function gameOf<G extends Shape>(definition: Definition<G>, seed: string, request: SetupRequest): Match<G> {
  const setup = readSetup(definition, request);
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  return Match.start(definition, setup.ok, { seed });
}

export const newGame = (seed: string, request: SetupRequest = { players: 2 }): Match<Gangsta> =>
  gameOf(gangsta, seed, request);

export const randomPosition = (seed: string, moves: number, request?: SetupRequest): Match<Gangsta> =>
  playRandomMoves(newGame(seed, request), seed, moves);

/** Plays random moves to reach a position in mid-game. */
export function playRandomMoves<G extends Shape>(match: Match<G>, seed: string, moves: number): Match<G> {
  for (let i = 0; i < moves && match.decision !== undefined; i += 1) {
    const { move } = chooseMove({ match, seat: match.decision.seat, level: 'random', seed });
    const { match: next } = match.after(move);
    if (next.decision === undefined) break;
    match.play(move);
  }
  return match;
}

/** Lets `steady` play one seat against random players. Returns whether it won or tied for the win. */
export function heroWins<G extends Shape>(match: Match<G>, hero: SeatId, adapter: Adapter<G>): boolean {
  return heroPlace(match, hero, adapter) === 1;
}

/** Lets `steady` play one seat against random players. Returns its place, or 0 if it is not ranked. */
export function heroPlace<G extends Shape>(match: Match<G>, hero: SeatId, adapter: Adapter<G>): number {
  while (match.decision !== undefined) {
    const { seat } = match.decision;
    const level = seat === hero ? 'steady' : 'random';
    const { move } = chooseMove({ match, adapter, seat, level, seed: `seat ${seat}`, dreams: 1 });
    match.play(move);
  }
  return match.result?.ranking.find(({ seat }) => seat === hero)?.place ?? 0;
}
