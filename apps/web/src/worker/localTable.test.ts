import { gangsta } from '@getaway/gangsta';
import { type Move, readSetup } from '@getaway/kernel';
import {
  type HostedTable,
  type Player,
  RunningTable,
  type Showing,
  showingAfter,
  type TableUpdate,
} from '@getaway/table';
import { describe, expect, test } from 'vitest';
import { LocalTable, type LocalTableDeps } from './localTable.ts';

const ADA = { name: 'Ada' };
const BEN = { name: 'Ben' };
const SLICK = { name: 'Slick', bot: 'steady' };

interface TestDeps extends LocalTableDeps {
  kept: number;
  released: number;
  /** The operation that fails once, the next time it is called. */
  failing: 'keep' | 'think' | undefined;
}

/** Dependencies for tests. They store nothing, and their bot always picks the first of its options. */
function testDeps(): TestDeps {
  const fails = (deed: TestDeps['failing']): boolean => {
    const failing = deps.failing === deed;
    if (failing) deps.failing = undefined;
    return failing;
  };
  const deps: TestDeps = {
    kept: 0,
    released: 0,
    failing: undefined,
    keep: () => {
      if (fails('keep')) return Promise.reject(new Error('the disk is full'));
      deps.kept += 1;
      return Promise.resolve();
    },
    think: (table) =>
      fails('think') ? Promise.reject(new Error('no idea')) : Promise.resolve({ move: firstMove(table) }),
    release: () => {
      deps.released += 1;
    },
  };
  return deps;
}

const firstMove = (table: HostedTable): Move => table.sceneFor(table.due!).asked!.moves[0]!;

function begin(
  players: readonly Player[],
  { seed = 'local', failing }: { readonly seed?: string; readonly failing?: TestDeps['failing'] } = {},
) {
  const setup = readSetup(gangsta, { players: players.length });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const deps = testDeps();
  deps.failing = failing;
  const table = new LocalTable('gangsta', RunningTable.begin(gangsta, setup.ok, { seed, players }), deps);
  const shown: TableUpdate[] = [];
  table.watch((update) => shown.push(update));
  const now = (): TableUpdate => shown.at(-1)!;
  const sit = (): void => table.sit(now().handover!.seat);
  const playQuietly = () => table.play(now().scene!.asked!.number, [quietest(now().scene!.asked!.moves)]);
  return { table, deps, shown, now, sit, playQuietly };
}

/** Picks a move that reveals nothing, so that the whole turn can be undone. */
const quietest = (moves: readonly Move[]): Move =>
  moves.find(({ move }) => ['pass', 'decline', 'stopMobilising'].includes(move)) ?? moves.at(-1)!;

type Begun = ReturnType<typeof begin>;

/** The screen's log after all updates. */
const logOf = ({ shown }: Begun): Showing['log'] =>
  shown.reduce<Showing['log']>((log, update) => showingAfter(log, update).log, []);

async function until(happened: () => boolean): Promise<void> {
  for (let i = 0; i < 1000 && !happened(); i += 1) await new Promise((resolve) => setTimeout(resolve));
  expect(happened()).toBe(true);
}

/** Plays until the device has to be passed to another player. */
async function untilHandover(begun: Begun): Promise<void> {
  for (let i = 0; i < 50 && begun.now().handover === undefined; i += 1) await begun.playQuietly();
  expect(begun.now()).toHaveProperty('handover');
}

describe('the adviser', () => {
  /** A bot that compares all moves and prefers the first one. */
  const advise: LocalTableDeps['advise'] = (table) =>
    Promise.resolve(table.asked!.moves.map((move, i) => ({ move, value: 9 - i, win: 0.5, plan: [move] })));

  async function due(players: readonly Player[]): Promise<Begun> {
    const begun = begin(players);
    Object.assign(begun.deps, { advise });
    if (begun.now().handover !== undefined) begun.sit();
    await until(() => begun.now().scene?.asked !== undefined);
    return begun;
  }

  test('gives three plans, each with what it will certainly do and what is expected of it', async () => {
    const { table, now } = await due([ADA, SLICK]);
    const { number, moves } = now().scene!.asked!;
    const advice = await table.advise(number);
    expect(advice).toHaveLength(3);
    expect(advice[0]).toMatchObject({ moves: [moves[0]], lead: 9, win: 0.5 });
    expect(advice[0]?.forecast).toEqual((await table.forecasts(number))[0]);
  });

  test('gives no plans for another decision, or if several people play', async () => {
    const alone = await due([ADA, SLICK]);
    expect(await alone.table.advise(alone.now().scene!.asked!.number + 1)).toEqual([]);
    const together = await due([ADA, BEN]);
    expect(await together.table.advise(together.now().scene!.asked!.number)).toEqual([]);
  });
});

describe('one person and bots', () => {
  test('needs no handover', () => {
    const { now } = begin([ADA, SLICK]);
    expect(now().scene?.viewer).toBe(0);
    expect(now()).not.toHaveProperty('handover');
  });

  test('bots choose until it is the person’s turn, and each choice is stored before it is shown', async () => {
    const begun = begin([ADA, SLICK]);
    for (let i = 0; i < 6; i += 1) {
      await until(() => begun.now().scene?.due === 0);
      await begun.playQuietly();
    }
    await until(() => begun.now().scene?.due === 0);
    expect(begun.deps.kept).toBe(logOf(begun).length - 1);
  });

  test('if two choices are made for one decision, the first counts', async () => {
    const begun = begin([ADA, SLICK]);
    await until(() => begun.now().scene?.asked !== undefined);
    const { number } = begun.now().scene!.asked!;
    const answers = await Promise.all([begun.playQuietly(), begun.playQuietly()]);
    expect(answers[0]).toHaveProperty('ok');
    const message = `Decision ${number} is not due; decision ${number + 1} is.`;
    expect(answers[1]).toEqual({ refusal: { code: 'notAsked', message } });
  });

  test('a bot that fails is reported, and can be asked again', async () => {
    const begun = begin([SLICK, SLICK], { failing: 'think' });
    await until(() => begun.now().trouble === 'no idea');
    expect(begun.deps.kept).toBe(0);
    begun.table.retry();
    await until(() => begun.deps.kept > 3);
    expect(begun.now()).not.toHaveProperty('trouble');
    begun.table.close();
  });

  test('a bot’s choice that can’t be stored is not shown, and people can still choose', async () => {
    const begun = begin([ADA, SLICK]);
    await until(() => begun.now().scene?.due === 0);
    while (begun.now().scene?.due === 0) {
      const { asked } = begun.now().scene!;
      const ends = asked!.moves.some(({ move }) => move === 'endTurn');
      await begun.playQuietly();
      if (ends) begun.deps.failing = 'keep';
    }
    await until(() => begun.now().trouble === 'the disk is full');
    const before = logOf(begun).length;
    begun.table.retry();
    await until(() => begun.now().scene?.due === 0);
    expect(logOf(begun).length).toBeGreaterThan(before);
  });

  test('nobody can choose for a seat that a bot plays, until its person takes it back', async () => {
    const begun = begin([ADA, SLICK]);
    begun.table.setPause(10_000); // the bots wait, so that they change nothing
    await begun.table.substitute(0, 'steady');
    const { scene } = begun.now();
    expect(scene?.viewer).toBe(0);
    expect(await begun.table.play(scene?.asked?.number ?? 0, [{ move: 'pass' }])).toMatchObject({
      refusal: { code: 'notAsked' },
    });
    await begun.table.substitute(0, undefined);
    begun.table.setPause(0);
    await until(() => begun.now().scene?.due === 0);
    expect(await begun.playQuietly()).toHaveProperty('ok');
    begun.table.close();
  });
});

describe('two people at one device', () => {
  test('nothing is shown until somebody confirms the handover', async () => {
    const begun = begin([ADA, BEN]);
    expect(begun.now().handover).toMatchObject({ undo: 'otherSeat' });
    expect(begun.now()).not.toHaveProperty('scene');
    expect(await begun.table.play(0, [{ move: 'pass' }])).toHaveProperty('refusal');
    begun.sit();
    expect(begun.now().scene?.asked).toBeDefined();
  });

  test('the previous player can undo from the handover screen, and gets the whole log again', async () => {
    const begun = begin([ADA, BEN], { seed: 'undo' });
    begun.sit();
    const reader = begun.now().scene?.viewer;
    await untilHandover(begun);
    // A turn that ended without a draw can still be undone.
    expect(begun.now().handover?.undo).toBe('possible');
    expect(await begun.table.undo()).toHaveProperty('ok');
    const { scene } = begun.now();
    expect(scene?.viewer).toBe(reader);
    expect(scene?.log.from).toBe(0);
    expect(logOf(begun)).toHaveLength(begun.deps.kept - 1); // the undone choice was stored too
  });

  test('if a bot takes one seat, the other person has the device alone after a handover', async () => {
    const begun = begin([ADA, BEN]);
    begun.sit();
    const reader = begun.now().scene?.viewer as number;
    await begun.table.substitute(reader, 'steady');
    expect(begun.now().handover).toEqual({ seat: 1 - reader, undo: 'otherSeat' });
    begun.sit();
    await until(() => begun.now().scene?.asked !== undefined);
    expect(begun.now().scene?.viewer).toBe(1 - reader);
  });
});

test('a choice that can’t be stored leaves the game unchanged', async () => {
  const begun = begin([ADA, SLICK]);
  await until(() => begun.now().scene?.due === 0);
  const before = begun.now().scene;
  begun.deps.failing = 'keep';
  await expect(begun.playQuietly()).rejects.toThrow('the disk is full');
  expect(begun.now().scene).toBe(before);
  expect(await begun.playQuietly()).toHaveProperty('ok');
});

test('a closed table is released once everything is stored, and takes no more choices', async () => {
  const begun = begin([ADA, SLICK]);
  await until(() => begun.now().scene?.due === 0);
  const number = begun.now().scene!.asked!.number;
  const last = begun.playQuietly();
  begun.table.close();
  expect(begun.deps.released).toBe(0);
  await last;
  await until(() => begun.deps.released === 1);
  expect(await begun.table.play(number + 1, [{ move: 'pass' }])).toHaveProperty('refusal');
});
