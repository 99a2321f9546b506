import { expect, test } from 'vitest';
import { Match } from '../match.ts';
import { readSetup } from '../setup.ts';
import { pickpockets } from '../testing/pickpockets.ts';
import { checkPromises, goldenOf, perft, replayGolden } from './index.ts';

const played = checkPromises(pickpockets, { seed: 'golden', request: { players: 2 }, every: 97 });

test('a golden game replays to the same end', () => {
  expect(replayGolden(pickpockets, goldenOf(played)).result).toEqual(played.result);
});

test('a game that ends differently is detected, by its result or by its state', () => {
  const golden = JSON.parse(goldenOf(played)) as object;
  const kept = (change: object): string => JSON.stringify({ ...golden, ...change });
  expect(() => replayGolden(pickpockets, kept({ result: {} }))).toThrow('another result');
  expect(() => replayGolden(pickpockets, kept({ hash: '0' }))).toThrow('another state');
  expect(() => replayGolden(pickpockets, kept({ journal: {} }))).toThrow('The journal');
});

test('perft counts paths; one that ends early counts once', () => {
  const setup = readSetup(pickpockets, { players: 2, options: { quick: true } });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const match = Match.start(pickpockets, setup.ok, { seed: 'perft' });
  const moves = match.decision?.moves ?? [];
  const next = moves.map((move) => match.after(move).match.decision?.moves.length ?? 0);
  expect([perft(match, 0), perft(match, 1)]).toEqual([1, moves.length]);
  expect(perft(match, 2)).toBe(next.reduce((sum, count) => sum + count, 0));
  expect(perft(played, 3)).toBe(1);
});
