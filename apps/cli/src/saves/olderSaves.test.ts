import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findGame, GAMES } from '../games/index.ts';
import { setLanguage } from '../games/setLanguage.ts';
import { playMove, type Session } from '../table/session.ts';
import { gameOf, openSave } from './store.ts';

await setLanguage('en', GAMES);

/** Saved games from earlier rules: version 1 of Gangsta! and version 2 of Escape Plan. */
const FIXTURES = join(import.meta.dirname, 'fixtures');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'getaway-'));
  cpSync(FIXTURES, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(name: string) {
  const game = findGame(GAMES, gameOf(folder, name) ?? '');
  if (game === undefined) throw new Error(`${name} belongs to no known game`);
  const opened = openSave(folder, name, game.host);
  if ('trouble' in opened) throw new Error(opened.trouble);
  const { save, restored, notes } = opened;
  const session: Session = { ...restored, game, save };
  return { session, restored, notes };
}

test.each(['gangsta-mid', 'escape-mid'])('%s continues, also after it is reopened', (name) => {
  const { session, notes } = open(name);
  expect(notes.join()).toContain('The rules have changed since');
  for (let i = 0; i < 5; i += 1) expect(playMove(session, session.table.asked!.moves[0]!)).toBeUndefined();
  session.save.close();
  const again = open(name);
  expect(again.notes).toEqual([]);
  expect(again.session.table.position).toEqual(session.table.position);
  again.session.save.close();
});

test.each(['gangsta-over', 'escape-over'])(
  '%s still shows its result and every choice, and its file is unchanged',
  (name) => {
    const file = readFileSync(join(folder, `${name}.jsonl`), 'utf8');
    const { session, restored, notes } = open(name);
    session.save.close();
    expect(notes).toEqual([]);
    expect(session.table.asked).toBeUndefined();
    expect(session.table.result?.ranking).toHaveLength(2);
    expect(session.table.choices).toBe(restored.choices);
    expect(readFileSync(join(folder, `${name}.jsonl`), 'utf8')).toBe(file);
  },
);
