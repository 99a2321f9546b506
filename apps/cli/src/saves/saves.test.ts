import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Gangsta, gangsta } from '@getaway/gangsta';
import { type Definition, hashOf } from '@getaway/kernel';
import { dataFolder } from '@getaway/server/dataFolder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gangstaTable } from '../games/gangsta/index.ts';
import { keepArchive, keepSnapshot, playMove, type Session, takeBack } from '../table/session.ts';
import { newSession } from '../testing/tables.ts';
import { readName } from './folder.ts';
import { checkOf } from './format.ts';
import { takeLock } from './lock.ts';
import { createSave, gameOf, listSaves, load, openSave } from './store.ts';

const PLAYERS = [{ name: 'Ada' }, { name: 'Ben' }];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'getaway-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = (): string => join(folder, 'game.jsonl');

/** A saved game of so many choices, the first that are offered, with one undo among them. */
function savedGame(choices: number): Session<Gangsta> {
  const session = newSession({ seed: 'saved', players: PLAYERS });
  const save = createSave(folder, session.match, { players: PLAYERS, wished: 'game' });
  if ('trouble' in save) throw new Error(save.trouble);
  const saved: Session<Gangsta> = { ...session, game: gangstaTable, save };
  for (let i = 0; i < choices; i += 1) {
    const { decision } = saved.match;
    if (decision === undefined) break;
    playMove(saved, decision.moves[0]!);
    if (i === 0) {
      expect(takeBack(saved, decision.seat)).toBeUndefined();
      playMove(saved, decision.moves[0]!);
    }
  }
  keepSnapshot(saved);
  if (saved.match.decision === undefined) {
    keepArchive(saved);
    keepArchive(saved); // only once
  }
  save.close();
  return saved;
}

test('a game that is read again is the game that was played', { timeout: 30_000 }, () => {
  const { match, history } = savedGame(60);
  const opened = openSave(folder, 'game', gangsta);
  if ('trouble' in opened) throw new Error(opened.trouble);
  expect(opened.restored.match.state).toEqual(match.state);
  expect(opened.restored.match.number).toBe(match.number);
  expect(opened.restored.history).toEqual(history);
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
  ['a depth', 5, /"draws":\[/u, `"draws":[${'['.repeat(99)}${']'.repeat(99)},`, 'line 5: it is nested too deeply.'],
])('a file with %s changed is refused and left as it is', (_what, line, from, to, sentence) => {
  savedGame(12);
  change(line, from, to);
  const before = readFileSync(path(), 'utf8');
  const opened = openSave(folder, 'game', gangsta);
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
])('a header with %s is refused, though its check is right', (_what, edit, sentence) => {
  savedGame(3);
  const [first = ''] = readFileSync(path(), 'utf8').split('\n');
  const { check: _check, ...header } = JSON.parse(first) as SavedHeader & { check: string };
  edit(header);
  writeFileSync(path(), `${JSON.stringify({ ...header, check: checkOf('', header) })}\n`);
  const loaded = load(folder, 'game', gangsta);
  expect('trouble' in loaded ? loaded.trouble : '').toContain(`game.jsonl is damaged at line 1, ${sentence}`);
});

test('a name with characters that nobody can see, from an earlier program, is shown by signs, and the game goes on', () => {
  savedGame(3);
  const [first = '', ...rest] = readFileSync(path(), 'utf8').split('\n');
  const { check: _check, ...header } = JSON.parse(first) as SavedHeader & { check: string };
  header.seats.splice(1, 1, { name: 'A\u202Eda\u3164' });
  writeFileSync(path(), `${JSON.stringify({ ...header, check: checkOf('', header) })}\n`);
  expect(rest.length).toBeGreaterThan(1);
  const loaded = load(folder, 'game', gangsta);
  expect('trouble' in loaded ? loaded.trouble : loaded.restored.header.seats[1]).toEqual({ name: 'A\uFFFDda\uFFFD' });
});

interface SavedHeader {
  seats: { name: string; bot?: string }[];
}

test('what can’t be read or written is told, not thrown', () => {
  savedGame(1);
  mkdirSync(join(folder, 'folder.jsonl'));
  expect(listSaves(folder).map(({ name }) => name)).toEqual(['game']);
  expect(gameOf(folder, 'folder')).toBeUndefined();
  expect(openSave(folder, 'folder', gangsta)).toHaveProperty('trouble');
  const { match } = newSession({ seed: 'nowhere', players: PLAYERS });
  expect(createSave(path(), match, { players: PLAYERS })).toHaveProperty('trouble');
});

test('half a last line is dropped, and the file as it was is kept', () => {
  savedGame(3);
  const whole = readFileSync(path(), 'utf8');
  const torn = `${whole}{"entry":{"seat":0,"mo`;
  for (const copy of ['game.damaged-1.jsonl', 'game.damaged-2.jsonl']) {
    writeFileSync(path(), torn);
    const opened = openSave(folder, 'game', gangsta);
    if ('trouble' in opened) throw new Error(opened.trouble);
    opened.save.close();
    expect(opened.notes.join()).toContain(`It was dropped; the original file is saved as ${copy}.`);
    expect(readFileSync(path(), 'utf8')).toBe(whole);
    expect(readFileSync(join(folder, copy), 'utf8')).toBe(torn);
  }
});

test('a game without a wished name gets one that nobody has', () => {
  const { match } = newSession({ seed: 'names', players: PLAYERS });
  for (const name of ['gangsta-1', 'gangsta-2']) {
    const save = createSave(folder, match, { players: PLAYERS });
    if ('trouble' in save) throw new Error(save.trouble);
    expect(save.name).toBe(name);
    save.close();
  }
});

test('a line that is gone from the middle is noticed', () => {
  savedGame(12);
  const lines = readFileSync(path(), 'utf8').split('\n');
  writeFileSync(path(), lines.toSpliced(1, 2).join('\n'));
  const loaded = load(folder, 'game', gangsta);
  expect('trouble' in loaded ? loaded.trouble : '').toContain('damaged at line 2, field check');
});

test('by new rules a game goes on from its snapshot, in the same file', () => {
  const { match } = savedGame(20);
  const newer = { ...gangsta, rulesVersion: 99 };
  const opened = openSave(folder, 'game', newer);
  if ('trouble' in opened) throw new Error(opened.trouble);
  expect(opened.notes).toEqual(['The rules have changed since: the game continues from its snapshot by version 99.']);
  const { chance: _, ...state } = opened.restored.match.state;
  expect(match.state).toMatchObject(state);
  const session = { ...opened.restored, ...opened, game: { ...gangstaTable, definition: newer }, players: PLAYERS };
  for (let i = 0; i < 5; i += 1) playMove(session, session.match.decision?.moves[0] ?? { move: 'pass' });
  opened.save.close();
  const again = openSave(folder, 'game', newer);
  if ('trouble' in again) throw new Error(again.trouble);
  expect(again.notes).toEqual([]);
  expect(again.restored.match.state).toEqual(session.match.state);
  again.save.close();
});

const RENAMED: Definition<Gangsta> = { ...gangsta, rulesVersion: 99 };
/** Rules that can't play any old game. */
const CHANGED: Definition<Gangsta> = {
  ...RENAMED,
  rules: { ...gangsta.rules, act: { ...gangsta.rules.act, options: () => [{ move: 'pass' }] } },
};

test('by new rules and without a snapshot it goes on only if they play it the same, and else nothing is lost', () => {
  const { match } = savedGame(5);
  rmSync(join(folder, 'game.position.json'));
  const before = readFileSync(path(), 'utf8');
  const refused = openSave(folder, 'game', CHANGED);
  expect('trouble' in refused ? refused.trouble : '').toContain('there is no snapshot to continue from');
  expect(readFileSync(path(), 'utf8')).toBe(before);
  const opened = openSave(folder, 'game', RENAMED);
  if ('trouble' in opened) throw new Error(opened.trouble);
  expect(opened.restored.match.decision).toMatchObject({ moves: match.decision!.moves });
  opened.save.close();
});

test.each([
  ['play it the same', RENAMED],
  ['can’t play it', CHANGED],
])('a finished game keeps its log and its end by rules that %s, and its file stays as it is', (_what, definition) => {
  const session = savedGame(Number.POSITIVE_INFINITY);
  const { match, history } = session;
  const file = readFileSync(path(), 'utf8');
  const opened = openSave(folder, 'game', definition);
  if ('trouble' in opened) throw new Error(opened.trouble);
  opened.save.close();
  expect(opened.notes).toEqual([]);
  expect(opened.restored.match.result).toEqual(match.result);
  expect(opened.restored.history.map(({ events }) => events)).toEqual(history.map(({ events }) => events));
  expect(readFileSync(path(), 'utf8')).toBe(file);
});

test('two processes can’t play the same game; the lock of a dead one is no lock', () => {
  savedGame(1);
  const lock = join(folder, 'game.lock');
  writeFileSync(lock, String(process.ppid));
  const opened = openSave(folder, 'game', gangsta);
  expect('trouble' in opened ? opened.trouble : '').toContain(`Another process (${process.ppid}) is playing`);
  writeFileSync(lock, '4194999');
  expect(takeLock(lock, process.pid)).toBeUndefined();
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
});

test.each(['', '.', '..', 'a/b', 'a\\b', 'C:', 'x.jsonl', 'nul', 'a\u0000b', ' ', '-x', 'x'.repeat(61)])(
  '%j is no name for a save',
  (name) => expect(readName(name)).toHaveProperty('trouble'),
);

test.each(['a', 'Vendredi soir', 'Гангста 2', 'x'.repeat(60)])('%j is', (name) => expect(readName(name)).toBe(name));

test.each([
  [{ env: { DATA_DIR: '/d' }, platform: 'linux', home: '/h' }, '/d'],
  [{ env: { XDG_DATA_HOME: '/x' }, platform: 'linux', home: '/h' }, '/x/getaway'],
  [{ env: { XDG_DATA_HOME: 'relative' }, platform: 'linux', home: '/h' }, '/h/.local/share/getaway'],
  [{ env: {}, platform: 'darwin', home: '/h' }, '/h/Library/Application Support/getaway'],
])('saves lie where the platform keeps such things: %j', (machine, expected) =>
  expect(dataFolder(machine).replaceAll('\\', '/')).toBe(expected),
);

test('a save holds its pack, so that a change of the house pack strands nobody', () => {
  const { match } = savedGame(3);
  const [header = ''] = readFileSync(path(), 'utf8').split('\n');
  const { pack } = JSON.parse(header) as { readonly pack: object };
  expect(hashOf(pack)).toBe(match.state.pack);
});
