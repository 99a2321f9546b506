import { escapePlan } from '@getaway/escape-plan';
import { gangsta } from '@getaway/gangsta';
import { type Attempt, type Definition, readSetup, type SeatId, type Shape } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { digestFor, digestOfGame } from './gameDigest.ts';
import { RunningTable, restore } from './index.ts';

const players = [{ name: 'Ada' }, { name: 'Ben' }];

const must = <T>(attempt: Attempt<T>): T => {
  if ('refusal' in attempt) throw new Error(attempt.refusal.message);
  return attempt.ok;
};

/** Plays to the end, with one rewind. */
function played<G extends Shape>(definition: Definition<G>, seed: string): RunningTable<G> {
  const setup = must(readSetup(definition, { players: 2, options: {} }));
  let table = RunningTable.begin(definition, setup, { seed, players });
  for (let i = 0; !table.over; i += 1) {
    const seat = table.due ?? 0;
    const { moves } = table.sceneFor(seat).asked!;
    table = must(table.play(seat, [moves[i % moves.length]!]));
    if (i === 30) table = must(table.rewind(20));
  }
  return table;
}

/** The digest of a seat's log and result, computed from what a browser receives. */
function seenBy<G extends Shape>(table: RunningTable<G>, seat: SeatId): string {
  const { log, result } = JSON.parse(JSON.stringify(table.sceneFor(seat))) as ReturnType<typeof table.sceneFor>;
  return digestOfGame(log.passages, result);
}

const found = <G extends Shape>(definition: Definition<G>, journal: unknown, seat: SeatId): string | undefined =>
  digestFor(restore(definition, { journal, players: [] }), seat);

function check<G extends Shape>(definition: Definition<G>): void {
  const table = played(definition, 'one');
  const journal: unknown = JSON.parse(JSON.stringify(table.journal));
  for (const seat of [0, 1]) expect(found(definition, journal, seat)).toBe(seenBy(table, seat));
  expect(seenBy(table, 0)).not.toBe(seenBy(table, 1));
  expect(found(definition, played(definition, 'two').journal, 0)).not.toBe(seenBy(table, 0));
}

test('a journal of Gangsta! has the digest of the game that a seat saw', () => check(gangsta));
test('a journal of Escape Plan has the digest of the game that a seat saw', () => check(escapePlan));

test('a different result gives a different digest; an unplayable journal has none', () => {
  const table = played(gangsta, 'one');
  const { log, result } = table.sceneFor(0);
  const [first, ...others] = result!.ranking;
  const better = { ...result!, ranking: [...others, first!] };
  expect(digestOfGame(log.passages, better)).not.toBe(digestOfGame(log.passages, result));
  expect(
    found(gangsta, { ...table.journal, entries: [{ seat: 9, move: { move: 'x' }, draws: [] }] }, 0),
  ).toBeUndefined();
});
