import type { Shape } from '@getaway/kernel';
import { Judge } from '../learned/judge.ts';
import type { LearnedGame } from '../learned/learnedGame.ts';
import { bytesOf, Net } from '../learned/net.ts';
import { fitLessons } from './fit.ts';
import { blend, learn, predict } from './learn.ts';
import { RandomNumbers } from './randomNumbers.ts';
import { type Lesson, playLesson, type Trainee, type TrainingGame } from './selfPlay.ts';

/** The settings of a training run. The same settings give the same weights. */
export interface TrainingSettings {
  readonly players: number;
  readonly games: number;
  readonly hidden: number;
  readonly seed: string;
  /** The variants of the game, which are played in turn. */
  readonly variants: readonly Readonly<Record<string, boolean>>[];
  /** The file of the net to begin with. By default, training begins with a new net. */
  readonly from?: string;
  /**
   * Settings for learning more than once from each game, for games that take long to play. Without them, the net learns
   * once from each position.
   */
  readonly fit?: FitSettings;
}

export interface FitSettings {
  /** The number of games between two changes of the weights. The net learns from these games together. */
  readonly batch: number;
  /** After each batch, the net learns from this many of the last games. */
  readonly memory: number;
  /** The learning rate at the beginning of the run. */
  readonly rate: number;
  readonly lambda: number;
  /**
   * The noise added to the net's values at the beginning of the run, in logits. It makes the net try different moves.
   */
  readonly jitter: number;
  /** The share of games against the level `steady`. */
  readonly againstSteady: number;
  /**
   * Whether the bot plans again at every choice of a turn. This helps if its plans assume simple habits for later
   * choices.
   */
  readonly replans: boolean;
}

/** A training run between two batches, with everything that is needed to continue. */
export interface TrainingState {
  played: number;
  readonly net: Net;
  /** The average of the net's weights over the last games. It plays better than the current weights. */
  readonly average: Net;
  /** Earlier averages, which play as opponents. */
  readonly earlier: Net[];
  /** The last games, if the run learns from a game more than once. */
  readonly remembered: Lesson[];
}

export function beginTraining<G extends Shape>(
  { learned }: TrainingGame<G>,
  { players, hidden, seed }: TrainingSettings,
  begun?: Net,
): TrainingState {
  const shape = { inputs: learned.inputs(players), hidden, heads: learned.heads };
  const net = sharedNet(shape);
  const random = new RandomNumbers(`${seed}/weights`);
  const fill = (part: Float64Array, size: number, isIncluded: (i: number) => boolean): void => {
    for (let i = 0; i < part.length; i += 1) if (isIncluded(i)) part[i] = size * (2 * random.share() - 1);
  };
  const width = hidden + learned.heads;
  // Fills the weights that lead to hidden units. The direct weights from inputs to heads (outputs) stay 0.
  fill(net.first, 1 / Math.sqrt(shape.inputs), (i) => i % width < hidden);
  const guess = learned.firstGuess?.(players);
  if (guess === undefined) fill(net.last, 0.1, () => true);
  for (const { input, weights } of guess?.inputs ?? []) net.first.set(weights, input * width + hidden);
  net.bias.set(guess?.biases ?? [], hidden);
  if (begun !== undefined) blend(net, begun.shape.inputs === shape.inputs ? begun : grown(learned, begun, players), 1);
  const average = sharedNet(shape);
  blend(average, net, 1);
  return { played: 0, net, average, earlier: [], remembered: [] };
}

/** A net for more than two players, initialised from a net for two players. */
function grown<G extends Shape>(learned: LearnedGame<G>, two: Net, players: number): Net {
  const { hidden, heads } = two.shape;
  const net = new Net({ inputs: learned.inputs(players), hidden, heads });
  const width = hidden + heads;
  for (let i = 0; i < net.shape.inputs; i += 1) {
    const same = learned.twoPlayerFeature?.(i, players);
    if (same === undefined) throw new Error('features of two players can’t be used with more');
    for (let j = 0; j < width; j += 1)
      net.first[i * width + j] = same.share * (two.first[same.index * width + j] as number);
  }
  net.bias.set(two.bias);
  net.last.set(two.last);
  return net;
}

/** A net whose weights other threads can read. */
export const sharedNet = (shape: Net['shape']): Net => new Net(shape, new SharedArrayBuffer(bytesOf(shape)));

/**
 * The progress of a run, from 0 to 1. A run that begins with an existing net skips the first part, which has the most
 * noise.
 */
const progressAt = ({ games, from }: TrainingSettings, played: number): number =>
  from === undefined ? played / games : WARM + (1 - WARM) * (played / games);
const WARM = 0.35;

/** The learning rate falls in steps during a run. The noise (jitter) and λ fall linearly to a minimum. */
const rateAt = (done: number): number => 0.01 * (done < 0.6 ? 1 : done < 0.85 ? 0.35 : 0.1);
const jitterAt = (done: number): number => 1 - 0.75 * Math.min(1, 1.4 * done);
const lambdaAt = (done: number): number => 0.8 - 0.1 * Math.min(1, 2 * done);

const BATCH = 16;
/** The shares of training games in which `steady` or an earlier net plays all seats except one. */
const AGAINST_STEADY = 0.08;
const AGAINST_EARLIER = 0.15;
const MAX_EARLIER = 8;
/** The average is taken over about this many of the last games. */
const AVERAGED_GAMES = 700;

/**
 * Plays the training games with these numbers, in any order. Returns one lesson for each game, in the order of
 * `games`.
 */
export type PlayGames = (games: readonly number[]) => Promise<readonly Lesson[]>;

export async function trainBatch(settings: TrainingSettings, state: TrainingState, play: PlayGames): Promise<void> {
  const { games, fit } = settings;
  const first = state.played;
  const batch = Array.from({ length: Math.min(fit?.batch ?? BATCH, games - first) }, (_, i) => first + i);
  const lessons = await play(batch);
  if (fit === undefined) learnOneByOne(settings, state, lessons);
  else learnTogether(settings, fit, state, lessons);
  const step = Math.ceil(games / (MAX_EARLIER + 1));
  if (Math.floor(state.played / step) === Math.floor(first / step)) return;
  const copy = sharedNet(state.net.shape);
  blend(copy, state.average, 1);
  state.earlier.push(copy);
}

function learnOneByOne(settings: TrainingSettings, state: TrainingState, lessons: readonly Lesson[]): void {
  for (const lesson of lessons) {
    const done = progressAt(settings, state.played);
    learnFrom(state.net, lesson, rateAt(done), lambdaAt(done));
    state.played += 1;
    blend(state.average, state.net, Math.max(1 / AVERAGED_GAMES, 1 / (state.played + 1)));
  }
}

function learnTogether(
  settings: TrainingSettings,
  { rate, lambda, memory }: FitSettings,
  state: TrainingState,
  lessons: readonly Lesson[],
): void {
  const { remembered } = state;
  remembered.push(...lessons);
  remembered.splice(0, remembered.length - memory);
  const random = new RandomNumbers(`${settings.seed}/fit/${state.played}`);
  const slower = rateAt(progressAt(settings, state.played)) / rateAt(0);
  fitLessons(state.net, remembered, { rate: rate * slower, lambda, random });
  state.played += lessons.length;
  blend(
    state.average,
    state.net,
    Math.min(1, Math.max(lessons.length / AVERAGED_GAMES, lessons.length / state.played)),
  );
}

/** Plays the game with this number. It needs only the nets of the state, so a thread can run it. */
export function playGame<G extends Shape>(
  game: TrainingGame<G>,
  settings: TrainingSettings,
  nets: Pick<TrainingState, 'net' | 'earlier'>,
  nth: number,
): Lesson {
  const { players, seed, variants, fit } = settings;
  const name = `${seed}/${nth}`;
  const options = variants[nth % variants.length] ?? {};
  const jitter = (fit?.jitter ?? 1) * jitterAt(progressAt(settings, nth));
  const seats = seatsFor(game, nets, new RandomNumbers(`${name}/seats`), { players, jitter, ...fit });
  return playLesson(game, { seed: name, request: { players, options }, seats, replans: fit?.replans ?? false });
}

interface SeatSettings {
  readonly players: number;
  readonly jitter: number;
  readonly againstSteady?: number;
}

function seatsFor<G extends Shape>(
  { learned }: TrainingGame<G>,
  { net, earlier }: Pick<TrainingState, 'net' | 'earlier'>,
  random: RandomNumbers,
  { players, jitter, againstSteady = AGAINST_STEADY }: SeatSettings,
): Trainee<G>[] {
  const learner: Trainee<G> = { judge: new Judge(learned, net), jitter };
  const kind = random.share();
  const old = earlier[random.below(Math.max(1, earlier.length))];
  const other: Trainee<G> =
    kind < againstSteady
      ? 'steady'
      : kind < againstSteady + AGAINST_EARLIER && old !== undefined
        ? { judge: new Judge(learned, old), jitter: 0 }
        : learner;
  const own = random.below(players);
  return Array.from({ length: players }, (_, seat) => (seat === own ? learner : other));
}

/**
 * Learns from one game by TD(λ), from the last position to the first. The target mixes the result with the net's
 * predictions for later positions.
 */
function learnFrom(net: Net, { trails, targets }: Lesson, rate: number, lambda: number): void {
  const expected = new Float64Array(net.shape.heads);
  for (const [seat, trail] of trails.entries()) {
    const target = Float64Array.from(targets[seat] as Float64Array);
    for (const inputs of trail.toReversed()) {
      predict(net, inputs, expected);
      learn(net, inputs, target, rate);
      for (let k = 0; k < target.length; k += 1)
        target[k] = lambda * (target[k] as number) + (1 - lambda) * (expected[k] as number);
    }
  }
}
