import { gangsta } from '@getaway/gangsta';
import type { Gangsta } from '@getaway/gangsta/view';
import { hashOf, Match, readSetup, seededChance } from '@getaway/kernel';
import { beforeAll, expect, test } from 'vitest';
import { inputFromMatch } from '../chooseMove.ts';
import { gangstaAdapter } from '../gangsta/adapter.ts';
import { loadNets, netFor } from '../learned/nets.ts';
import { judgeDecision } from './judgeDecision.ts';
import { LuckMeter } from './luck.ts';
import { type Review, type Reviewing, reviewing } from './review.ts';
import { verdictOn } from './verdict.ts';

const { learned } = gangstaAdapter;
if (learned === undefined) throw new Error('Gangsta! has nets');
beforeAll(() => loadNets(learned));

function newMatch(seed: string) {
  const setup = readSetup(gangsta, { players: 2 });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  return Match.start(gangsta, setup.ok, { seed });
}

/** A short game: everybody always plays the last move, which is often to pass. */
function finishedMatch(seed: string) {
  const match = newMatch(seed);
  while (match.decision !== undefined) match.play(match.decision.moves.at(-1)!);
  return match;
}

function reviewOf(match: Match<Gangsta>, wanted: Reviewing): Review<Gangsta> | undefined {
  const steps = reviewing(match, learned, wanted);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

test('the account of every seat adds up, and only real choices are judged', () => {
  const match = finishedMatch('review');
  const steps = reviewing(match, learned, { rollouts: 4 });
  let step = steps.next();
  let left = match.entryCount;
  while (step.done !== true) {
    expect(step.value).toBe(left - 1);
    left = step.value;
    step = steps.next();
  }
  const { decisions, seats } = step.value as Review;
  expect(seats.map(({ seat }) => seat)).toEqual([0, 1]);
  for (const { start, own, others, luck, result } of seats) expect(start + own + others + luck).toBeCloseTo(result, 10);
  expect(seats.reduce((sum, { result }) => sum + result, 0)).toBeCloseTo(1, 10);
  expect(seats.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0, 10);
  expect(decisions.length).toBeGreaterThan(10);
  for (const { number, seat, worlds } of decisions) {
    expect(match.entries[number - 1]?.seat).toBe(seat);
    expect(worlds).toBeGreaterThan(1);
  }
  // Always playing the last move is bad, so somebody must have lost something.
  expect(seats.some(({ loss }) => loss > 0)).toBe(true);
});

test('nothing that the seat could not know changes the judgement of its decision', () => {
  const match = newMatch('blind');
  const net = netFor(learned, 2);
  if (net === undefined) throw new Error('there is a net for two');
  for (let i = 0; i < 12; i += 1) {
    const { decision } = match;
    if (decision === undefined) break;
    const { seat, moves, number } = decision;
    const judge = (seed: string) => {
      const other = Match.from(gangsta, gangsta.determinise(match.state, seat, seededChance(seed)), number);
      return judgeDecision(inputFromMatch(other, seat), moves[0]!, {
        learned: { game: learned, net },
        seed: 'same',
        rollouts: 4,
      }).decision;
    };
    expect(judge('one world')).toEqual(judge('another world'));
    match.play(moves[i % moves.length]!);
  }
});

test('a better plan is charged only at the choice that gives it up', () => {
  const match = finishedMatch('review');
  const net = netFor(learned, 2)!;
  const rollouts = 8;
  const { decisions } = reviewOf(match, { rollouts })!;
  const lossOf = (all: readonly { readonly loss: number }[]): number => all.reduce((sum, { loss }) => sum + loss, 0);
  const replayed = match.clone();
  replayed.backTo(0);
  // If choices are judged one by one, each is also blamed for later mistakes of the turn.
  const alone = match.entries.flatMap(({ seat, move, draws }) => {
    const asked = inputFromMatch(replayed, seat);
    const seed = hashOf(asked.view);
    const { decision } = judgeDecision(asked, move, { learned: { game: learned, net }, seed, rollouts });
    replayed.play(move, draws);
    return decision === undefined ? [] : [decision];
  });
  expect(lossOf(decisions)).toBeGreaterThan(0);
  expect(lossOf(decisions)).toBeLessThan(lossOf(alone));
});

test('a loss is called bad only if it is clearly greater than its error', () => {
  expect(verdictOn({ loss: 0.2, error: 0.02 })).toBe('bad');
  expect(verdictOn({ loss: 0.2, error: 0.15 })).toBe('doubtful');
  expect(verdictOn({ loss: 0.03, error: 0.01 })).toBe('doubtful');
  expect(verdictOn({ loss: 0.03, error: 0.05 })).toBe('good');
  expect(verdictOn({ loss: -0.1, error: 0.01 })).toBe('good');
});

test('only draws and reveals cause luck, and its error is stated', () => {
  const match = finishedMatch('review');
  const [account] = reviewOf(match, { rollouts: 4, seat: 1 })?.seats ?? [];
  expect(account).toMatchObject({ seat: 1, result: expect.any(Number) });
  expect(account?.error).toBeGreaterThan(0);
  expect(account?.swings.length).toBeGreaterThan(0);
  const isDrawOrEnd = (number: number): boolean =>
    number === match.entries.length || match.entries[number - 1]!.draws.length > 0;
  for (const { number } of account?.swings ?? []) expect(isDrawOrEnd(number)).toBe(true);
});

test('a review of one seat contains only that seat', () => {
  const { decisions, seats } = reviewOf(finishedMatch('review'), { rollouts: 4, seat: 1 })!;
  expect(seats.map(({ seat }) => seat)).toEqual([1]);
  expect(new Set(decisions.map(({ seat }) => seat))).toEqual(new Set([1]));
});

test('over many games with the same choices, luck is 0 on average', () => {
  const net = netFor(learned, 2)!;
  const begun = newMatch('zero mean');
  while (begun.decision !== undefined && begun.entryCount < 40) begun.play(begun.decision.moves.at(-1)!);
  const luck: number[] = [];
  for (let i = 0; i < 60; i += 1) {
    const state = gangsta.cloneState(begun.state);
    state.chance = seededChance(`world ${i}`);
    const match = Match.from(gangsta, state, 1);
    const meter = new LuckMeter({ game: learned, net }, match, { seats: [0], seed: String(i) });
    let sum = 0;
    for (let choice = 0; choice < 5 && match.decision !== undefined; choice += 1) {
      const { draws } = match.after(match.decision.moves.at(-1)!).entry;
      sum += meter.play(match, match.decision.moves.at(-1)!, draws)[0]!.luck;
    }
    luck.push(sum);
  }
  const mean = luck.reduce((total, one) => total + one, 0) / luck.length;
  const variance = luck.reduce((total, one) => total + (one - mean) ** 2, 0) / luck.length;
  expect(variance).toBeGreaterThan(0);
  expect(Math.abs(mean)).toBeLessThan(3 * Math.sqrt(variance / luck.length));
});

test('without a net, and without choices, there is no review', () => {
  const match = finishedMatch('none');
  expect(reviewing(match, undefined, { rollouts: 4 }).next()).toEqual({ done: true, value: undefined });
  const end = Match.from(gangsta, match.state, match.number); // no journal, as in a game of earlier rules
  expect(reviewing(end, learned, { rollouts: 4 }).next()).toEqual({ done: true, value: undefined });
});
