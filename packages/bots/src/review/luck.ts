import { Match, type Result, type SeatId, type Shape, seededChance } from '@getaway/kernel';
import { Imagined } from '../imagined.ts';
import { chanceOf } from '../learned/curves.ts';
import { Judge } from '../learned/judge.ts';
import { bestTurn } from '../learned/policy.ts';
import { sharesBeforeReveal, sharesOf } from '../shares.ts';
import type { GameWithNet } from './judgeDecision.ts';
import { average, errorOf } from './trial.ts';

/** How one choice changed a seat's chance to win. */
export interface Change {
  /** The part of the change that comes from the choice itself: the average value after it minus the value before it. */
  readonly choice: number;
  /** The part of the change that comes from draws and reveals. */
  readonly luck: number;
  /** The variance of the estimated luck. The estimate for the choice has the same variance. */
  readonly variance: number;
}

interface Metered {
  readonly seats: readonly SeatId[];
  readonly seed: string;
}

const UNCHANGED: Change = { choice: 0, luck: 0, variance: 0 };

/** The real draw is compared with this many other draws. */
const WORLDS = 8;

/**
 * Separates luck from decisions in a finished game. A neural net estimates each seat's chance to win from what the seat
 * knows. Luck is the chance after a draw minus the mean chance after other possible draws. The final reveal of hidden
 * scores counts as luck too. For each seat, the first chance plus all changes is exactly the result.
 */
export class LuckMeter<G extends Shape> {
  readonly #judge: Judge<G>;
  readonly #seats: readonly SeatId[];
  readonly #seed: string;
  #values: readonly number[];

  /** `seed` must be different for each game, so that the errors of different games are independent. */
  constructor({ game, net }: GameWithNet<G>, start: Match<G>, { seats, seed }: Metered) {
    this.#judge = new Judge(game, net);
    this.#seats = seats;
    this.#seed = seed;
    this.#values = this.#valuesIn(start);
  }

  /** The current value of each reviewed seat. */
  get values(): readonly number[] {
    return this.#seats.map((seat) => this.#values[seat] ?? 0);
  }

  /**
   * Plays the next entry, and returns what it changed for each seat. If a seat makes several choices in a row without a
   * draw, the changes by all of them are returned with the last of these choices.
   */
  play(match: Match<G>, move: G['move'], draws: readonly number[]): readonly Change[] {
    const before = this.#values;
    const { number, decision } = match;
    const valuesAfter = this.#valuesByDraws();
    const redrawn = Array.from({ length: draws.length === 0 ? 0 : WORLDS }, (_, i) => {
      const { world, drawn } = redraw(match, move, `${this.#seed} redrawn ${number} ${i}`);
      return valuesAfter(world, drawn);
    });
    match.play(move, draws);
    if (redrawn.length === 0 && match.decision !== undefined && match.decision.seat === decision?.seat)
      return this.#seats.map(() => UNCHANGED);
    this.#values = valuesAfter(match, draws);
    const { result } = match;
    return this.#seats.map((seat) => {
      const [old = 0, now = 0] = [before[seat], this.#values[seat]];
      const then = result === undefined ? now : shareOf(result, seat);
      if (redrawn.length === 0) return { choice: now - old, luck: then - now, variance: 0 };
      const could = redrawn.map((values) => values[seat] ?? 0);
      const mean = average(could);
      return { choice: mean - old, luck: then - mean, variance: errorOf(could) ** 2 };
    });
  }

  /** The values of all seats after a choice. Equal draws lead to the same position, which is valued only once. */
  #valuesByDraws(): (match: Match<G>, draws: readonly number[]) => readonly number[] {
    const known = new Map<string, readonly number[]>();
    return (match, draws) => {
      const key = draws.join(' ');
      const values = known.get(key) ?? this.#valuesIn(match);
      known.set(key, values);
      return values;
    };
  }

  #valuesIn({ definition, state, question, number }: Match<G>): readonly number[] {
    const seats = Array.from({ length: definition.seatsOf(state) }, (_, seat) => seat);
    if (question === undefined)
      return sharesBeforeReveal(seats.map((seat) => this.#judge.game.ending(state, seat).win));
    return sharesOf(
      seats.map((seat) => {
        const chance = seededChance(`${this.#seed} now ${number}`);
        return this.#chanceIn(Imagined.dream({ definition, state, question }, seat, chance), seat);
      }),
    );
  }

  /** A seat's chance to win, assuming that the current turn is played well. */
  #chanceIn(dream: Imagined<G>, seat: SeatId): number {
    return chanceOf(this.#judge.judge(bestTurn(this.#judge, dream, 'few').end, seat).logit);
  }
}

/** Plays the same move with other draws. */
function redraw<G extends Shape>({ definition, state, number }: Match<G>, move: G['move'], seed: string) {
  const other = definition.cloneState(state);
  other.chance = seededChance(seed);
  const world = Match.from(definition, other, number);
  return { world, drawn: world.play(move).entry.draws };
}

/** A seat's share of the win: 1 for a win, a fraction for a tie, and 0 for a loss. */
export function shareOf({ ranking }: Result, seat: SeatId): number {
  const winners = ranking.filter(({ place }) => place === 1);
  return winners.some((score) => score.seat === seat) ? 1 / winners.length : 0;
}
