import { type Attempt, commitmentOf, fairBeginning, pledgeOf, taken } from '@getaway/kernel';
import type { RoomScene } from '@getaway/protocol/room';
import { compareWithProof, type DrawsAhead } from '@getaway/table';
import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';

const SECRET = 'a'.repeat(64);

/** A table whose server behaves correctly, unless a test changes that. */
function tableCalled(id: string) {
  const commitment = commitmentOf(id, SECRET);
  const room = signal<RoomScene | undefined>(undefined);
  const asked: { readonly name: string; readonly fields: Record<string, string> }[] = [];
  const table = {
    id,
    room,
    log: [],
    act(name: string, fields: object = {}): Promise<Attempt<unknown>> {
      asked.push({ name, fields: { ...fields } });
      return Promise.resolve(taken(null));
    },
  };
  const tell = async (draws: Partial<DrawsAhead>, own: { readonly seat?: number } = { seat: 0 }): Promise<void> => {
    const told = { commitment, pledges: [], sealed: false, ...draws };
    room.value = { version: 1, now: 0, draws: told, ...own } as unknown as RoomScene;
    for (let i = 0; i < 10; i += 1) await Promise.resolve();
  };
  return { table, tell, asked, commitment };
}

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.resetModules(); // each test starts with a freshly loaded page
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

const page = async () => ({ ...(await import('./contribute.ts')), ...(await import('./witnesses.ts')) });

test('a device pledges when it has a seat, discloses when all pledges are sealed, and remembers both after a reload', async () => {
  const { contributeTo, witnessOf } = await page();
  const { table, tell, asked, commitment } = tableCalled('t1');
  const stop = contributeTo(table);
  await tell({}, {});
  expect(asked).toEqual([]);
  await tell({});
  const { value } = witnessOf('t1')!;
  const own = { seat: 0, pledge: pledgeOf('t1', value) };
  expect(asked[0]).toEqual({ name: 'pledge', fields: { pledge: own.pledge } });
  const other = { seat: 1, pledge: 'b'.repeat(64) };
  await tell({ pledges: [own, other] });
  await tell({ pledges: [own, other], sealed: true });
  expect(asked.at(-1)).toEqual({ name: 'disclose', fields: { value } });
  expect(witnessOf('t1')).toEqual({ commitment, value, sealed: [own, other], confirmed: true });
  stop();
  vi.resetModules(); // the page is reloaded
  const again = await page();
  const proof = fairBeginning('t1', SECRET, [{ ...own, value }, other]).fair;
  expect(compareWithProof(proof, again.witnessOf('t1')!)).toBe('included');
});

test('a device keeps the first commitment, so a server that replaces its secret gets no value and is detected', async () => {
  const { contributeTo, witnessOf } = await page();
  const { table, tell, asked, commitment } = tableCalled('t2');
  const stop = contributeTo(table);
  await tell({});
  const { value } = witnessOf('t2')!;
  const own = { seat: 0, pledge: pledgeOf('t2', value) };
  const sent = asked.length;
  await tell({ commitment: 'c'.repeat(64), pledges: [own], sealed: true });
  expect(asked).toHaveLength(sent);
  expect(witnessOf('t2')?.commitment).toBe(commitment);
  const exchanged = fairBeginning('t2', 'd'.repeat(64), [{ ...own, value }]).fair;
  expect(compareWithProof(exchanged, witnessOf('t2')!)).toBe('otherCommitment');
  stop();
});

test('each table has its own value, and the oldest ones are forgotten', async () => {
  const { keepWitness, witnessOf } = await page();
  for (let i = 0; i < 205; i += 1) keepWitness(`table ${i}`, { commitment: 'a'.repeat(64), value: 'b'.repeat(64) });
  expect(witnessOf('table 4')).toBeUndefined();
  expect(witnessOf('table 5')).toBeDefined();
  expect(witnessOf('toString')).toBeUndefined();
});
