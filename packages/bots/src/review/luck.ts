import { Match, type Result, type SeatId, type Shape, sameMove, seededChance } from '@getaway/kernel';
import { Imagined } from '../imagined.ts';
import { chanceOf } from '../learned/curves.ts';
import { Judge } from '../learned/judge.ts';
import { bestTurn } from '../learned/policy.ts';
import type { Known } from './judgeDecision.ts';

/** What one choice changed for a seat, in its chance to win. */
export interface Change {
  /** The change by the choice itself, which is its average result compared with what the seat could expect before. */
  readonly choice: number;
  /** The change by what was drawn or revealed. */
  readonly luck: number;
  /** The variance of the estimate of the luck, and so of the choice. */
  readonly variance: number;
}

interface Metered {
  readonly seats: readonly SeatId[];
  readonly seed: string;
}

/** The number of other worlds that a draw is compared with. */
const WORLDS = 8;

/**
 * Follows a finished game and separates luck from decisions. At every moment, each seat has a value, which is the
 * chance to win that the net gives it if the seat that is due plays its turn well. At the end, the value is the seat's
 * share of the win. Luck is the value after a choice, minus the mean of the values that could have come instead. So
 * luck is 0 on average, however much the net misjudges. Choices and luck together are exactly the difference between
 * the value at the beginning and the result.
 */
export class LuckMeter<G extends Shape> {
  readonly #judge: Judge<G>;
  readonly #seats: readonly SeatId[];
  readonly #seed: string;
  #values: readonly number[];

  /** `seed` is any text that belongs to this game, so that the errors of different games are independent. */
  constructor({ game, net }: Known<G>, start: Match<G>, { seats, seed }: Metered) {
    this.#judge = new Judge(game, net);
    this.#seats = seats;
    this.#seed = seed;
    this.#values = this.#valuesIn(start);
  }

  /** The value of each seat now. */
  get values(): readonly number[] {
    return this.#values;
  }

  /** Plays the next entry in the match, and returns what it changed for each seat. */
  play(match: Match<G>, move: G['move'], draws: readonly number[]): readonly Change[] {
    const before = this.#values;
    const redrawn = draws.length === 0 ? [] : this.#redrawn(match, move);
    const imagined = draws.length === 0 ? [] : this.#seats.map((seat) => this.#imagined(match, move, seat));
    match.play(move, draws);
    this.#values = this.#valuesIn(match);
    return this.#seats.map((_, i) => {
      const [old = 0, now = 0] = [before[i], this.#values[i]];
      const could = this.#whatCouldHaveCome(redrawn[i] ?? [], imagined[i] ?? [], match.result !== undefined);
      if (could.length === 0) return { choice: now - old, luck: 0, variance: 0 };
      const mean = average(could);
      const variance = average(could.map((value) => (value - mean) ** 2)) / Math.max(1, could.length - 1);
      return { choice: mean - old, luck: now - mean, variance };
    });
  }

  /**
   * The values that a result is compared with. A draw is compared with other draws from the same bags, which is fair
   * whatever the other seats hold. Something that was revealed without a draw is compared with what the seat could
   * imagine. The same applies to the end of the game, where everything is shown.
   */
  #whatCouldHaveCome(redrawn: readonly number[], imagined: readonly number[], isEnd: boolean): readonly number[] {
    const isReveal = isEnd || redrawn.every((value) => value === redrawn[0]);
    return isReveal ? imagined : redrawn;
  }

  /** The values of every seat after the same move with other draws. */
  #redrawn(match: Match<G>, move: G['move']): readonly (readonly number[])[] {
    const { definition, state, number } = match;
    const worlds = Array.from({ length: WORLDS }, (_, i) => {
      const other = definition.cloneState(state);
      other.chance = seededChance(`${this.#seed} redrawn ${number} ${i}`);
      const world = Match.from(definition, other, number);
      world.play(move);
      return this.#valuesIn(world);
    });
    return this.#seats.map((_, i) => worlds.map((values) => values[i] ?? 0));
  }

  /**
   * The values of a seat after the same move in worlds that it could imagine. Worlds in which the move is impossible
   * are left out.
   */
  #imagined(match: Match<G>, move: G['move'], seat: SeatId): readonly number[] {
    const { definition, state, question, number } = match;
    if (question === undefined) return [];
    return Array.from({ length: WORLDS }, (_, i): number | undefined => {
      const seed = `${this.#seed} imagined ${number} ${seat} ${i}`;
      const dream = Imagined.dream({ definition, state, question }, seat, seededChance(seed));
      if (dream.fork?.moves.some((option) => sameMove(option, move)) !== true) return undefined;
      dream.play(move);
      return this.#valueIn(dream.isOver ? dream : dream.asSeenBy(seat, seededChance(`${seed} after`)), seat);
    }).filter((value) => value !== undefined);
  }

  #valuesIn(match: Match<G>): readonly number[] {
    const { definition, state, question, result, number } = match;
    return this.#seats.map((seat) => {
      if (question === undefined) return result === undefined ? 0 : shareOf(result, seat);
      const chance = seededChance(`${this.#seed} now ${number}`);
      return this.#valueIn(Imagined.dream({ definition, state, question }, seat, chance), seat);
    });
  }

  #valueIn(dream: Imagined<G>, seat: SeatId): number {
    const { result } = dream;
    if (result !== undefined) return shareOf(result, seat);
    const end = dream.fork === undefined ? dream : bestTurn(this.#judge, dream, 'few').end;
    return chanceOf(this.#judge.judge(end, seat).logit);
  }
}

/** A seat's share of the win. */
export function shareOf({ ranking }: Result, seat: SeatId): number {
  const winners = ranking.filter(({ place }) => place === 1);
  return winners.some((score) => score.seat === seat) ? 1 / winners.length : 0;
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
