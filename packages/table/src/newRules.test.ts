import { type Gangsta, gangsta } from '@getaway/gangsta';
import { type Definition, drawBelow, readSetup, seededChance } from '@getaway/kernel';
import { describe, expect, test } from 'vitest';
import { RunningTable, restore } from './index.ts';

const players = [{ name: 'Ada' }, { name: 'Ben' }];

/** A later version of the game, with the same rules and a higher version number. */
const RENAMED: Definition<Gangsta> = { ...gangsta, rulesVersion: 99 };
/** A later version of the game. Its rules lack a move that occurs in every game. */
const CHANGED: Definition<Gangsta> = {
  ...RENAMED,
  rules: { ...gangsta.rules, act: { ...gangsta.rules.act, options: () => [{ move: 'pass' }] } },
};

const must = <T>(attempt: { readonly ok: T } | { readonly refusal: { readonly message: string } }): T => {
  if ('refusal' in attempt) throw new Error(attempt.refusal.message);
  return attempt.ok;
};

/** A random game of at most `most` choices. */
function played(most = Number.POSITIVE_INFINITY): RunningTable<Gangsta> {
  const setup = must(readSetup(gangsta, { players: 2, options: { resources: true } }));
  let table = RunningTable.begin(gangsta, setup, { seed: 'rules change', players });
  const chance = seededChance('choices');
  for (let i = 0; i < most && !table.over; i += 1) {
    const { moves } = table.sceneFor(table.due ?? 0).asked!;
    table = must(table.play(table.due ?? 0, [moves[drawBelow(chance, moves.length)]!]));
  }
  return table;
}

const seedOf = (table: RunningTable<Gangsta>): unknown => 'seed' in table.journal && table.journal.seed;

/** The parts of a game that are stored. */
const kept = ({ journal, position, archive }: RunningTable<Gangsta>) =>
  structuredClone({ journal, position, ...(archive === undefined ? {} : { archive }), players });

describe('a finished game', () => {
  const before = played();
  const { archive: _, ...withoutArchive } = kept(before);

  test.each([
    ['the same rules', RENAMED],
    ['rules that can’t play it', CHANGED],
  ])('keeps log, seed, result and every moment under %s', (_what, definition) => {
    const { table, reopened } = must(restore(definition, kept(before)));
    expect(reopened).toBe(false);
    expect(table.over).toBe(true);
    expect(seedOf(table)).toBe('rules change');
    for (const viewer of [0, 1, 'spectator'] as const) expect(table.sceneFor(viewer)).toEqual(before.sceneFor(viewer));
    for (let passages = 1; passages <= before.choices + 1; passages += 1)
      expect(table.lookBack(0, passages)).toEqual(before.lookBack(0, passages));
    expect(table.archive).toEqual(before.archive); // the archive of the game stays the same
  });

  test('without an archive is replayed if that leads to the same end', () => {
    const { table } = must(restore(RENAMED, withoutArchive));
    expect(table.sceneFor(0).log).toEqual(before.sceneFor(0).log);
    expect(seedOf(table)).toBe('rules change');
    expect(table.archive?.states).toEqual(before.archive?.states); // an archive was made when the game was restored
  });

  test('without an archive that can’t be replayed shows its result, its seed and its choices', () => {
    const { table } = must(restore(CHANGED, withoutArchive));
    const { log, result, view } = table.sceneFor('spectator');
    expect({ result, view }).toEqual({ result: before.sceneFor(1).result, view: before.sceneFor('spectator').view });
    expect(seedOf(table)).toBe('rules change');
    expect(log.passages.slice(1)).toEqual(
      before.journal.entries.map(({ seat, move }) => ({ seat, chosen: move, events: [] })),
    );
    expect(table.lookBack(0, table.choices + 1)).toHaveProperty('ok');
    expect(table.lookBack(0, 3)).toMatchObject({ refusal: { because: 'otherRules', values: { current: 99 } } });
  });

  test('can’t be continued', () => {
    const { table } = must(restore(CHANGED, kept(before)));
    expect(table.play(0, [{ move: 'pass' }])).toHaveProperty('refusal');
    expect(table.undo(0)).toHaveProperty('refusal');
    expect(table.rewind(3)).toHaveProperty('refusal');
    expect(table.due).toBeUndefined();
  });

  test.each([
    ['no passages', { passages: [] }],
    ['a state too few', { states: { ...before.archive!.states, changes: [] } }],
    ['no position', { position: 7 }],
  ])('whose archive has %s is restored another way', (_what, change) => {
    const { table } = must(restore(RENAMED, { ...kept(before), archive: { ...before.archive, ...change } }));
    expect(table.sceneFor(0).log).toEqual(before.sceneFor(0).log);
  });
});

describe('a running game', () => {
  const before = played(60);

  test('that replays identically continues with its log', () => {
    const { table, reopened } = must(restore(RENAMED, kept(before)));
    expect(reopened).toBe(false);
    expect(table.sceneFor(0)).toEqual(before.sceneFor(0));
  });

  test('that replays differently continues from its position', () => {
    const { table, reopened } = must(restore(CHANGED, kept(before)));
    expect(reopened).toBe(true);
    expect(table.sceneFor(0).view).toEqual(before.sceneFor(0).view);
    expect(table.due).toBe(before.due);
    const later = must(table.play(table.due ?? 0, [table.sceneFor(table.due ?? 0).asked!.moves[0]!]));
    expect(later.lookBack(0, 1)).toEqual({ ok: table.sceneFor(0).view });
  });

  test('without a position continues if it replays identically; otherwise the refusal names the version that can open it', () => {
    const { position: _, ...bare } = kept(before);
    expect(must(restore(RENAMED, bare)).table.sceneFor(0)).toEqual(before.sceneFor(0));
    expect(restore(CHANGED, bare)).toMatchObject({
      refusal: { because: 'otherRules', values: { rules: gangsta.rulesVersion, current: 99 } },
    });
  });

  test('of newer rules is refused', () => {
    const { journal, ...rest } = kept(before);
    const later = { ...rest, journal: { ...journal, rules: 999 } };
    expect(restore(gangsta, later)).toMatchObject({ refusal: { because: 'otherRules' } });
  });
});
