import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { killPrograms, startProgram } from '../testing/program.ts';
import { newFolder } from '../testing/serve.ts';
import { openStore } from './open.ts';
import { backupFolder } from './sqlite/backup.ts';

const root = newFolder();
afterAll(() => {
  killPrograms();
  rmSync(root, { recursive: true, force: true });
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const modesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));

const FILES = ['getaway.lock', 'getaway.sqlite', 'getaway.sqlite-shm', 'getaway.sqlite-wal', 'getaway.witness'];

function expectOwn(folder: string): void {
  const modes = modesIn(folder);
  expect(Object.keys(modes)).toEqual(expect.arrayContaining(FILES));
  expect(new Set(Object.values(modes))).toEqual(new Set(['600']));
}

test.skipIf(process.platform === 'win32')('only the owner can read the store’s files, copies included', async () => {
  const data = join(root, 'games');
  const store = await openStore({ data });
  await store.check();
  expect(modeOf(data)).toBe('700');
  expectOwn(data);
  await store.backup?.(join(root, 'one.sqlite'));
  await store.close();
  await backupFolder(data, join(root, 'two.sqlite'));
  expect([modeOf(join(root, 'one.sqlite')), modeOf(join(root, 'two.sqlite'))]).toEqual(['600', '600']);
});

test.skipIf(process.platform === 'win32')(
  'files of an older program become private, but not a folder of others',
  async () => {
    const data = join(root, 'shared');
    mkdirSync(data, { recursive: true, mode: 0o755 });
    const before = await openStore({ data });
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
    await before.close();
    const store = await openStore({ data });
    await store.check();
    expectOwn(data);
    expect(modeOf(data)).toBe('755');
    await store.close();
  },
);

test.skipIf(process.platform === 'win32')(
  'a server creates its folder for its owner only, whatever the umask is',
  async () => {
    const data = join(root, 'new', 'folder');
    const server = await startProgram({ DATA_DIR: data });
    expect(modeOf(data)).toBe('700');
    expectOwn(data);
    await server.stop();
  },
);
