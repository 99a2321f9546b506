import { gangsta } from '@getaway/gangsta';
import { Match, readSetup, seededChance } from '@getaway/kernel';
import { beforeAll, expect, test } from 'vitest';
import { asking } from '../chooseMove.ts';
import { gangstaAdapter } from '../gangsta/adapter.ts';
import { loadNets, netFor } from '../learned/nets.ts';
import { judgeDecision } from './judgeDecision.ts';
import { type Review, reviewing } from './review.ts';
import { verdictOn } from './verdict.ts';

const { learned } = gangstaAdapter;
if (learned === undefined) throw new Error('Gangsta! has nets');
beforeAll(() => loadNets(learned));

function newMatch(seed: string) {
  const setup = readSetup(gangsta, { players: 2 });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  return Match.start(gangsta, setup.ok, { seed });
}

/** A short game: everybody takes the last move, which is often to pass. */
function finishedMatch(seed: string) {
  const match = newMatch(seed);
  while (match.decision !== undefined) match.play(match.decision.moves.at(-1)!);
  return match;
}

test('the account of every seat adds up, and only real choices are judged', () => {
  const match = finishedMatch('review');
  const steps = reviewing(match, learned, { rollouts: 4 });
  let step = steps.next();
  let left = match.choices;
  while (step.done !== true) {
    expect(step.value).toBe(left - 1);
    left = step.value;
    step = steps.next();
  }
  const { decisions, seats } = step.value as Review;
  expect(seats.map(({ seat }) => seat)).toEqual([0, 1]);
  for (const { start, loss, gifts, luck, result } of seats) expect(start - loss + gifts + luck).toBeCloseTo(result, 10);
  expect(seats.reduce((sum, { result }) => sum + result, 0)).toBeCloseTo(1, 10);
  expect(decisions.length).toBeGreaterThan(10);
  for (const { number, seat, worlds } of decisions) {
    expect(match.entries[number - 1]?.seat).toBe(seat);
    expect(worlds).toBeGreaterThan(1);
  }
  // Such play loses a lot.
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
      return judgeDecision(asking(other, seat), moves[0]!, {
        learned: { game: learned, net },
        seed: 'same',
        rollouts: 4,
      });
    };
    expect(judge('one world')).toEqual(judge('another world'));
    match.play(moves[i % moves.length]!);
  }
});

test('a loss is called bad only if it is clearly greater than its error', () => {
  expect(verdictOn({ loss: 0.2, error: 0.02 })).toBe('bad');
  expect(verdictOn({ loss: 0.2, error: 0.15 })).toBe('doubtful');
  expect(verdictOn({ loss: 0.03, error: 0.01 })).toBe('doubtful');
  expect(verdictOn({ loss: 0.03, error: 0.05 })).toBe('good');
  expect(verdictOn({ loss: -0.1, error: 0.01 })).toBe('good');
});

test('without a net there is no review', () => {
  const match = finishedMatch('none');
  expect(reviewing(match, undefined, { rollouts: 4 }).next()).toEqual({ done: true, value: undefined });
});
