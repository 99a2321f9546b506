import { gangsta } from '@getaway/gangsta';
import { Match, readSetup, replay, viewFor } from '@getaway/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Passage, RunningTable, restore } from './index.ts';

const players = [{ name: 'Ada' }, { name: 'Ben' }];

function begin() {
  const setup = readSetup(gangsta, { players: 2 });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  return RunningTable.begin(gangsta, setup.ok, { seed: 'checkpoints', players });
}

type GangstaTable = ReturnType<typeof begin>;

const must = <T>(attempt: { readonly ok: T } | { readonly refusal: { readonly message: string } }): T => {
  if ('refusal' in attempt) throw new Error(attempt.refusal.message);
  return attempt.ok;
};

function playOn(table: GangstaTable, choices: number): GangstaTable {
  let now = table;
  for (let i = 0; i < choices && !now.over; i += 1) {
    const seat = now.due ?? 0;
    const { asked } = now.sceneFor(seat);
    now = must(now.play(seat, [asked!.moves[i % asked!.moves.length]!]));
  }
  return now;
}

/** The expected view, computed by replaying everything. */
const seenAfter = (table: GangstaTable, choices: number): unknown =>
  viewFor(gangsta, must(replay(gangsta, table.journal, choices)).state, 0);

function expectTruth(table: GangstaTable): void {
  for (let choices = 0; choices <= table.choices; choices += 1)
    expect(table.lookBack(0, choices + 1)).toEqual({ ok: seenAfter(table, choices) });
}

afterEach(() => vi.restoreAllMocks());

describe('looking back', () => {
  test('shows every moment as it was, also after an undo or a restore', () => {
    const table = playOn(begin(), 65);
    expectTruth(table);
    const rewound = must(table.rewind(38));
    expectTruth(rewound);
    expectTruth(playOn(rewound, 30));
    const { journal, position } = structuredClone({ journal: table.journal, position: table.position });
    const restored = must(restore(gangsta, { journal, position, players }));
    expectTruth(restored.table);
  });

  test('undone choices are not shown', () => {
    let table = playOn(begin(), 39);
    while (table.undoFor(table.lastEntry!.seat) !== 'possible' || table.choices % 20 !== 0) table = playOn(table, 1);
    const undone = must(table.undo(table.lastEntry!.seat));
    const { asked } = undone.sceneFor(undone.due ?? 0);
    const otherwise = must(undone.play(asked!.seat, [asked!.moves.at(-1)!]));
    expect(otherwise.choices).toBe(table.choices);
    expectTruth(playOn(otherwise, 3));
  });

  test('replays only a few choices, even in a long game', () => {
    const table = playOn(begin(), 120);
    expect(table.choices).toBe(120);
    const play = vi.spyOn(Match.prototype, 'play');
    for (let passages = 1; passages <= 121; passages += 1) {
      play.mockClear();
      table.lookBack('spectator', passages);
      expect(play.mock.calls.length).toBeLessThan(32);
    }
    const { journal } = table;
    const kept = must(restore(gangsta, { journal, players })).table;
    play.mockClear();
    kept.lookBack('spectator', 120);
    expect(play.mock.calls.length).toBeLessThan(32);
  });

  test.each([0, -1, 1.5, 67, Number.NaN])('passage %d is refused', (passages) => {
    expect(playOn(begin(), 65).lookBack(0, passages)).toMatchObject({ refusal: { code: 'badJournal' } });
  });
});

describe('going back', () => {
  test('leads to the same state as replaying everything, chance included', () => {
    const table = playOn(begin(), 65);
    for (const entries of [0, 1, 19, 20, 21, 47, 60, 65]) {
      const back = must(table.rewind(entries));
      const truth = must(replay(gangsta, table.journal, entries));
      expect(back.position.state).toEqual(truth.state);
      expect(back.journal).toEqual({ ...table.journal, entries: table.journal.entries.slice(0, entries) });
      expect(back.due).toBe(truth.question?.seat);
    }
    expect(table.choices).toBe(65);
  });

  test.each([-1, 1.5, 66, Number.NaN])('refuses %d choices', (entries) => {
    expect(playOn(begin(), 65).rewind(entries)).toMatchObject({ refusal: { code: 'badJournal' } });
  });

  test('replays only a few choices, like undo', () => {
    let table = playOn(begin(), 105);
    while (table.undoFor(table.lastEntry!.seat) !== 'possible') table = playOn(table, 1);
    const play = vi.spyOn(Match.prototype, 'play');
    must(table.rewind(99));
    expect(play.mock.calls.length).toBeLessThan(32);
    play.mockClear();
    const undone = must(table.undo(table.lastEntry!.seat));
    expect(play.mock.calls.length).toBeLessThan(32);
    expect(undone.position.state).toEqual(must(replay(gangsta, table.journal, table.choices - 1)).state);
  });

  test('the log keeps the last twenty rewinds, including nested ones', () => {
    const by = (at: number) => ({ at, by: 'agreement', agreed: [0], silent: [] }) as const;
    let table = playOn(begin(), 30);
    const times = (passages: readonly Passage[]): number[] =>
      passages.flatMap(({ wentBack = [] }) => wentBack.flatMap((note) => [...times(note.passages), note.at]));
    for (let at = 1; at <= 45; at += 1) {
      // Some rewinds go further back than the previous one. So a note about a rewind can contain older notes.
      table = playOn(must(table.rewind(at % 7 === 0 ? 3 : 10 + (at % 3), by(at))), 12);
      const first = Math.max(1, at - 19);
      expect(times(table.sceneFor(0).log.passages)).toEqual(
        Array.from({ length: at + 1 - first }, (_, i) => first + i),
      );
    }
  });
});
