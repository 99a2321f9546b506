import { type Gangsta, gangsta } from '@getaway/gangsta';
import { Match, readSetup, type SeatId, type Wish } from '@getaway/kernel';
import { chooseMove, type Level } from '../chooseMove.ts';

export function newGame(seed: string, wish: Wish = { players: 2 }): Match<Gangsta> {
  const setup = readSetup(gangsta, wish);
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  return Match.start(gangsta, setup.ok, { seed });
}

/** Plays at random for a while: some position in the middle of a game. */
export function wander(seed: string, moves: number, wish?: Wish): Match<Gangsta> {
  const match = newGame(seed, wish);
  for (let i = 0; i < moves && match.decision !== undefined; i += 1) {
    const { move } = chooseMove({ match, seat: match.decision.seat, level: 'random', seed });
    const { match: next } = match.after(move);
    if (next.decision === undefined) break;
    match.play(move);
  }
  return match;
}

/** Plays to the end; true if the hero won, alone or not. */
export function heroWins(match: Match<Gangsta>, hero: SeatId, level: Level): boolean {
  while (match.decision !== undefined) {
    const { seat } = match.decision;
    const { move } = chooseMove({
      match,
      seat,
      level: seat === hero ? level : 'random',
      seed: `seat ${seat}`,
      dreams: 1,
    });
    match.play(move);
  }
  return match.result?.ranking.some(({ seat, place }) => seat === hero && place === 1) === true;
}
