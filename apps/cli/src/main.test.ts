import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { widthOf } from './terminal/layout.ts';
import { ended, program, said } from './testing/program.ts';

const { folder, run, start, remove } = program();
const fileOf = (name: string): string => join(folder, `${name}.jsonl`);
const linesOf = (name: string): string[] => readFileSync(fileOf(name), 'utf8').trimEnd().split('\n');
const ones = (count: number): string[] => Array.from({ length: count }, () => '1');
const asked = 'q quit > ';

afterAll(remove);

describe('a whole game by pipe', () => {
  test('reads numbers and prints a ranking, without escape codes and without lines over 80 columns', async () => {
    const { code, out, err } = await run(['play', 'gangsta', '--seed', 'x', '--name', 'whole'], ones(600));
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/The game is over: .*\n.*(?:wins|share the victory)\./u);
    expect(out).toMatch(/Completed jobs +\d+ +\d+\nMembers +\d+ +\d+\nRichest +\d+ +\d+\nLargest gang +\d+ +\d+/u);
    expect(out).not.toContain('\u001b');
    expect(out.split('\n').filter((line) => widthOf(line) > 80)).toEqual([]);
  });

  test('the same seed and the same choices give the same game', async () => {
    const [one, other] = await Promise.all(
      ['same-1', 'same-2'].map((name) =>
        run(['play', 'gangsta', '--seed', 'x', '--bot', 'random', '--name', name], ones(30)),
      ),
    );
    expect(linesOf('same-1')).toEqual(linesOf('same-2'));
    expect(one?.out.replaceAll('same-1', '')).toBe(other?.out.replaceAll('same-2', ''));
  });

  test('a game can be resumed after the input has ended', async () => {
    const { code, out } = await run(['play', '--seed', 'x', '--name', 'left'], ['1', '1', '1']);
    expect(code).toBe(0);
    expect(out).toContain('Which game?');
    expect(out).toContain('Saved. Resume with: getaway resume "left"');
    const resumed = await run(['resume', 'left'], ['l', 'q']);
    expect(resumed.out).toContain('Continuing “left”.');
    expect(resumed.out).toContain('You started with');
    const games = await run(['games']);
    expect(games.out).toMatch(/left +\d.* choices, Player 1’s turn/u);
  });
});

describe('Escape Plan by pipe', () => {
  test.each(['1', '3'])('a game of %s: numbers in, a ranking out; nothing wider than 80 columns', async (players) => {
    const args = ['play', 'escape-plan', '--players', players, '--seed', 'x', '--bot', 'random'];
    const { code, out, err } = await run([...args, '--name', `escape-${players}`], ones(900));
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/The game is over: .*\n.*(?:wins|share the victory|Nobody wins)/u);
    expect(out).toMatch(/Casino, bar, restaurant +-?\d+ +-?\d+/u);
    expect(out).not.toContain('\u001b');
    expect(out.split('\n').filter((line) => widthOf(line) > 80)).toEqual([]);
    if (players === '1') expect(out).toMatch(/The Lieutenant drew [\w ]+ \[J3\]\./u);
  });
});

describe('packs', () => {
  const mine = join(folder, 'mine.json');

  test('the house pack can be printed, changed, checked and played; the game resumes without the file', async () => {
    const house = await run(['pack', 'house', 'escape-plan']);
    writeFileSync(mine, house.out.replace('Lantern Hill', 'Our Own Hill'));
    const good = await run(['pack', 'check', mine]);
    expect(good.out).toContain('has no faults');
    expect(good.code).toBe(0);
    const played = await run(
      ['play', 'escape-plan', '--players', '2', '--pack', mine, '--seed', 'x', '--name', 'own'],
      ['m', '1', '1', 'q'],
    );
    expect(played.err).toBe('');
    const untrained = 'Bots haven’t practised with this content pack';
    expect(played.out).toContain(untrained);
    rmSync(mine);
    const resumed = await run(['resume', 'own'], ['l', 'q']);
    expect(resumed.err).toBe('');
    expect(resumed.out).toContain('Our Own Hill (S1)');
    expect(resumed.out).toContain(untrained);
    expect(linesOf('own')[0]).toContain('"pack":{');
  });

  test('each fault has a code and a sentence; a document that is not a pack is refused', async () => {
    const { out } = await run(['pack', 'house']);
    writeFileSync(mine, out.replace('"startCash": 9', '"startCash": 8'));
    writeFileSync(join(folder, 'text.json'), 'no json');
    writeFileSync(join(folder, 'deep.json'), `{"tiles":${'['.repeat(99_999)}${']'.repeat(99_999)}}`);
    const ran = await Promise.all([
      run(['pack', 'check', mine]),
      run(['pack', 'city', mine]),
      run(['play', 'escape-plan', '--pack', mine]),
      run(['pack', 'check', join(folder, 'text.json')]),
      run(['pack', 'check', join(folder, 'nowhere.json')]),
      run(['pack', 'check', join(folder, 'deep.json')]),
    ]);
    expect(ran.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(ran[0]?.out).toContain('prices.startCash: S10: the cash at the start must be 9, found 8.');
    expect(ran[0]?.out).toContain('1 fault in');
    expect(ran[1]?.out).toBe(ran[0]?.out);
    expect(ran[2]?.err).toContain('can’t be used.');
    expect(ran[3]?.err).toContain('isn’t JSON');
    expect(ran[4]?.err).toContain('can’t be read');
    expect(ran[5]?.err).toContain('has too many nested levels for a content pack.');
  });

  test('a pack with warnings can be played', async () => {
    const { out } = await run(['pack', 'house', 'escape-plan']);
    const house = JSON.parse(out) as { tiles: { id: string; drawing: string }[] };
    const tiles = house.tiles.map((tile) =>
      tile.id === 'C1' ? { ...tile, drawing: tile.drawing.replaceAll('w', 'W') } : tile,
    );
    writeFileSync(mine, JSON.stringify({ ...house, tiles }));
    const checked = await run(['pack', 'check', mine]);
    expect(checked.code).toBe(0);
    expect(checked.out).toContain('Unusual, but allowed: Tile C1: business site touches only water without a ferry.');
    expect(checked.out).toContain('has no faults');
    const played = await run(['play', 'escape-plan', '--pack', mine, '--gentle', '--seed', 'x'], ['q']);
    expect({ code: played.code, err: played.err }).toEqual({ code: 0, err: '' });
  });

  test('the game of a pack is recognised by its fields', async () => {
    const { out } = await run(['pack', 'house', 'gangsta']);
    writeFileSync(mine, out);
    expect((await run(['pack', 'check', mine])).out).toContain('has no faults. Play with: getaway play gangsta');
    expect((await run(['pack', 'city', mine])).err).toContain('Content packs of gangsta have no city to measure.');
    writeFileSync(mine, out.replace('"chapter": 3', '"chapter": 4'));
    const faulty = await run(['pack', 'check', mine]);
    expect(faulty.out).toMatch(/badPack: The pack: the field jobs\.\d+\.chapter/u);
    expect(faulty.code).toBe(1);
  });

  test('the cities of a pack are measured', async () => {
    const { out } = await run(['pack', 'house']);
    writeFileSync(mine, out);
    const { out: table } = await run(['pack', 'city', mine, '--cities', '8']);
    expect(table).toMatch(/[✓✗] day 3: reach with 3 MP, % +\d+\.\d +36 to 45/u);
    expect(table).toContain('8 random cities');
    expect(table.split('\n').filter((line) => widthOf(line) > 80)).toEqual([]);
  });
});

describe('input', () => {
  test('invalid input changes nothing and is answered with a sentence; undo takes back a choice', async () => {
    const typed = ['', 'x', '0', '99', '-1', '1.5', '1 2', 'r A5', 'r', '?', 't', 'u', '1', 'u', 'q'];
    const { code, out } = await run(
      ['play', 'gangsta', '--seed', 'x', '--humans', '2', '--name', 'input'],
      ['', ...typed],
    );
    expect(code).toBe(0);
    expect(out).toContain('Nothing chosen. Type a number from 1 to 7, or ? for help.');
    expect(out).toContain('“x” means nothing here.');
    for (const wrong of ['0', '99'])
      expect(out).toContain(`“${wrong}” isn’t one of the choices. Type a number from 1 to 7.`);
    for (const wrong of ['-1', '1.5', '1 2']) expect(out).toContain(`“${wrong}” means nothing here.`);
    expect(out).toContain('A5  You can announce a job only if');
    expect(out).toContain('T1  First call members back');
    expect(out).toContain('Nothing to undo yet.');
    const kinds = linesOf('input').map((line) => Object.keys(JSON.parse(line) as object)[0]);
    expect(kinds).toEqual(['format', 'entry', 'undo']);
  });

  test('an impossible request is refused with a sentence, and nothing is written', async () => {
    const before = readdirSync(folder);
    const wrong: readonly (readonly [string[], string])[] = [
      [['play', 'chess'], 'There is no game “chess”. Available: gangsta and escape-plan.'],
      [['play', 'gangsta', '--players', '9'], 'gangsta is for 2 to 5 players, not 9.'],
      [['resume', '../../etc/no-such-file'], 'can’t be used for a save'],
      [['resume', '/etc/passwd'], '/etc/passwd isn’t a game'],
    ];
    const ran = await Promise.all(wrong.map(([args]) => run(args)));
    expect(ran.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
    for (const [i, { err }] of ran.entries()) expect(err).toContain(wrong[i]?.[1]);
    expect(readdirSync(folder)).toEqual(before);
  });
});

describe('saves', () => {
  test('after kill -9 no acknowledged move is lost, and the stale lock is removed', async () => {
    const child = start(['play', 'gangsta', '--seed', 'x', '--name', 'killed', '--bot', 'random']);
    const over = ended(child);
    const shown = said(child, asked, 5);
    for (let i = 0; i < 4; i += 1) child.stdin.write('1\n');
    await shown;
    const second = await run(['resume', 'killed'], ['q']);
    expect(second.code).toBe(1);
    expect(second.err).toContain(`Another process (${child.pid}) is playing the game “killed”.`);
    child.kill('SIGKILL');
    await over;
    const before = linesOf('killed');
    expect(before.filter((line) => line.startsWith('{"entry":{"seat":0')).length).toBeGreaterThanOrEqual(4);
    const { code, out } = await run(['resume'], ['q']);
    expect(out).toContain('Continuing “killed”.');
    expect(code).toBe(0);
    expect(linesOf('killed').slice(0, before.length)).toEqual(before);
  });

  test('a name in use is refused, and its file is unchanged', async () => {
    writeFileSync(fileOf('mine'), 'do not touch');
    const { code, err } = await run(['play', 'gangsta', '--name', 'mine'], []);
    expect(code).toBe(1);
    expect(err).toContain('A game called “mine” is already saved.');
    expect(readFileSync(fileOf('mine'), 'utf8')).toBe('do not touch');
  });
});

test('with two people at one screen, each is called by name before anything is shown', async () => {
  const names = ['--players', '2', '--humans', '2', '--names', 'Ada,Ben', '--resources', '--name', 'two'];
  const { out } = await run(['play', 'gangsta', '--seed', 'x', ...names], ['', '1', '', '1', 'q']);
  const [before = '', first = '', second = ''] = out.split('press Enter.');
  expect(before).not.toContain('(you)');
  expect(first).toContain('Ada (you)');
  expect(second).toContain('Ben (you)');
  expect(second).toContain('Ada kept one of two resources.');
});
