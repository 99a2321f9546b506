import { beforeAll, expect, test } from 'vitest';
import { winningChances } from './chances.ts';
import { chooseMove } from './chooseMove.ts';
import { gangstaAdapter as adapter } from './gangsta/adapter.ts';
import { loadNets } from './learned/nets.ts';
import {
  ABILITIES,
  type Ability,
  botLevels,
  CHARACTERS,
  LEVELS,
  type Level,
  NET,
  nameOfBot,
  readBot,
} from './levels.ts';
import { newGame, randomPosition } from './testing/games.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => `choice ${i}`);

beforeAll(() => loadNets(adapter.learned!));

test.each<Level>([...LEVELS, NET])('%s answers every decision of a game with one of its moves', (level) => {
  const match = newGame('legal', { players: 2, options: { families: true, resources: true } });
  while (match.decision !== undefined) {
    const { seat, moves } = match.decision;
    const { move } = chooseMove({ match, adapter, seat, level, seed: 'legal', dreams: 1, rollouts: 1 });
    expect(moves).toContain(move);
    match.play(move);
  }
  expect(match.result).toBeDefined();
});

test('net is a level for measurements: players are not offered it, but a game accepts it by name', () => {
  const offered = botLevels(LEVELS);
  expect(offered.levels).not.toContain(NET);
  expect(offered.botNamed(NET)).toBe(NET);
  expect(offered.botNamed('nets')).toBeUndefined();
});

test.each(SEEDS)('%s: steady returns its expectations, the chosen move first', (seed) => {
  const match = randomPosition(seed, 50);
  const { move, expected, dreams } = chooseMove({
    match,
    adapter,
    seat: match.decision!.seat,
    level: 'steady',
    seed,
    dreams: 2,
  });
  const values = expected.map(({ value }) => value);
  expect(values.every(Number.isFinite)).toBe(true);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  const worthAThought = match.decision!.moves.filter(({ move: name }) => name !== 'declineExtraTurn'); // rule W4
  expect(worthAThought).toContain(move);
  if (worthAThought.length === 1) {
    expect({ expected, dreams }).toEqual({ expected: [], dreams: 0 });
  } else {
    expect(expected[0]?.move).toEqual(move);
    expect(dreams).toBe(2);
  }
});

test('a caller with a time limit can stop the bot after the first imagined game', () => {
  const match = newGame('clock');
  const { seat } = match.decision!;
  const answers = [false, false, false, false, true];
  const stop = { match, adapter, seat, level: 'steady', seed: 'clock', dreams: 1000 } as const;
  expect(chooseMove({ ...stop, enough: () => answers.shift() === true }).dreams).toBe(5);
  expect(chooseMove({ ...stop, enough: () => true }).dreams).toBe(1);
});

test.each(SEEDS.slice(0, 8))('%s: mastermind reports what it compared, the chosen move first', (seed) => {
  const match = randomPosition(seed, 50);
  const { seat, moves } = match.decision!;
  const { move, expected } = chooseMove({ match, adapter, seat, level: 'mastermind', seed, rollouts: 20 });
  expect(moves).toContain(move);
  if (expected.length === 0) return;
  expect(expected[0]?.move).toEqual(move);
  for (const { win = 0, value, plan, rollouts } of expected) {
    expect(win).toBeGreaterThanOrEqual(0);
    expect(win).toBeLessThanOrEqual(1);
    expect(Number.isFinite(value)).toBe(true);
    if (rollouts !== undefined) expect(plan?.length).toBeGreaterThan(0);
  }
});

test('a net that has not learned from games plays, but gives no chance to win', async () => {
  const { nets } = adapter.learned!;
  const match = newGame('unlearned');
  const { seat } = match.decision!;
  const expectedWith = async (games: number) => {
    const load = async () => ({ ...(await nets[2]!()), trained: { games } });
    const learned = { ...adapter.learned!, nets: { 2: load } };
    await loadNets(learned);
    const question = { match, adapter: { ...adapter, learned }, seat, level: 'shrewd', seed: 'unlearned' } as const;
    return { expected: chooseMove(question).expected, chances: winningChances(match, learned) };
  };
  const [unlearned, learned] = [await expectedWith(0), await expectedWith(1000)];
  expect(unlearned.expected.length).toBeGreaterThan(0);
  expect(unlearned.expected.every((one) => !('win' in one))).toBe(true);
  expect(unlearned.chances).toBeUndefined();
  expect(learned.expected.every(({ win }) => win !== undefined)).toBe(true);
  expect(learned.chances).toHaveLength(2);
});

test('learned levels play like steady where no net was trained', () => {
  const match = newGame('no net');
  const { seat } = match.decision!;
  const untrained = { ...adapter, learned: { ...adapter.learned!, nets: {} } };
  const wanted = { match, adapter: untrained, seat, seed: 'no net' } as const;
  const steady = chooseMove({ ...wanted, level: 'steady' });
  expect(chooseMove({ ...wanted, level: 'shrewd' })).toEqual(steady);
  expect(chooseMove({ ...wanted, level: 'mastermind' })).toEqual(steady);
});

test('the random bot’s moves depend on the seed', () => {
  const match = newGame('variety');
  const { seat } = match.decision!;
  const moves = SEEDS.map((seed) => chooseMove({ match, seat, level: 'random', seed }).move);
  expect(new Set(moves).size).toBeGreaterThan(1);
});

test('a bot only answers for the seat whose turn it is', () => {
  const match = newGame('turn');
  const seat = 1 - match.decision!.seat;
  expect(() => chooseMove({ match, adapter, seat, level: 'steady', seed: '' })).toThrow('is not asked');
});

test('a bot’s name holds its level and its character, and any other text is no bot', () => {
  expect(readBot('steady')).toEqual({ level: 'steady' });
  expect(readBot('wily:banker')).toEqual({ level: 'wily', character: 'banker' });
  expect(['clairvoyant', 'wily:', 'wily:poet', 'wily:banker:', ':banker', ''].map(readBot)).toEqual(
    Array(6).fill(undefined),
  );
  for (const character of CHARACTERS) expect(nameOfBot(readBot(`rookie:${character}`)!)).toBe(`rookie:${character}`);
});

test.each(SEEDS.slice(0, 8))(
  '%s: a weaker level loses a limited amount, and misjudges in the same way each time',
  (seed) => {
    const match = randomPosition(seed, 45);
    const { seat } = match.decision!;
    const wanted = { match, adapter, seat, seed, dreams: 1 } as const;
    const { slip } = ABILITIES.lookout as Extract<Ability, { by: 'habit' }>;
    const lookout = chooseMove({ ...wanted, level: 'lookout' });
    expect(chooseMove({ ...wanted, level: 'lookout' })).toEqual(lookout);
    const best = Math.max(...lookout.expected.map(({ value }) => value));
    if (lookout.expected.length > 0)
      expect(lookout.expected[0]!.value).toBeGreaterThan(best - slip * adapter.stake! - 1e-9);
  },
);

test('characters play differently from each other', () => {
  const match = newGame('characters');
  const choices = CHARACTERS.map(() => [] as string[]);
  for (let i = 0; i < 60 && match.decision !== undefined; i += 1) {
    const { seat } = match.decision;
    const wanted = { match, adapter, seat, level: 'shrewd', seed: `${i}` } as const;
    for (const [k, character] of CHARACTERS.entries())
      choices[k]!.push(JSON.stringify(chooseMove({ ...wanted, character }).move));
    match.play(chooseMove(wanted).move);
  }
  expect(new Set(choices.map((moves) => moves.join())).size).toBe(CHARACTERS.length);
});
