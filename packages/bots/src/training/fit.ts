import { slopeOfSquash, squash } from '../learned/curves.ts';
import { Net } from '../learned/net.ts';
import { headError, predict, type Target } from './learn.ts';
import type { RandomNumbers } from './randomNumbers.ts';
import type { Lesson } from './selfPlay.ts';

/** A position and what a net should have predicted for it. */
interface Sample {
  readonly inputs: Float64Array;
  readonly target: Target;
}

export interface Fitting {
  readonly rate: number;
  readonly lambda: number;
  readonly random: RandomNumbers;
}

/** The number of positions for each change of the weights. */
const STEP = 32;

/**
 * Learns from many games together, with their positions in random order. In this way, the net learns more from each
 * game, which helps if games take long to play.
 */
export function fitLessons(net: Net, lessons: readonly Lesson[], { rate, lambda, random }: Fitting): void {
  const samples = lessons.flatMap((lesson) => samplesOf(net, lesson, lambda));
  for (let i = samples.length - 1; i > 0; i -= 1) {
    const j = random.below(i + 1);
    [samples[i], samples[j]] = [samples[j] as Sample, samples[i] as Sample];
  }
  const adam = new Adam(net);
  for (let from = 0; from < samples.length; from += STEP) {
    const some = samples.slice(from, from + STEP);
    for (const { inputs, target } of some) adam.add(inputs, target, 1 / some.length);
    adam.step(rate);
  }
}

/**
 * The targets of TD(λ), from the last position to the first. A target mixes the result with the net's predictions for
 * later positions.
 */
function samplesOf(net: Net, { trails, targets }: Lesson, lambda: number): Sample[] {
  const samples: Sample[] = [];
  const expected = new Float64Array(net.shape.heads);
  for (const [seat, trail] of trails.entries()) {
    let target = targets[seat] as Target;
    for (const inputs of trail.toReversed()) {
      samples.push({ inputs, target });
      predict(net, inputs, expected);
      target = target.map((value, k) => lambda * value + (1 - lambda) * (expected[k] as number));
    }
  }
  return samples;
}

const [KEPT, KEPT_SQUARE] = [0.9, 0.999];
/** Weight decay: a weight shrinks towards 0 unless the samples keep it large. */
const DECAY = 1e-4;

/**
 * Gradient descent by the method Adam: each weight has its own learning rate, which depends on its gradients so far.
 */
class Adam {
  readonly #net: Net;
  readonly #gradient: Net;
  readonly #mean: Net;
  readonly #square: Net;
  readonly #deltas: Float64Array;
  #steps = 0;

  constructor(net: Net) {
    this.#net = net;
    this.#gradient = new Net(net.shape);
    this.#mean = new Net(net.shape);
    this.#square = new Net(net.shape);
    this.#deltas = new Float64Array(net.shape.hidden + net.shape.heads);
  }

  /** Adds the gradient of one position. */
  add(inputs: Float64Array, target: Target, share: number): void {
    const { hidden, heads } = this.#net.shape;
    const width = hidden + heads;
    const { first, bias, last } = this.#gradient;
    const outputs = this.#net.evaluate(inputs);
    const { sums } = this.#net;
    const deltas = this.#deltas;
    for (let k = 0; k < heads; k += 1) deltas[hidden + k] = -share * headError(outputs, target, k);
    for (let j = 0; j < hidden; j += 1) {
      const sum = sums[j] as number;
      const unit = squash(sum);
      let back = 0;
      for (let k = 0; k < heads; k += 1) {
        const delta = deltas[hidden + k] as number;
        const at = j * heads + k;
        back += delta * (this.#net.last[at] as number);
        last[at] = (last[at] as number) + delta * unit;
      }
      deltas[j] = back * slopeOfSquash(sum);
    }
    for (let j = 0; j < width; j += 1) bias[j] = (bias[j] as number) + (deltas[j] as number);
    for (let i = 0; i < inputs.length; i += 1) {
      const input = inputs[i] as number;
      if (input === 0) continue;
      const at = i * width;
      for (let j = 0; j < width; j += 1) first[at + j] = (first[at + j] as number) + input * (deltas[j] as number);
    }
  }

  step(rate: number): void {
    this.#steps += 1;
    const correction = 1 - KEPT ** this.#steps;
    const correctionSquare = 1 - KEPT_SQUARE ** this.#steps;
    for (const [part, weights] of this.#net.parts.entries()) {
      const gradient = this.#gradient.parts[part] as Float64Array;
      const mean = this.#mean.parts[part] as Float64Array;
      const square = this.#square.parts[part] as Float64Array;
      for (let i = 0; i < weights.length; i += 1) {
        const slope = gradient[i] as number;
        const m = KEPT * (mean[i] as number) + (1 - KEPT) * slope;
        const s = KEPT_SQUARE * (square[i] as number) + (1 - KEPT_SQUARE) * slope * slope;
        mean[i] = m;
        square[i] = s;
        const change = m / correction / (Math.sqrt(s / correctionSquare) + 1e-8);
        weights[i] = (weights[i] as number) - rate * (change + DECAY * (weights[i] as number));
      }
      gradient.fill(0);
    }
  }
}
