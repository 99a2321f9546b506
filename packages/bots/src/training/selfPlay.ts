import {
  type Definition,
  Match,
  type Result,
  readSetup,
  type SeatId,
  type SetupRequest,
  type Shape,
} from '@getaway/kernel';
import type { Adapter } from '../adapter.ts';
import { inputOf } from '../botInput.ts';
import { Imagined } from '../imagined.ts';
import type { Judge } from '../learned/judge.ts';
import { marginIn } from '../learned/judge.ts';
import type { LearnedGame } from '../learned/learnedGame.ts';
import { bestTurn } from '../learned/policy.ts';
import { playSteadily } from '../steady.ts';
import { RandomNumbers } from './randomNumbers.ts';

/** A player of training games: a net with some noise (jitter), or the level `steady` for comparison. */
export type Trainee<G extends Shape> = { readonly judge: Judge<G>; readonly jitter: number } | 'steady';

/**
 * A finished training game. For each seat, `trails` contains what the seat knew after every turn, and `targets`
 * contains what the net should have predicted.
 */
export interface Lesson {
  readonly trails: readonly (readonly Float64Array[])[];
  readonly targets: readonly Float64Array[];
}

export interface TrainingGame<G extends Shape> {
  readonly definition: Definition<G>;
  readonly adapter: Adapter<G>;
  readonly learned: LearnedGame<G>;
}

interface Played<G extends Shape> {
  readonly seed: string;
  readonly request: SetupRequest;
  readonly seats: readonly Trainee<G>[];
  /**
   * Whether the turn is planned again at every choice, as in real games. By default, the first plan is played to its
   * end.
   */
  readonly replans?: boolean;
}

/** A game with more turns than this must be in an endless loop. */
const MAX_TURNS = 2000;

/**
 * Plays a training game. All players share one state. For each seat, the net sees only that seat's features, which
 * contain no secrets of others.
 */
export function playLesson<G extends Shape>(
  { definition, adapter, learned }: TrainingGame<G>,
  { seed, request, seats, replans = false }: Played<G>,
): Lesson {
  const random = new RandomNumbers(seed);
  let dream = startDream(definition, request, seed);
  const trails = seats.map((): Float64Array[] => []);
  for (let turns = 0; turns < MAX_TURNS && !dream.isOver; turns += 1) {
    dream = playTurn(dream, { adapter, learned, seats, random, replans, seed: `${seed}/${turns}` });
    if (dream.isOver) break;
    for (const [seat, trail] of trails.entries()) {
      const inputs = new Float64Array(learned.inputs(seats.length));
      learned.read(dream.state, seat, inputs);
      trail.push(inputs);
    }
    dream.proceed();
  }
  const { result } = dream;
  if (result === undefined) throw new Error(`the training game "${seed}" does not end`);
  return { trails, targets: seats.map((_, seat) => targetFor(learned, result, seat)) };
}

function startDream<G extends Shape>(definition: Definition<G>, request: SetupRequest, seed: string): Imagined<G> {
  const setup = readSetup(definition, request);
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const { state, question } = Match.start(definition, setup.ok, { seed });
  if (question === undefined) throw new Error('a game without a decision');
  return Imagined.dream<G>({ definition, state, question }, question.seat, new RandomNumbers(`${seed}/dream`).chance);
}

interface AtTable<G extends Shape> {
  readonly adapter: Adapter<G>;
  readonly learned: LearnedGame<G>;
  readonly seats: readonly Trainee<G>[];
  readonly random: RandomNumbers;
  readonly replans: boolean;
  readonly seed: string;
}

/** Plays until the next pause or the end of the game. If another seat has to choose before that, its player chooses. */
function playTurn<G extends Shape>(dream: Imagined<G>, table: AtTable<G>): Imagined<G> {
  const { adapter, learned, seats, random, replans, seed } = table;
  let now = dream;
  for (let choices = 0; now.fork !== undefined; choices += 1) {
    const { fork } = now;
    const trainee = seats[fork.seat] ?? 'steady';
    if (trainee === 'steady') {
      const input = inputOf(now, choices);
      const budget = { seed, dreams: 1, effort: 1, enough: () => false };
      now.play(playSteadily(input, adapter, budget).move, learned.pauses);
    } else {
      const { judge, jitter } = trainee;
      const { moves, end } = bestTurn(judge, now, 'few', () => jitter * (random.share() - 0.5));
      const [first, ...later] = moves;
      if (replans && first !== undefined && later.length > 0) now.play(first, learned.pauses);
      else now = end;
    }
  }
  return now;
}

/** G2. What the net should have predicted for a seat. A tie counts as a share of a win. */
function targetFor<G extends Shape>(learned: LearnedGame<G>, { ranking }: Result, seat: SeatId): Float64Array {
  const own = ranking.find((score) => score.seat === seat);
  const winners = ranking.filter(({ place }) => place === 1);
  const best = Math.max(...ranking.filter((score) => score.seat !== seat).map(({ total }) => total));
  const margin = marginIn((own?.total ?? 0) - best, learned.marginUnit);
  const win = own?.place === 1 ? 1 / winners.length : 0;
  const score = (own?.total ?? 0) / learned.marginUnit;
  return Float64Array.from([win, margin, (own?.place ?? 0) > 0 ? 1 : 0, score].slice(0, learned.heads));
}
