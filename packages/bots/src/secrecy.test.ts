import { type Gangsta, gangsta } from '@getaway/gangsta';
import { seededChance, viewFor } from '@getaway/kernel';
import { beforeAll, expect, test } from 'vitest';
import type { BotInput } from './botInput.ts';
import { chooseMove } from './chooseMove.ts';
import { gangstaAdapter as adapter } from './gangsta/adapter.ts';
import { Imagined } from './imagined.ts';
import { loadNets } from './learned/nets.ts';
import { LEVELS } from './levels.ts';
import { newGame, randomPosition } from './testing/games.ts';
import { sealed } from './testing/sealed.ts';

const SEEDS = Array.from({ length: 30 }, (_, i) => `secrecy ${i}`);

beforeAll(() => loadNets(adapter.learned!));

test('a bot can’t be given a true state: these lines must not compile', () => {
  const { state, question, decision } = newGame('types');
  if (question === undefined || decision === undefined) throw new Error('the game has begun');
  const honest: BotInput<Gangsta> = {
    seat: decision.seat,
    view: viewFor(gangsta, state, decision.seat),
    decision,
    imagine: (dream) => Imagined.dream<Gangsta>({ definition: gangsta, state, question }, decision.seat, dream),
  };
  // @ts-expect-error a state is not a dream
  const dream: Imagined<Gangsta> = state;
  // @ts-expect-error a dream has no public constructor
  const leaking: BotInput<Gangsta> = { ...honest, imagine: () => state };
  // @ts-expect-error a state is not a view
  const peeking: BotInput<Gangsta> = { ...honest, view: state };
  // @ts-expect-error a bot's input has no state
  const carrying: BotInput<Gangsta> = { ...honest, state };
  expect([dream, leaking, peeking, carrying]).toHaveLength(4);
});

test.each(SEEDS)('%s: only views and dreams (imagined games) are made from the true state', (seed) => {
  const open = randomPosition(seed, 60, { players: 2, options: { resources: true } });
  const match = sealed(open, gangsta);
  const decision = open.decision!;
  for (const level of LEVELS) {
    const { move } = chooseMove({ match, adapter, seat: decision.seat, level, seed, rollouts: 12 });
    expect(decision.moves).toContainEqual(move);
  }
});

test.each(SEEDS)('%s: a seat can’t distinguish a dream from the true state', (seed) => {
  const { state, question, decision } = randomPosition(seed, 80, { players: 3, options: { resources: true } });
  const { seat } = decision!;
  const truth = { definition: gangsta, state, question: question! };
  const dream = Imagined.dream<Gangsta>(truth, seat, seededChance('dream'));
  expect(dream.view).toEqual(viewFor(gangsta, state, seat));
  expect(dream.fork).toEqual({ seat, step: decision!.step, moves: decision!.moves });
});

test.each(SEEDS)('%s: choosing a move changes neither the match nor the next answer', (seed) => {
  const match = randomPosition(seed, 70, { players: 2, options: { families: true, resources: true } });
  const before = JSON.stringify(match.state);
  const wanted = { match, adapter, seat: match.decision!.seat, level: 'steady', seed: 'same' } as const;
  const chosen = chooseMove(wanted);
  expect(JSON.stringify(match.state)).toBe(before);
  expect(chooseMove(wanted)).toEqual(chosen);
});

test('playing in a dream does not change the original dream', () => {
  const { state, question, decision } = newGame('two futures');
  const dream = Imagined.dream<Gangsta>({ definition: gangsta, state, question: question! }, 0, seededChance('dream'));
  const before = JSON.stringify(dream.view);
  dream.after(decision!.moves[0]!);
  expect(JSON.stringify(dream.view)).toBe(before);
});
