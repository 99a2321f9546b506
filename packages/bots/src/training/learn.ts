import { chanceOf, slopeOfSquash, squash } from '../learned/curves.ts';
import type { Net } from '../learned/net.ts';

/** What a net should have predicted: a number for each head (output). */
export type Target = Float64Array;

/**
 * The learning rate is multiplied by this factor for the weights that lead directly from inputs to heads (outputs).
 * Through these weights, many inputs act on a head at once, so the weights must learn more slowly.
 */
const DIRECT_RATE = 0.15;
/**
 * The errors of all heads (outputs) after the first are multiplied by this factor. These heads matter less and have
 * another scale.
 */
const OTHER_HEADS_RATE = 0.5;

/** Whether a head (an output) predicts a probability. The other heads predict margin and score. */
const isChance = (head: number): boolean => head % 2 === 0;

/** Writes the predictions of a net, one for each head (output). */
export function predict(net: Net, inputs: Float64Array, into: Float64Array): void {
  const outputs = net.evaluate(inputs);
  for (let k = 0; k < into.length; k += 1)
    into[k] = isChance(k) ? chanceOf(outputs[k] as number) : (outputs[k] as number);
}

/** The target of a head (output) minus its prediction, weighted by the importance of the head. */
export function headError(outputs: Float64Array, target: Target, head: number): number {
  const output = outputs[head] as number;
  const predicted = isChance(head) ? chanceOf(output) : output;
  return (head === 0 ? 1 : OTHER_HEADS_RATE) * ((target[head] as number) - predicted);
}

/** Makes one step of gradient descent towards the target. */
export function learn(net: Net, inputs: Float64Array, target: Target, rate: number): void {
  const { hidden, heads } = net.shape;
  const { first, bias, last, sums } = net;
  const width = hidden + heads;
  const outputs = net.evaluate(inputs);
  const steps = stepsOf(width);
  for (let k = 0; k < heads; k += 1) steps[hidden + k] = rate * headError(outputs, target, k);
  for (let j = 0; j < hidden; j += 1) {
    const sum = sums[j] as number;
    const unit = squash(sum);
    let back = 0;
    for (let k = 0; k < heads; k += 1) {
      const step = steps[hidden + k] as number;
      const at = j * heads + k;
      back += step * (last[at] as number);
      last[at] = (last[at] as number) + step * unit;
    }
    steps[j] = back * slopeOfSquash(sum);
  }
  for (let j = 0; j < width; j += 1) bias[j] = (bias[j] as number) + (steps[j] as number);
  for (let k = hidden; k < width; k += 1) steps[k] = (steps[k] as number) * DIRECT_RATE;
  for (let i = 0; i < inputs.length; i += 1) {
    const input = inputs[i] as number;
    if (input === 0) continue;
    const at = i * width;
    for (let j = 0; j < width; j += 1) first[at + j] = (first[at + j] as number) + input * (steps[j] as number);
  }
}

let reused = new Float64Array(0);
function stepsOf(width: number): Float64Array {
  if (reused.length !== width) reused = new Float64Array(width);
  return reused;
}

/** Moves the weights of a net towards those of another, by this share of the difference. */
export function blend(net: Net, towards: Net, share: number): void {
  for (const [i, part] of net.parts.entries()) {
    const other = towards.parts[i] as Float64Array;
    for (let j = 0; j < part.length; j += 1)
      part[j] = (part[j] as number) + share * ((other[j] as number) - (part[j] as number));
  }
}
