import { expect, test } from 'vitest';
import { blend, learn, predict } from '../training/learn.ts';
import { RandomNumbers } from '../training/randomNumbers.ts';
import { chanceOf, slopeOfSquash, squash } from './curves.ts';
import { logitOf } from './judge.ts';
import { Net } from './net.ts';
import { netDocumentOf, netOf } from './netDocument.ts';

function randomNet(seed: string): Net {
  const net = new Net({ inputs: 12, hidden: 7, heads: 2 });
  const random = new RandomNumbers(seed);
  for (const part of net.parts) for (let i = 0; i < part.length; i += 1) part[i] = random.share() - 0.5;
  return net;
}

function randomInputs(seed: string): Float64Array {
  const random = new RandomNumbers(seed);
  return Float64Array.from({ length: 12 }, () => (random.below(3) === 0 ? 0 : 2 * random.share() - 1));
}

test('the curve is close to tanh and its slope is right', () => {
  for (let x = -4; x <= 4; x += 0.25) {
    expect(Math.abs(squash(x) - Math.tanh(x))).toBeLessThan(0.025);
    expect(slopeOfSquash(x)).toBeCloseTo((squash(x + 1e-6) - squash(x - 1e-6)) / 2e-6, 5);
    if (Math.abs(x) < 4) expect(logitOf(chanceOf(x))).toBeCloseTo(x, 4);
  }
});

test('evaluating by differences from the base gives the same values as evaluating everything', () => {
  const net = randomNet('near');
  net.setBase(randomInputs('base'));
  for (let i = 0; i < 20; i += 1) {
    const inputs = randomInputs(`near ${i}`);
    const near = Array.from(net.evaluateNear(inputs));
    for (const [k, output] of net.evaluate(inputs).entries()) expect(near[k]).toBeCloseTo(output, 10);
  }
});

test('a stored net is the same net, up to the precision of its weights', () => {
  const net = randomNet('stored');
  const origin = { game: 'gangsta', players: 2, features: 1, trained: {} };
  const document = netDocumentOf(net, origin);
  const restored = netOf(JSON.parse(JSON.stringify(document)) as typeof document);
  expect(netDocumentOf(restored, origin).weights).toBe(document.weights);
  const inputs = randomInputs('stored');
  const outputs = Array.from(net.evaluate(inputs));
  for (const [k, output] of restored.evaluate(inputs).entries()) expect(output).toBeCloseTo(outputs[k]!, 3);
  expect(() => netOf({ ...document, format: 99 })).toThrow('format 99');
  expect(() => netOf({ ...document, hidden: 3 })).toThrow('weights');
});

test('learning moves predictions towards the target', () => {
  const net = randomNet('learning');
  const inputs = randomInputs('learning');
  const target = Float64Array.from([0.9, -0.5]);
  const predicted = new Float64Array(2);
  for (let i = 0; i < 2000; i += 1) learn(net, inputs, target, 0.02);
  predict(net, inputs, predicted);
  expect(predicted[0]).toBeCloseTo(0.9, 1);
  expect(predicted[1]).toBeCloseTo(-0.5, 1);
});

test('a full blend copies a net', () => {
  const net = randomNet('one');
  blend(net, randomNet('other'), 1);
  expect(net.parts).toEqual(randomNet('other').parts);
});
