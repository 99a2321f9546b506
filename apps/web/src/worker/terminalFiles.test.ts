import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@getaway/games';
import type { Player, TableUpdate } from '@getaway/table';
import { readGameFile, writeGameFile } from '@getaway/table/file';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commit } from './dealing.ts';
import type { LocalTable } from './localTable.ts';
import { Tables } from './tables.ts';
import { memoryStore } from './testing/memoryStore.ts';
import type { OrTrouble } from './trouble.ts';

/** Starting a process may take a while on a busy machine. */
const PATIENCE = { timeout: 600_000 };
const TERMINAL = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
const fixtures = (app: string): string => fileURLToPath(new URL(`../../../${app}/fixtures`, import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'getaway-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the real terminal program in a folder of its own. */
function getaway(args: readonly string[], lines: readonly string[] = []): Promise<string> {
  const child = spawn(process.execPath, [TERMINAL, ...args], { env: { PATH: '', DATA_DIR: folder } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stdin.on('error', () => undefined); // the program may end before it has read everything
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  return new Promise((resolve) => {
    child.on('close', () => resolve(said));
  });
}

const saved = (name: string): string => readFileSync(join(folder, `${name}.jsonl`), 'utf8');

/** The stored games of a page, without a browser. */
const newPage = () =>
  new Tables({
    games: GAMES,
    store: Promise.resolve(memoryStore()),
    think: async ({ game, ...question }) => (await GAMES[game].bots()).chooseAt(question),
  });

function must<T>(outcome: OrTrouble<T>): T {
  if ('trouble' in outcome) throw new Error(`${outcome.trouble.what} ${outcome.trouble.detail ?? ''}`);
  return outcome.ok;
}

function fileIn(text: string) {
  const read = readGameFile(text);
  if ('fault' in read) throw new Error(read.fault.because);
  return read.ok;
}

type Page = ReturnType<typeof newPage>;

async function begin(page: Page, players: readonly Player[], pack?: string): Promise<string> {
  const { table } = commit();
  return must(await page.begin({ game: 'gangsta', players, options: {}, pack }, { table, value: 'a'.repeat(64) }));
}

function until(table: LocalTable, isSo: (update: TableUpdate) => boolean): Promise<TableUpdate> {
  return new Promise((resolve) => {
    table.watch((update) => {
      if (isSo(update)) resolve(update);
    });
  });
}

const isAsked = ({ scene }: TableUpdate): boolean => scene?.asked !== undefined;

/** Plays a pass, which can be undone because it reveals nothing. */
async function pass(table: LocalTable): Promise<void> {
  const { scene } = await until(table, isAsked);
  const { number, moves } = scene!.asked!;
  await table.play(number, [moves.find(({ move }) => move === 'pass') ?? moves[0]!]);
}

/** The facts about a game that must be the same after another program has opened it. */
async function factsOf(page: Page, id: string) {
  const { players, journal, pack, archive } = fileIn(must(await page.exported(id)));
  const table = must(await page.open(id));
  const { scene } = await until(table, ({ scene: shown }) => shown !== undefined);
  table.close();
  const { view, log, undo, asked, result } = scene!;
  return { players, journal, pack, archive, view, log, undo, moves: asked?.moves, result };
}

const LONG_NAME = 'Ada of Ninth and Main';

async function ownPack(): Promise<string> {
  const { packs } = await GAMES.gangsta.host();
  const house = packs.documentOf(packs.names()[0]!.hash) as object;
  const put = packs.put({ ...house, id: 'mine' });
  if ('refusal' in put) throw new Error(put.refusal.message);
  return put.ok.hash;
}

test('a game of the page continues in the terminal, and then in the page again', PATIENCE, async () => {
  const page = newPage();
  const players = [{ name: LONG_NAME }, { name: 'Slick', bot: 'random' }];
  const id = await begin(page, players, await ownPack());
  const table = must(await page.open(id));
  await pass(table);
  await table.undo();
  // The seed decides who begins, so the bot may already have made a choice.
  const before = fileIn(must(await page.exported(id))).journal;
  await pass(table);
  table.close();
  const facts = await factsOf(page, id);
  expect(facts.undo).toBe('possible');

  const file = join(folder, 'from the page.json');
  const text = must(await page.exported(id));
  writeFileSync(file, text);
  const said = await getaway(['resume', file], ['q']);
  expect(said).toContain('is now the saved game “from the page”.');
  expect(said).toContain('Ada of Ninth an…');
  expect(readFileSync(file, 'utf8')).toBe(text);

  const back = newPage();
  expect(await factsOf(back, must(await back.imported(saved('from the page'))))).toEqual(facts);
  // A choice made in the page can be undone in the terminal.
  await getaway(['resume', 'from the page'], ['u', 'q']);
  expect(fileIn(saved('from the page')).journal).toEqual(before);
});

test('a game of the terminal continues in a page, with its names, its pack and its undo', PATIENCE, async () => {
  await getaway(['pack', 'house', 'gangsta']).then((house) => {
    writeFileSync(join(folder, 'mine.json'), JSON.stringify({ ...JSON.parse(house), id: 'mine' }));
  });
  const players = ['--players', '2', '--humans', '2', '--names', 'Ada,Ben'];
  const own = ['--pack', join(folder, 'mine.json'), '--seed', 'both', '--name', 'here'];
  const said = await getaway(['play', 'gangsta', ...players, ...own], ['', '1', 'u', '1', 'q']);
  expect(said).toContain('Saved.');
  const page = newPage();
  const id = must(await page.imported(saved('here')));
  expect(must(await page.list())).toMatchObject([{ game: 'gangsta', players: [{ name: 'Ada' }, { name: 'Ben' }] }]);
  const { pack, journal } = fileIn(must(await page.exported(id)));
  expect(pack).toMatchObject({ id: 'mine' });
  expect(journal).toEqual(fileIn(saved('here')).journal);
  expect(journal).toMatchObject({ seed: 'both', entries: [{ seat: 0 }] });
  const table = must(await page.open(id));
  table.sit(0);
  const { scene } = await until(table, ({ scene: shown }) => shown !== undefined);
  const { entries } = journal as { readonly entries: readonly { readonly draws: readonly number[] }[] };
  expect(scene?.undo).toBe(entries[0]?.draws.length === 0 ? 'possible' : 'revealed');
  expect(scene?.log.passages).toHaveLength(2);
  table.close();
});

test('finished games keep their end and their archive in both directions', PATIENCE, async () => {
  const bots = [
    { name: 'Duchess', bot: 'random' },
    { name: 'Slick', bot: 'random' },
  ];
  const page = newPage();
  const id = await begin(page, bots);
  const table = must(await page.open(id));
  await until(table, ({ scene }) => scene?.result !== undefined);
  table.close();
  const facts = await factsOf(page, id);
  expect(facts.archive).toBeDefined();

  const file = join(folder, 'over.json');
  writeFileSync(file, must(await page.exported(id)));
  expect(await getaway(['resume', file])).toContain('Every draw verified.');
  const back = newPage();
  expect(await factsOf(back, must(await back.imported(saved('over'))))).toEqual(facts);
});

test.each([
  ['gangsta-mid', 'Saved. Resume with: getaway resume "gangsta-mid"'],
  ['gangsta-over', 'The game is over'],
  ['escape-mid', 'Saved. Resume with: getaway resume "escape-mid"'],
  ['escape-over', 'The game is over'],
])('%s: a file that the page saved under earlier rules opens in the terminal', PATIENCE, async (name, sentence) => {
  expect(await getaway(['resume', join(fixtures('web/src/worker'), `${name}.json`)], ['q'])).toContain(sentence);
  expect(readdirSync(folder)).toContain(`${name}.jsonl`);
});

test.each(['gangsta-mid', 'gangsta-over', 'escape-mid'])(
  '%s: a file that the terminal saved under earlier rules opens in the page',
  async (name) => {
    const page = newPage();
    const text = readFileSync(join(fixtures('cli/src/saves'), `${name}.jsonl`), 'utf8');
    expect(await page.imported(text)).toHaveProperty('ok');
  },
);

test('a save that could be shown only by its snapshot says which rules can open it', async () => {
  const text = readFileSync(join(fixtures('cli/src/saves'), 'escape-over.jsonl'), 'utf8');
  expect(await newPage().imported(text)).toMatchObject({ trouble: { what: 'otherRules' } });
});

test.each([
  ['one player for two seats', [{ name: 'Ada' }]],
  ['three players for two seats', [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cy' }]],
  ['two players of the same name', [{ name: 'Ada' }, { name: ' Ada ' }]],
  ['a bot that the game does not have', [{ name: 'Ada' }, { name: 'Slick', bot: 'genius' }]],
])('a file with %s opens neither in the page nor in the terminal', PATIENCE, async (_what, players) => {
  const host = await GAMES.gangsta.host();
  const begun = host.begin(
    { players: 2, options: {} },
    { seed: 'misfits', players: [{ name: 'Ada' }, { name: 'Ben' }] },
  );
  if ('refusal' in begun) throw new Error(begun.refusal.message);
  const text = writeGameFile({ players, journal: begun.ok.journal });
  const page = newPage();
  expect(await page.imported(text)).toEqual({ trouble: { what: 'badPlayers' } });
  expect(must(await page.list())).toEqual([]);

  const file = join(folder, 'misfits.json');
  writeFileSync(file, text);
  expect(await getaway(['resume', file], ['q'])).toContain('field seats: the game has 2 seats');
});
