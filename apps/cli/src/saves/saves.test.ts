import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Gangsta, gangsta } from '@getaway/gangsta';
import { type Definition, hashOf } from '@getaway/kernel';
import { dataFolder } from '@getaway/server/dataFolder';
import { type HostedGame, hosted } from '@getaway/table';
import { type SaveHeader, writeSaveLine } from '@getaway/table/file';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepArchive, keepSnapshot, playMove, type Session, takeBack } from '../table/session.ts';
import { gameCalled, newSession } from '../testing/tables.ts';
import { readName } from './folder.ts';
import { takeLock } from './lock.ts';
import { createSave, gameOf, listSaves, load, openSave } from './store.ts';

const GANGSTA = gameCalled('gangsta').host;
const PLAYERS = [{ name: 'Ada' }, { name: 'Ben' }];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'getaway-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = (): string => join(folder, 'game.jsonl');

/** A saved game with one undo and this many choices. Each choice takes the first option. */
function savedGame(choices: number): Session {
  const session = newSession({ seed: 'saved', players: PLAYERS });
  const save = createSave(folder, { game: GANGSTA, table: session.table, requested: 'game' });
  if ('trouble' in save) throw new Error(save.trouble);
  const saved: Session = { ...session, save };
  for (let i = 0; i < choices; i += 1) {
    const { asked } = saved.table;
    if (asked === undefined) break;
    playMove(saved, asked.moves[0]!);
    if (i === 0) {
      expect(takeBack(saved, asked.seat)).toBeUndefined();
      playMove(saved, asked.moves[0]!);
    }
  }
  keepSnapshot(saved);
  if (saved.table.over) {
    keepArchive(saved);
    keepArchive(saved); // the second call must not write anything
  }
  save.close();
  return saved;
}

test('a game restored from its file is the game that was played', () => {
  const { table } = savedGame(60);
  const opened = openSave(folder, 'game', GANGSTA);
  if ('trouble' in opened) throw new Error(opened.trouble);
  expect(opened.restored.table.position).toEqual(table.position);
  for (const viewer of ['spectator', 0, 1] as const)
    expect(opened.restored.table.sceneFor(viewer)).toEqual(table.sceneFor(viewer));
  expect(opened.notes).toEqual([]);
  opened.save.close();
});

const change = (line: number, from: string | RegExp, to: string): void => {
  const lines = readFileSync(path(), 'utf8').split('\n');
  const changed = (lines[line - 1] ?? '').replace(from, to);
  expect(changed).not.toBe(lines[line - 1]);
  writeFileSync(path(), lines.toSpliced(line - 1, 1, changed).join('\n'));
};

test.each([
  ['the header’s seed', 1, /"seed":"saved"/u, '"seed":"other"', 'line 1, field check'],
  ['the header’s format', 1, 'getaway-save', 'getaway-sage', 'line 1, field format'],
  ['an undo', 3, /"undo":\d/u, '"undo":"x"', 'line 3, field undo: expected number, found "x".'],
  ['who chose', 4, /"seat":\d/u, '"seat":7', 'line 4, field entry: Seat 7 is not asked'],
  ['a move', 4, /"move":"\w+"/u, '"move":"steal"', 'line 4, field entry: The move steal can’t'],
  ['a type', 4, /"seat":\d/u, '"seat":"x"', 'line 4, field entry.seat: expected number, found "x".'],
  ['the draws', 5, /"draws":\[/u, '"draws":["x",', 'line 5, field entry.draws'],
  ['more draws', 5, /"draws":\[/u, '"draws":[0,', 'line 5, field entry'],
  ['a check', 6, /"check":"\w/u, '"check":"x', 'line 6, field check'],
  ['a brace', 6, '}', '', 'line 6: it isn’t JSON.'],
  [
    'a depth',
    5,
    /"draws":\[/u,
    `"draws":[${'['.repeat(99)}${']'.repeat(99)},`,
    'line 5: it has too many nested levels.',
  ],
])('a file with %s changed is refused and not modified', (_what, line, from, to, sentence) => {
  savedGame(12);
  change(line, from, to);
  const before = readFileSync(path(), 'utf8');
  const opened = openSave(folder, 'game', GANGSTA);
  expect('trouble' in opened ? opened.trouble.replaceAll("'", '’') : '').toContain(
    `game.jsonl is damaged at ${sentence}`,
  );
  expect(readFileSync(path(), 'utf8')).toBe(before);
});

test.each([
  ['a seat too few', (header: SavedHeader) => header.seats.pop(), 'field seats: the game has 2 seats'],
  ['two of one name', ({ seats }: SavedHeader) => seats.splice(1, 1, { name: 'Ada' }), 'field seats: the game has 2'],
  ['a bot nobody knows', ({ seats }: SavedHeader) => seats.splice(1, 1, { name: 'X', bot: 'genius' }), 'field seats'],
  ['an endless name', ({ seats }: SavedHeader) => seats.splice(1, 1, { name: 'x'.repeat(99) }), 'field seats.1.name'],
  [
    'a newer version',
    (header: SavedHeader) => Object.assign(header, { version: 2 }),
    'field version: it has version 2',
  ],
])('a header with %s is refused even with a correct checksum', (_what, edit, sentence) => {
  savedGame(3);
  const [first = ''] = readFileSync(path(), 'utf8').split('\n');
  const { check: _check, ...header } = JSON.parse(first) as SavedHeader;
  edit(header);
  writeFileSync(path(), writeSaveLine('', header).text);
  const loaded = load(folder, 'game', GANGSTA);
  expect('trouble' in loaded ? loaded.trouble : '').toContain(`game.jsonl is damaged at line 1, ${sentence}`);
});

test('invisible characters in a name of an old save are replaced by signs, and the game continues', () => {
  savedGame(3);
  const [first = '', ...rest] = readFileSync(path(), 'utf8').split('\n');
  const { check: _check, ...header } = JSON.parse(first) as SavedHeader;
  header.seats.splice(1, 1, { name: 'A\u202Eda\u3164' });
  writeFileSync(path(), writeSaveLine('', header).text);
  expect(rest.length).toBeGreaterThan(1);
  const loaded = load(folder, 'game', GANGSTA);
  expect('trouble' in loaded ? loaded.trouble : loaded.restored.table.players[1]).toEqual({ name: 'A\uFFFDda\uFFFD' });
});

interface SavedHeader extends Omit<SaveHeader, 'seats'> {
  readonly check?: string;
  seats: { name: string; bot?: string }[];
}

test('read and write errors are returned, not thrown', () => {
  savedGame(1);
  mkdirSync(join(folder, 'folder.jsonl'));
  expect(listSaves(folder).map(({ name }) => name)).toEqual(['game']);
  expect(gameOf(folder, 'folder')).toBeUndefined();
  expect(openSave(folder, 'folder', GANGSTA)).toHaveProperty('trouble');
  const { table } = newSession({ seed: 'nowhere', players: PLAYERS });
  expect(createSave(path(), { game: GANGSTA, table })).toHaveProperty('trouble');
});

test('a partial last line is removed after the file has been backed up', () => {
  savedGame(3);
  const whole = readFileSync(path(), 'utf8');
  const torn = `${whole}{"entry":{"seat":0,"mo`;
  for (const copy of ['game.damaged-1.jsonl', 'game.damaged-2.jsonl']) {
    writeFileSync(path(), torn);
    const opened = openSave(folder, 'game', GANGSTA);
    if ('trouble' in opened) throw new Error(opened.trouble);
    opened.save.close();
    expect(opened.notes.join()).toContain(`It was dropped; the original file is saved as ${copy}.`);
    expect(readFileSync(path(), 'utf8')).toBe(whole);
    expect(readFileSync(join(folder, copy), 'utf8')).toBe(torn);
  }
});

test('a game without a requested name gets an unused one', () => {
  const { table } = newSession({ seed: 'names', players: PLAYERS });
  for (const name of ['gangsta-1', 'gangsta-2']) {
    const save = createSave(folder, { game: GANGSTA, table });
    if ('trouble' in save) throw new Error(save.trouble);
    expect(save.name).toBe(name);
    save.close();
  }
});

test('a missing line is detected', () => {
  savedGame(12);
  const lines = readFileSync(path(), 'utf8').split('\n');
  writeFileSync(path(), lines.toSpliced(1, 2).join('\n'));
  const loaded = load(folder, 'game', GANGSTA);
  expect('trouble' in loaded ? loaded.trouble : '').toContain('damaged at line 2, field check');
});

const inOtherRules = (definition: Definition<Gangsta>): HostedGame => hosted(definition, GANGSTA);
const RENAMED = inOtherRules({ ...gangsta, rulesVersion: 99 });
/** Gangsta! with changed rules, under which no old game can be replayed. */
const CHANGED = inOtherRules({
  ...gangsta,
  rulesVersion: 99,
  rules: { ...gangsta.rules, act: { ...gangsta.rules.act, options: () => [{ move: 'pass' }] } },
});
const OLDER = inOtherRules({ ...gangsta, rulesVersion: gangsta.rulesVersion - 1 });

test('under new rules a game continues from its snapshot in the same file', () => {
  const { table } = savedGame(20);
  const opened = openSave(folder, 'game', RENAMED);
  if ('trouble' in opened) throw new Error(opened.trouble);
  expect(opened.notes).toEqual(['The rules have changed since: the game continues from its snapshot with version 99.']);
  expect(opened.restored.table.position.state).toEqual(table.position.state);
  const session: Session = { ...opened.restored, save: opened.save, game: { ...gameCalled('gangsta'), host: RENAMED } };
  for (let i = 0; i < 5; i += 1) playMove(session, session.table.asked?.moves[0] ?? { move: 'pass' });
  opened.save.close();
  const again = openSave(folder, 'game', RENAMED);
  if ('trouble' in again) throw new Error(again.trouble);
  expect(again.notes).toEqual([]);
  expect(again.restored.table.position).toEqual(session.table.position);
  again.save.close();
});

test('choices after the snapshot are replayed as far as the new rules allow', () => {
  const { save, table } = savedGame(5);
  const session: Session = { game: gameCalled('gangsta'), save, table };
  const early = readFileSync(join(folder, 'game.position.json'), 'utf8');
  const opened = openSave(folder, 'game', GANGSTA);
  if ('trouble' in opened) throw new Error(opened.trouble);
  const later: Session = { ...session, save: opened.save, table: opened.restored.table };
  for (let i = 0; i < 20; i += 1) {
    const { moves } = later.table.asked!;
    playMove(later, moves.find(({ move }) => move !== 'pass') ?? moves[0]!);
  }
  opened.save.close();
  writeFileSync(join(folder, 'game.position.json'), early);
  const same = load(folder, 'game', RENAMED);
  expect('trouble' in same ? same.trouble : same.restored.table.position.state).toEqual(later.table.position.state);
  const changed = load(folder, 'game', CHANGED);
  expect('trouble' in changed ? changed.trouble : changed.restored.reopened?.leftOut).toBeGreaterThan(0);
});

test('a game of newer rules is refused and not modified', () => {
  savedGame(5);
  const before = readFileSync(path(), 'utf8');
  const opened = openSave(folder, 'game', OLDER);
  expect('trouble' in opened ? opened.trouble : '').toContain('A newer program can open it.');
  expect(readFileSync(path(), 'utf8')).toBe(before);
});

test('without a snapshot a game continues only if the new rules replay it identically; otherwise its file stays as it is', () => {
  const { table } = savedGame(5);
  rmSync(join(folder, 'game.position.json'));
  const before = readFileSync(path(), 'utf8');
  const refused = openSave(folder, 'game', CHANGED);
  expect('trouble' in refused ? refused.trouble : '').toContain('the file has no snapshot to continue from');
  expect(readFileSync(path(), 'utf8')).toBe(before);
  const opened = openSave(folder, 'game', RENAMED);
  if ('trouble' in opened) throw new Error(opened.trouble);
  expect(opened.restored.table.asked).toMatchObject({ moves: table.asked!.moves });
  opened.save.close();
});

test.each([
  ['play it the same', RENAMED],
  ['can’t play it', CHANGED],
])('a finished game keeps its log and result under rules that %s, and its file is unchanged', (_what, game) => {
  const { table } = savedGame(Number.POSITIVE_INFINITY);
  const file = readFileSync(path(), 'utf8');
  const opened = openSave(folder, 'game', game);
  if ('trouble' in opened) throw new Error(opened.trouble);
  opened.save.close();
  expect(opened.notes).toEqual([]);
  expect(opened.restored.table.result).toEqual(table.result);
  expect(opened.restored.table.sceneFor(0).log).toEqual(table.sceneFor(0).log);
  expect(readFileSync(path(), 'utf8')).toBe(file);
});

test('two processes can’t play the same game; the lock of a dead process is ignored', () => {
  savedGame(1);
  const lock = join(folder, 'game.lock');
  writeFileSync(lock, String(process.ppid));
  const opened = openSave(folder, 'game', GANGSTA);
  expect('trouble' in opened ? opened.trouble : '').toContain(`Another process (${process.ppid}) is playing`);
  writeFileSync(lock, '4194999');
  expect(takeLock(lock, process.pid)).toBeUndefined();
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
});

test.each(['', '.', '..', 'a/b', 'a\\b', 'C:', 'x.jsonl', 'nul', 'a\u0000b', ' ', '-x', 'x'.repeat(61)])(
  '%j is not a valid name for a save',
  (name) => expect(readName(name)).toHaveProperty('trouble'),
);

test.each(['a', 'Vendredi soir', 'Гангста 2', 'x'.repeat(60)])('%j is a valid name for a save', (name) =>
  expect(readName(name)).toBe(name),
);

test.each([
  [{ env: { DATA_DIR: '/d' }, platform: 'linux', home: '/h' }, '/d'],
  [{ env: { XDG_DATA_HOME: '/x' }, platform: 'linux', home: '/h' }, '/x/getaway'],
  [{ env: { XDG_DATA_HOME: 'relative' }, platform: 'linux', home: '/h' }, '/h/.local/share/getaway'],
  [{ env: {}, platform: 'darwin', home: '/h' }, '/h/Library/Application Support/getaway'],
])('saves are stored in the platform’s data folder: %j', (machine, expected) =>
  expect(dataFolder(machine).replaceAll('\\', '/')).toBe(expected),
);

test('a save contains its pack, so it survives a change of the house pack', () => {
  const { table } = savedGame(3);
  const [header = ''] = readFileSync(path(), 'utf8').split('\n');
  const { pack } = JSON.parse(header) as { readonly pack: object };
  expect(hashOf(pack)).toBe(table.pack);
});
