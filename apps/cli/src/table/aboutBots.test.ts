import { PACKS } from '@getaway/escape-plan';
import { afterEach, describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { setLanguage } from '../games/setLanguage.ts';
import { LANGUAGES } from '../messages/languages.ts';
import { widthOf } from '../terminal/layout.ts';
import { fakeTerminal, gameCalled, newEscape, newSession } from '../testing/tables.ts';
import { levelsOf, untrainedNotes } from './aboutBots.ts';
import type { Session } from './session.ts';
import { playGame } from './turn.ts';

const ADA = { name: 'Ada' };

afterEach(() => setLanguage('en', GAMES));

/** What the key `s` shows. */
async function seatsOf(session: Session): Promise<readonly string[]> {
  const typed = ['s', 'q'];
  const { terminal, screens } = fakeTerminal({ answer: () => typed.shift() });
  await playGame(session, terminal);
  const lines = screens.flat();
  return lines.slice(lines.findIndex((line) => line.startsWith('Ada: ')));
}

test('the key s shows who plays, ratings, and the proof that bots see only what they may', async () => {
  const lines = await seatsOf(newSession({ seed: 'x', players: [ADA, { name: 'Slick', bot: 'wily:banker' }] }));
  expect(lines[0]).toBe('Ada: a person');
  expect(lines[1]).toMatch(/^Slick: bot, wily:banker \(\d+\)$/u);
  const text = lines.join(' ').replaceAll(/\s+/gu, ' ');
  expect(text).toMatch(/rookie \(\d+\), lookout \(\d+\), steady \(1000\)/u);
  expect(text).toContain('measured in games with two players');
  expect(text).toContain('Bots see only what you would see in their seat.');
  expect(text).toContain('How often a bot then chose something else: 0.');
  expect(text).toContain('npm run blindness');
  expect(text).not.toContain('practised');
});

test('without bots, the key s shows only who plays', async () => {
  const lines = await seatsOf(newEscape({ seed: 'x', players: [ADA] }));
  expect(lines.filter((line) => line !== '' && !line.endsWith('> '))).toEqual([
    'Ada: a person',
    'Saved. Resume with: getaway resume "none"',
  ]);
});

test('learned bots at a table with another pack were not trained for it', async () => {
  const game = gameCalled('escape-plan');
  const house = PACKS.documentOf(PACKS.names()[0]!.hash) as object;
  const own = game.host.packs.put({ ...house, id: 'not-trained' });
  if ('refusal' in own) throw new Error(own.refusal.message);
  const begin = (bot: string, pack?: string): Session => {
    const players = [ADA, { name: 'Slick', bot }];
    const table = game.host.begin({ players: 2, options: {}, pack }, { seed: 'x', players });
    if ('refusal' in table) throw new Error(table.refusal.message);
    return { ...newEscape({ seed: 'x', players }), table: table.ok };
  };
  const note = 'Bots haven’t practised with this content pack: they judge its cards by what they do.';
  expect(untrainedNotes(begin('canny', own.ok.hash))).toEqual([note]);
  expect(untrainedNotes(begin('steady', own.ok.hash))).toEqual([]);
  expect(untrainedNotes(begin('canny'))).toEqual([]);
  expect((await seatsOf(begin('canny', own.ok.hash))).join(' ').replaceAll(/\s+/gu, ' ')).toContain(note);
});

describe.each(LANGUAGES)('%s', (language) => {
  test('what is said about bots fits into 80 columns', async () => {
    await setLanguage(language, GAMES);
    for (const game of GAMES) expect(levelsOf(game)).toContain('steady (1000)');
    const lines = await seatsOf(newEscape({ seed: 'x', players: [ADA, { name: 'Slick', bot: 'canny' }] }));
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
  });
});
