import { escapePlan } from '@getaway/escape-plan';
import { gangsta } from '@getaway/gangsta';
import {
  type Definition,
  drawBelow,
  hashOf,
  loadPosition,
  readSetup,
  type Shape,
  seededChance,
  viewFor,
} from '@getaway/kernel';
import { describe, expect, test } from 'vitest';
import { RunningTable, restore } from './index.ts';

const PLAYERS = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cid' }];

function playedTable<G extends Shape>(definition: Definition<G>, choices = Number.POSITIVE_INFINITY): RunningTable<G> {
  const setup = readSetup(definition, { players: 3 });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const chance = seededChance('replay');
  let table = RunningTable.begin(definition, setup.ok, { seed: 'replay', players: PLAYERS });
  while (!table.over && table.choices < choices) {
    const { seat, moves } = table.asked!;
    const next = table.play(seat, [moves[drawBelow(chance, moves.length)]!]);
    if ('refusal' in next) throw new Error(next.refusal.message);
    table = next.ok;
  }
  return table;
}

const take = <T>(attempt: { readonly ok: T } | { readonly refusal: { readonly message: string } }): T => {
  if ('refusal' in attempt) throw new Error(attempt.refusal.message);
  return attempt.ok;
};

/** The tests for one game. `secretsOf` lists what seat 1 does not know about seat 0. */
function suite<G extends Shape>(definition: Definition<G>, secretsOf: (state: G['state']) => readonly unknown[]): void {
  describe(`a replay of ${definition.id}`, () => {
    const running = playedTable(definition, 40);
    const over = playedTable(definition);

    test('while a game runs, only its reader’s own moments are shown, as they were then', () => {
      const replay = running.replay(1);
      expect(replay.onlookers).toEqual([1]);
      for (const other of [0, 2, 'open', 'spectator'] as const) {
        expect(replay.moment(other, 5)).toHaveProperty('refusal');
        expect(replay.log(other)).toHaveProperty('refusal');
      }
      expect(take(replay.moment(1, 5)).view).toEqual(take(running.lookBack(1, 5)));
      expect(take(replay.log(1))).toEqual(running.sceneFor(1).log.passages);
      // The reader may know only their own seat's score.
      const [first = []] = replay.scores(1);
      expect(first.map((points) => points !== undefined)).toEqual([false, true, false]);
    });

    test('after the end every seat’s moments are shown, and everything at once', () => {
      const replay = over.replay('spectator');
      expect(replay.onlookers).toEqual(['open', 0, 1, 2]);
      expect(replay.length).toBe(over.choices + 1);
      for (let passages = 1; passages <= replay.length; passages += 17) {
        const open = take(replay.moment('open', passages)).view as { seats: object[] };
        for (const seat of [0, 1, 2]) {
          const seen = take(replay.moment(seat, passages)).view as { seats: object[] };
          expect(open.seats[seat]).toEqual(seen.seats[seat]);
        }
      }
      expect(take(replay.log('open'))).toHaveLength(replay.length);
    });

    test('each moment names who chooses next, and only the last one the result', () => {
      const replay = over.replay(0);
      const log = take(replay.log(0));
      for (const passages of [1, 10, replay.length - 1])
        expect(take(replay.moment(0, passages))).toMatchObject({ due: log[passages]?.seat, viewer: 0 });
      expect(take(replay.moment(0, replay.length - 1)).result).toBeUndefined();
      expect(take(replay.moment(0, replay.length))).toMatchObject({ result: over.result });
      expect(replay.moment(0, 0)).toHaveProperty('refusal');
      expect(replay.moment(0, replay.length + 1)).toHaveProperty('refusal');
    });

    test('the graph ends with the final score of everybody who is ranked', () => {
      const last = over.replay(0).scores('open').at(-1);
      for (const { seat, place, total } of over.result!.ranking)
        if (typeof seat === 'number' && place > 0) expect(last?.[seat]).toBe(total);
    });

    test('an archive of older rules shows the same moments', () => {
      const rules = definition.rulesVersion;
      const journal = { ...over.journal, rules: rules - 1 };
      const { table } = take(restore(definition, { journal, players: PLAYERS, archive: over.archive, over: true }));
      const [old, now] = [table.replay(1), over.replay(1)];
      for (const passages of [1, 20, now.length])
        expect(take(old.moment('open', passages))).toEqual(take(now.moment('open', passages)));
      expect(old.scores('open')).toEqual(now.scores('open'));
    });

    test('a fork looks the same to its seat; what the seat does not know is drawn again', () => {
      const at = 30;
      const fork = take(running.fork(at, { from: 1, seed: 'fork' }));
      const other = take(running.fork(at, { from: 1, seed: 'other' }));
      const past = take(running.lookBack(1, at));
      const match = take(loadPosition(definition, JSON.parse(JSON.stringify(fork))));
      expect(viewFor(definition, match.state, 1)).toEqual(past);
      expect(viewFor(definition, other.state, 1)).toEqual(past);
      const hidden = (state: G['state']): string => hashOf({ ...state, chance: undefined });
      expect(hidden(fork.state)).not.toBe(hidden(other.state));
      const forks = Array.from({ length: 12 }, (_, i) => take(running.fork(at, { from: 1, seed: `fork ${i}` })));
      for (const i of secretsOf(fork.state).keys())
        expect(new Set(forks.map(({ state }) => hashOf(secretsOf(state)[i]))).size).toBeGreaterThan(1);
      expect(match.decision?.seat).toBe(take(running.replay(1).moment(1, at)).due);
    });

    test('hidden cards stay as they were only in a fork of a finished game, and future draws never do', () => {
      expect(running.fork(10, { seed: 'fork' })).toHaveProperty('refusal');
      const fork = take(over.fork(10, { seed: 'fork' }));
      expect(viewFor(definition, fork.state, 2)).toEqual(take(over.lookBack(2, 10)));
      expect(fork.state.chance).not.toEqual(over.position.state.chance);
      expect(over.fork(over.choices + 1, { seed: 'fork' })).toHaveProperty('refusal');
    });
  });
}

suite(gangsta, ({ seats }) => [seats[0]?.done]);
suite(escapePlan, ({ seats }) => [seats[0]?.plan, seats[0]?.cash]);
