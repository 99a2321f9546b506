import { describe, expect, test } from 'vitest';
import { overTheWire } from './conformance/promises.ts';
import { type Contribution, commitmentOf, type Fairness, fairBeginning, pledgeOf, seedOf } from './fairness.ts';
import { type Journal, journalOf, replay } from './journal.ts';
import { Match } from './match.ts';
import { positionOf } from './position.ts';
import { readSetup } from './setup.ts';
import { type Move, type Pickpockets, pickpockets } from './testing/pickpockets.ts';
import { verify } from './verify.ts';

const TABLE = 'a table';
const bits = (digit: string): string => digit.repeat(64);
const contributionOf = (seat: number, value: string): Contribution => ({ seat, pledge: pledgeOf(TABLE, value), value });
const CONTRIBUTIONS = [contributionOf(0, bits('1')), contributionOf(1, bits('2'))];
const SECRET = bits('a');

type Seeded = Journal<Pickpockets> & { readonly seed: string; readonly fair?: Fairness; readonly draws: number[] };

function playedFrom(beginning: { readonly seed: string; readonly fair?: Fairness }): Seeded {
  const setup = readSetup(pickpockets, { players: 3, options: { quick: false } });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const match = Match.start(pickpockets, setup.ok, beginning);
  while (match.decision !== undefined) match.play(match.decision.moves[0] as Move);
  return overTheWire(journalOf(match)) as Seeded;
}

const honest = playedFrom(fairBeginning(TABLE, SECRET, CONTRIBUTIONS));
const fair = honest.fair as Fairness;

describe('a fair game', () => {
  test('is verified with all of its draws, including those of the setup', () => {
    const draws = honest.draws.length + honest.entries.reduce((sum, entry) => sum + entry.draws.length, 0);
    expect(draws).toBeGreaterThan(10);
    expect(verify(pickpockets, honest)).toEqual({ verdict: 'verified', draws, seed: honest.seed, fair });
  });

  test('keeps its proof when it is replayed', () => {
    const again = replay(pickpockets, honest);
    expect('ok' in again && journalOf(again.ok)).toEqual(honest);
  });

  test('is verified too if a device was away', () => {
    const [first, second] = CONTRIBUTIONS as [Contribution, Contribution];
    const away = { seat: 2, pledge: second.pledge };
    expect(verify(pickpockets, playedFrom(fairBeginning(TABLE, SECRET, [first, away])))).toMatchObject({
      verdict: 'verified',
    });
  });

  test('has a different seed if the table, the secret, a value, a seat, the order or an absent device differs', () => {
    const [first, second] = CONTRIBUTIONS as [Contribution, Contribution];
    const seeds = [
      fair,
      { ...fair, table: 'another' },
      { ...fair, secret: bits('b') },
      { ...fair, contributions: [contributionOf(0, bits('3')), second] },
      { ...fair, contributions: [{ ...first, seat: 2 }, second] },
      { ...fair, contributions: [second, first] },
      { ...fair, contributions: [first, { seat: 1, pledge: second.pledge }] },
      { ...fair, contributions: [first] },
    ].map(seedOf);
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});

describe('a dealer who cheats is found out', () => {
  test('by the commitment, if the secret is another one', () => {
    const ground = fairBeginning(TABLE, bits('b'), CONTRIBUTIONS);
    const { commitment } = fair;
    expect(verify(pickpockets, playedFrom({ ...ground, fair: { ...ground.fair, commitment } }))).toMatchObject({
      verdict: 'wrong',
      because: 'commitment',
    });
  });

  test('by the pledge, if a value is another one', () => {
    const [first, second] = CONTRIBUTIONS as [Contribution, Contribution];
    const changed = [first, { ...second, value: bits('3') }];
    expect(verify(pickpockets, playedFrom(fairBeginning(TABLE, SECRET, changed)))).toMatchObject({
      verdict: 'wrong',
      because: 'pledge',
    });
  });

  test('by the seed, if it was chosen', () => {
    const chosen = playedFrom({ seed: 'a good one', fair });
    expect(verify(pickpockets, chosen)).toMatchObject({ verdict: 'wrong', because: 'seed' });
  });

  test('by the draw, anywhere in the journal', () => {
    // Replaces the first draw by another possible one.
    const altered = (draws: readonly number[]): number[] => draws.with(0, draws[0] === 0 ? 1 : 0);
    expect(verify(pickpockets, { ...honest, draws: [...honest.draws, 0] })).toMatchObject({
      verdict: 'wrong',
      because: 'draw',
    });
    for (const [entry, told] of honest.entries.entries()) {
      if (told.draws.length === 0) continue;
      const entries = honest.entries.with(entry, { ...told, draws: altered(told.draws) });
      expect(verify(pickpockets, { ...honest, entries })).toMatchObject({ verdict: 'wrong', because: 'draw', entry });
    }
  });

  test('by the draws, if there is one more or one fewer', () => {
    const entry = honest.entries.findIndex(({ draws }) => draws.length > 0);
    const told = honest.entries[entry];
    if (told === undefined) throw new Error('nothing was drawn');
    for (const draws of [told.draws.slice(1), [...told.draws, 0]])
      expect(verify(pickpockets, { ...honest, entries: honest.entries.with(entry, { ...told, draws }) })).toMatchObject(
        {
          verdict: 'wrong',
          because: 'draw',
          entry,
        },
      );
  });

  test('by the choice, if it was illegal', () => {
    const entries = honest.entries.with(2, { seat: 0, move: { move: 'fly' } as unknown as Move, draws: [] });
    expect(verify(pickpockets, { ...honest, entries })).toMatchObject({
      verdict: 'wrong',
      because: 'choice',
      entry: 2,
    });
  });
});

describe('these games can be neither verified nor called wrong:', () => {
  const { fair: _, ...without } = honest;

  test('a game whose seed somebody chose, although its draws follow from the seed', () => {
    expect(verify(pickpockets, playedFrom({ seed: 'mine' }))).toMatchObject({ verdict: 'seedGiven', seed: 'mine' });
  });

  test('a game without a proof whose draws were given, or come from the generator of an older version', () => {
    expect(verify(pickpockets, { ...without, seed: 'another' })).toMatchObject({
      verdict: 'unverifiable',
      because: 'noProof',
    });
  });

  test('a game of another rules version', () => {
    expect(verify(pickpockets, { ...honest, rules: pickpockets.rulesVersion + 1 })).toMatchObject({
      verdict: 'unverifiable',
      because: 'rules',
    });
  });

  test('a game whose pack is not available', () => {
    expect(verify(pickpockets, { ...honest, pack: { id: 'x', hash: 'y' } })).toMatchObject({ because: 'pack' });
  });

  test('a game that continued from a position', () => {
    const again = replay(pickpockets, honest, 3);
    if ('refusal' in again) throw new Error(again.refusal.message);
    const { state, number } = positionOf(again.ok);
    const journal = journalOf(Match.from(pickpockets, state, number));
    expect(verify(pickpockets, overTheWire(journal))).toMatchObject({ because: 'position' });
  });

  test.each([undefined, null, 7, {}, { ...honest, entries: 'none' }, { ...honest, fair: { version: 2 } }])(
    'not a journal: %#',
    (document) => {
      expect(verify(pickpockets, document)).toMatchObject({ verdict: 'unverifiable', because: 'unreadable' });
    },
  );
});

test('a commitment does not fit another table', () => {
  expect(commitmentOf('one', SECRET)).not.toBe(commitmentOf('other', SECRET));
  expect(pledgeOf('one', SECRET)).not.toBe(pledgeOf('other', SECRET));
});
