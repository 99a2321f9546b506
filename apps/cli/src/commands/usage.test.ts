import { afterAll, expect, test } from 'vitest';
import { ended, program, type RunResult } from '../testing/program.ts';

const { run, start, remove } = program();
afterAll(remove);

function runIn(env: Readonly<Record<string, string>>, args: readonly string[]): Promise<RunResult> {
  const child = start(args, env);
  child.stdin.end();
  return ended(child);
}

test('the language comes from the option, the environment or the system', async () => {
  const ran = await Promise.all([
    runIn({ GETAWAY_LANGUAGE: 'cs', LANG: 'ru_RU.UTF-8' }, ['games', '--language', 'pl']),
    runIn({ GETAWAY_LANGUAGE: 'cs', LANG: 'ru_RU.UTF-8' }, ['games']),
    runIn({ LANG: 'ru_RU.UTF-8' }, ['games']),
    runIn({ LANG: 'de_DE.UTF-8' }, ['games']),
    run(['--language', 'pt', 'rules', 'gangsta', 'N1']),
  ]);
  const said = [
    'Brak zapisanych gier',
    'žádné uložené hry',
    'нет сохранённых партий',
    'No saved games',
    'N. Delatores',
  ];
  expect(ran.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
  for (const [i, { out }] of ran.entries()) expect(out).toContain(said[i]);
});

test('an unknown language is refused with a list of the known ones', async () => {
  const known = 'en English, pt Português (Brasil), pt-PT Português (Portugal), cs Čeština, ru Русский and pl Polski.';
  const [option, environment] = await Promise.all([
    run(['games', '--language', 'xx']),
    runIn({ GETAWAY_LANGUAGE: 'xx' }, ['protocol']),
  ]);
  for (const { out, err, code } of [option, environment]) {
    expect(err).toBe(`There is no language “xx”. Available: ${known}\n`);
    expect(out).toBe('');
    expect(code).toBe(1);
  }
});

test('help and command line errors are in the chosen language', async () => {
  const [help, option, command, value] = await Promise.all([
    run(['pack', '--help', '--language', 'pl']),
    run(['games', '--fast', '--language', 'pl']),
    run(['chess', '--language', 'ru']),
    runIn({ LANG: 'cs_CZ.UTF-8' }, ['games', '--language']),
  ]);
  expect(help.out).toMatch(/^Użycie: getaway pack.*Opcje:.*Opcje wszystkich poleceń:.*Polecenia:/su);
  expect(option.err).toMatch(/^Nie ma opcji „--fast”\./u);
  expect(command.err).toMatch(/^Команды «chess» нет\./u);
  expect(value.err).toMatch(/^Přepínač „--language <language>“ potřebuje hodnotu\./u);
});

test('the help of play shows the levels with their ratings, and what ratings mean', async () => {
  const { out } = await run(['play', '--help', '--language', 'en']);
  const text = out.replaceAll(/\s+/gu, ' ');
  for (const game of ['Gangsta!', 'Escape Plan'])
    expect(text).toMatch(new RegExp(`${game}: the levels of bots, .*rookie \\(\\d+\\), .*steady \\(1000\\)`, 'u'));
  expect(text).toContain('measured in games with two players');
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('rewinding a running game tells the user when to stop the server', async () => {
  const [english, polish] = await Promise.all([
    run(['admin', 'rewind', '--help', '--language', 'en']),
    run(['admin', 'rewind', '--help', '--language', 'pl']),
  ]);
  expect(english.out.replaceAll(/\s+/gu, ' ')).toContain('With SQLite, stop the server first');
  expect(polish.out.replaceAll(/\s+/gu, ' ')).toContain('Z SQLite najpierw zatrzymaj serwer');
});
