import { escapePlan } from '@getaway/escape-plan';
import { gangsta } from '@getaway/gangsta';
import { drawBelow, type Move, readSetup, seededChance, type Viewer } from '@getaway/kernel';
import { describe, expect, test } from 'vitest';
import { RunningTable, restore } from './index.ts';

const players = [{ name: 'Ada' }, { name: 'Ben', bot: 'steady' }];

function begin(seed = 'table') {
  const setup = readSetup(gangsta, { players: 2 });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  return RunningTable.begin(gangsta, setup.ok, { seed, players });
}

type GangstaTable = ReturnType<typeof begin>;

function playOn(table: GangstaTable, choices: number): GangstaTable {
  let now = table;
  for (let i = 0; i < choices && !now.over; i += 1) {
    const seat = now.due ?? 0;
    const { asked } = now.sceneFor(seat);
    const next = now.play(seat, [asked!.moves[i % asked!.moves.length]!], asked!.number);
    if ('refusal' in next) throw new Error(next.refusal.message);
    now = next.ok;
  }
  return now;
}

describe('a decision with a single answer', () => {
  /**
   * Plays Escape Plan at random until two things are true: the table itself has answered a decision that had only one
   * option, and the seat can still undo the choice it made before.
   */
  function answeredTable() {
    const setup = readSetup(escapePlan, { players: 3 });
    if ('refusal' in setup) throw new Error(setup.refusal.message);
    for (let game = 0; game < 20; game += 1) {
      const chance = seededChance(`answered ${game}`);
      let now = RunningTable.begin(escapePlan, setup.ok, { seed: `answered ${game}`, players });
      while (!now.over) {
        const seat = now.due ?? 0;
        const { asked } = now.sceneFor(seat);
        const move = asked!.moves[drawBelow(chance, asked!.moves.length)]!;
        const after = now.playThrough(seat, [move], asked!.number);
        if ('refusal' in after) throw new Error(after.refusal.message);
        const last = after.ok.at(-1)!;
        if (after.ok.length > 1 && last.undoFor(seat) === 'possible') return { before: now, after: last, seat, move };
        now = last;
      }
    }
    throw new Error('the table answered no question by itself');
  }

  test('looks like any choice to others; only its seat knows that it was automatic', () => {
    const { before, after, seat, move } = answeredTable();
    const from = before.choices + 1;
    const count = after.choices - before.choices;
    const passages = (viewer: Viewer) => after.sceneFor(viewer, from).log.passages;
    expect(passages('spectator')).toHaveLength(count);
    for (const passage of passages('spectator')) {
      expect(passage.seat).toBe(seat);
      expect(Object.keys(passage).toSorted()).toEqual(['events', 'seat']);
    }
    expect(passages(seat)[0]).toMatchObject({ move });
    expect(passages(seat)[0]).not.toHaveProperty('unasked');
    expect(passages(seat)[1]).toMatchObject({ unasked: true });
    expect(after.sceneFor(after.due ?? 0).asked?.number).toBe(before.sceneFor(seat).asked!.number + count);
    expect(before.play(seat, [move])).toMatchObject({ ok: { choices: after.choices } });
  });

  test('is undone with the choice before it, and restored with the game', () => {
    const { before, after, seat } = answeredTable();
    const back = after.undo(seat);
    if ('refusal' in back) throw new Error(back.refusal.message);
    expect(back.ok.sceneFor(seat).view).toEqual(before.sceneFor(seat).view);
    expect(back.ok.sceneFor(seat).log).toEqual(before.sceneFor(seat).log);
    const restored = restore(escapePlan, { journal: after.journal, players });
    if ('refusal' in restored) throw new Error(restored.refusal.message);
    expect(restored.ok.table.sceneFor(seat).log).toEqual(after.sceneFor(seat).log);
  });
});

describe('a running table', () => {
  test('asks only the seat that is due', () => {
    const table = begin();
    const due = table.due ?? 0;
    expect(table.sceneFor(due).asked?.moves.length).toBeGreaterThan(0);
    expect(table.sceneFor(1 - due)).not.toHaveProperty('asked');
    expect(table.sceneFor('spectator')).toMatchObject({ undo: 'otherSeat', due });
  });

  test('plays a sequence of moves completely or not at all, and an answer counts once', () => {
    const table = begin();
    const due = table.due ?? 0;
    const { asked } = table.sceneFor(due);
    const pass = { move: 'pass' } as const;
    const refused = table.play(due, [pass, { move: 'announce', job: 'nothing' } as Move], asked!.number);
    expect(refused).toMatchObject({ refusal: { code: 'illegal' } });
    const next = table.play(due, [pass], asked!.number);
    if ('refusal' in next) throw new Error(next.refusal.message);
    expect(next.ok.choices).toBe(1);
    expect(table.choices).toBe(0);
    expect(next.ok.play(due, [pass], asked!.number)).toMatchObject({ refusal: { code: 'notAsked' } });
  });

  test('undoes a choice that revealed nothing, and its passage in the log', () => {
    const table = begin();
    const due = table.due ?? 0;
    const passed = table.play(due, [{ move: 'pass' }]);
    if ('refusal' in passed) throw new Error(passed.refusal.message);
    expect(passed.ok.undoFor(due)).toBe('possible');
    const back = passed.ok.undo(due);
    if ('refusal' in back) throw new Error(back.refusal.message);
    expect(back.ok.sceneFor(due).log.passages).toHaveLength(1);
    expect(back.ok.sceneFor(due).view).toEqual(table.sceneFor(due).view);
  });

  test('shows an earlier view of the table', () => {
    const table = begin();
    const later = playOn(table, 30);
    expect(later.lookBack(0, 1)).toEqual({ ok: table.sceneFor(0).view });
    expect(later.lookBack(0, later.choices + 1)).toEqual({ ok: later.sceneFor(0).view });
    expect(later.lookBack(0, 99)).toMatchObject({ refusal: { code: 'badJournal' } });
  });

  test('redacts passages and moves for each reader', () => {
    const setup = readSetup(gangsta, { players: 2, options: { resources: true } });
    if ('refusal' in setup) throw new Error(setup.refusal.message);
    let table = RunningTable.begin(gangsta, setup.ok, { seed: 'secret', players });
    const seat = table.due ?? 0;
    const [keep] = table.sceneFor(seat).asked!.moves;
    const next = table.play(seat, [keep!]);
    if ('refusal' in next) throw new Error(next.refusal.message);
    table = next.ok;
    expect(table.sceneFor(seat).log.passages[1]).toMatchObject({ seat, move: keep });
    expect(table.sceneFor(1 - seat).log.passages[1]).not.toHaveProperty('move');
    expect(JSON.stringify(table.sceneFor(1 - seat).log.passages[1])).toContain('hidden');
  });

  test('a rewind past something seen keeps the removed passages in the log, redacted for each reader', () => {
    const by = { at: 5, by: 'agreement', agreed: [0, 1], silent: [] } as const;
    const table = playOn(begin(), 30);
    const back = table.rewind(12, by);
    if ('refusal' in back) throw new Error(back.refusal.message);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const passages = table.sceneFor(viewer).log.passages.slice(13);
      const { log } = back.ok.sceneFor(viewer);
      expect(log.passages).toHaveLength(13);
      expect(log.passages[12]!.wentBack).toEqual([{ ...by, from: 30, to: 12, passages }]);
    }
  });

  test('an undo does not remove the note of an earlier rewind', () => {
    const table = begin();
    const seat = table.due!;
    const pass = table.sceneFor(seat).asked!.moves.find(({ move }) => move === 'pass')!;
    const passed = table.play(seat, [pass]);
    if ('refusal' in passed) throw new Error(passed.refusal.message);
    const back = playOn(passed.ok, 1).rewind(1, { at: 5, by: 'admin', agreed: [], silent: [] });
    if ('refusal' in back) throw new Error(back.refusal.message);
    const undone = back.ok.undo(seat);
    if ('refusal' in undone) throw new Error(undone.refusal.message);
    const { passages } = undone.ok.sceneFor(0).log;
    expect(passages).toHaveLength(1);
    expect(passages[0]!.wentBack).toMatchObject([{ by: 'admin', from: 2, to: 1 }]);
  });

  test('a bot can take a seat and give it back', () => {
    const given = begin().substitute(0, 'random');
    if ('refusal' in given) throw new Error(given.refusal.message);
    expect(given.ok.players[0]).toEqual({ name: 'Ada', bot: 'random' });
    expect(given.ok.substitute(0, undefined)).toMatchObject({ ok: { players } });
    expect(begin().substitute(7, undefined)).toMatchObject({ refusal: { code: 'badRequest' } });
  });
});

describe('a stored game', () => {
  test('is restored with its log', () => {
    const table = playOn(begin(), 60);
    const { journal, position } = JSON.parse(JSON.stringify({ journal: table.journal, position: table.position }));
    const restored = restore(gangsta, { journal, position, players });
    if ('refusal' in restored) throw new Error(restored.refusal.message);
    expect(restored.ok.reopened).toBe(false);
    expect(restored.ok.table.sceneFor(0)).toEqual(table.sceneFor(0));
  });

  test('that is damaged is refused with the place', () => {
    const { journal } = playOn(begin(), 5);
    const entries = journal.entries.with(2, { ...journal.entries[2]!, seat: 7 });
    expect(restore(gangsta, { journal: { ...journal, entries }, players })).toMatchObject({
      refusal: { code: 'badJournal', message: expect.stringContaining('entry 2') },
    });
    expect(restore(gangsta, { journal: 'rubbish', players })).toMatchObject({ refusal: { code: 'badJournal' } });
  });
});

describe('the aim of a bot', () => {
  const aim = { move: 'pass' } as const;
  const aimed = () => {
    const table = begin();
    const { seat, moves, number } = table.asked!;
    const next = table.play(seat, [moves[0]!], number, aim);
    if ('refusal' in next) throw new Error(next.refusal.message);
    return { table: next.ok, seat };
  };

  test('everybody reads it in the log, and it survives storing', () => {
    const { table, seat } = aimed();
    for (const viewer of [seat, 1 - seat, 'spectator'] as const)
      expect(table.sceneFor(viewer).log.passages.at(-1)).toMatchObject({ seat, aim });
    const restored = restore(gangsta, { journal: table.journal, players });
    expect('ok' in restored && restored.ok.table.lastPassage.aim).toEqual(aim);
  });

  test('an aim that can’t be read is left out, and the game is restored', () => {
    const { table } = aimed();
    const { entries, ...rest } = table.journal;
    const journal = { ...rest, entries: entries.map((entry) => ({ ...entry, aim: { move: 'fly' } })) };
    const restored = restore(gangsta, { journal, players });
    expect('ok' in restored && restored.ok.table.lastPassage).not.toHaveProperty('aim');
  });
});
