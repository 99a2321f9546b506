import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Gangsta, gangsta } from '@getaway/gangsta';
import {
  type Beginning,
  type Contribution,
  type Fairness,
  fairBeginning,
  type Journal,
  journalOf,
  Match,
  pledgeOf,
  readSetup,
  replay,
  verify,
} from '@getaway/kernel';
import { Client, newPerson, openTable } from '@getaway/server/testing/client';
import { TestDevice } from '@getaway/server/testing/device';
import { type Served, serve, setupOf } from '@getaway/server/testing/serve';
import { type DrawKey, loadDrawVoice, tellDraws } from '@getaway/table/draws';
import { expose } from 'comlink';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Outcome } from '../../worker/trouble.ts';
import type { OnlineTable } from './onlineTable.ts';

type Opening = Omit<Journal<Gangsta>, 'entries'> & {
  readonly seed: string;
  readonly draws: readonly number[];
  readonly fair?: Fairness;
};
type Entry = Journal<Gangsta>['entries'][number];
type Line = { readonly line: string; readonly journal?: Opening; readonly entry?: Entry } & Partial<Contribution>;

let server: Served;
const { fetch: fetchFrom } = globalThis;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.remove());
afterEach(() => vi.unstubAllGlobals());

const setup = (): Parameters<typeof Match.start<Gangsta>>[1] => {
  const read = readSetup(gangsta, { players: 2, options: {} });
  if ('refusal' in read) throw new Error(read.refusal.message);
  return read.ok;
};
const openingOf = (beginning: Beginning): Opening => {
  const { entries: _, ...opening } = journalOf(Match.start(gangsta, setup(), beginning));
  return opening as Opening;
};
const matchOf = (opening: Opening, entries: readonly Entry[]): Match<Gangsta> => {
  const match = replay(gangsta, { ...opening, entries });
  if ('refusal' in match) throw new Error(match.refusal.message);
  return match.ok;
};
/** A game that nobody played: continues from these entries to the end, always with the first move. */
function invented({ seed, fair }: Opening, begun: readonly Entry[] = []): readonly Entry[] {
  const match = Match.start(gangsta, setup(), { seed, ...(fair === undefined ? {} : { fair }) });
  for (const { move } of begun) match.play(move);
  while (match.decision !== undefined) match.play(match.decision.moves[0]!);
  return match.entries;
}
const otherDraw = (draws: readonly number[]): readonly number[] => draws.with(0, draws[0] === 0 ? 1 : 0);

/** The operator of the server: reads everything, and writes their own lines between those of the program. */
class Operator {
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  async lines(): Promise<readonly Line[]> {
    return (await server.running.store.tables.lines(this.#table)).map((line) => JSON.parse(line) as Line);
  }

  async write(...lines: readonly object[]): Promise<void> {
    const { length } = await this.lines();
    const dated = lines.map((line) => JSON.stringify({ at: 1, ...line }));
    if (!(await server.running.store.tables.append(this.#table, length, dated))) throw new Error('too late');
  }

  /** Resolves once all values are disclosed. */
  async values(): Promise<Fairness> {
    const told = async () => (await this.lines()).filter(({ line }) => line === 'disclosed');
    while ((await told()).length < 2) await wait(5);
    const lines = await this.lines();
    const secret = (lines[0] as unknown as { readonly secret: string }).secret;
    const contributions = lines
      .filter(({ line }) => line === 'disclosed')
      .map(({ seat, pledge, value }) => ({ seat, pledge, value }) as Contribution)
      .sort((a, b) => Number(a.seat) - Number(b.seat));
    return fairBeginning(this.#table, secret, contributions).fair;
  }

  async game(): Promise<{ readonly opening: Opening; readonly entries: readonly Entry[] }> {
    const lines = await this.lines();
    const { journal } = lines.find(({ line }) => line === 'began')!;
    return { opening: journal!, entries: lines.flatMap(({ entry }) => (entry === undefined ? [] : [entry])) };
  }

  /** Plays for the due seat with a different draw than the correct one; false if nothing is drawn. */
  async playByOwnDraw(): Promise<boolean> {
    const { opening, entries } = await this.game();
    for (const move of matchOf(opening, entries).decision?.moves ?? []) {
      const { entry } = matchOf(opening, entries).play(move);
      if (entry.draws.length === 0) continue;
      const altered = { ...entry, draws: otherDraw(entry.draws) };
      if ('refusal' in replay(gangsta, { ...opening, entries: [...entries, altered] })) continue;
      await this.write({ line: 'entry', entry: altered });
      return true;
    }
    return false;
  }

  /** Replaces what was played. */
  async rewrite(opening: Opening, entries: readonly Entry[]): Promise<void> {
    const { tables } = server.running.store;
    const heading = (await tables.heading(this.#table))!;
    const [first = '', ...others] = await tables.lines(this.#table);
    const people = others.filter((line) => !['began', 'entry'].includes((JSON.parse(line) as Line).line));
    const game = [{ line: 'began', journal: opening }, ...entries.map((entry) => ({ line: 'entry', entry }))];
    await tables.remove(this.#table);
    await tables.create(heading, first);
    await tables.append(this.#table, 1, [...people, ...game.map((line) => JSON.stringify({ at: 1, ...line }))]);
  }
}

/** A page at the table, as in a browser but without the screen; its worker runs in this process. */
async function pageOf(device: string, table: string) {
  const stored = new Map<string, string>();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal('location', new URL(server.url));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetchFrom(new URL(path, server.url), init));
  const { Tables } = await import('../../worker/tables.ts');
  const { port1, port2 } = new MessageChannel();
  const { GAMES } = await import('@getaway/games');
  const neither = new Promise<never>(() => undefined); // no game is stored here, and no bot plays
  expose(new Tables({ games: GAMES, store: neither, think: () => neither }), port2);
  vi.stubGlobal('Worker', function Worker() {
    port1.start();
    return port1;
  });
  const { connect } = await import('../wire/connect.ts');
  const { OnlineTable } = await import('./onlineTable.ts');
  const { proofOf, savedGame } = await import('./afterGame.ts');
  const { contributeTo } = await import('../../fairness/contribute.ts');
  const sayWhyNot = ({ message }: { readonly message: string }): string => message;
  const online = new OnlineTable(table, { connect, device: () => device, onUnknownDevice: () => undefined, sayWhyNot });
  const stop = contributeTo(online);
  const pack = gangsta.packs.documentOf(gangsta.packs.names()[0]!.hash);
  return {
    online,
    proof: () => proofOf(online, { game: 'gangsta', pack }),
    saved: () => savedGame(online, { pack, sayWhyNot }),
    close() {
      stop();
      online.close();
      port1.close();
    },
  };
}

interface Cheat {
  /** How the operator begins the game, knowing all values. */
  begin?(fair: Fairness, operator: Operator): Beginning | Opening | Promise<Beginning | Opening>;
  /** The operator draws for Ben once. */
  readonly draws?: true;
  /** How the operator changes the game after its end. */
  after?(operator: Operator, fair: Fairness): Promise<void>;
}

/** A whole game over sockets, by a page and another device. Resolves to the verdicts of the page and of `getaway verify`. */
async function play(cheat: Cheat) {
  const [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => newPerson(server.url, name)));
  const table = await openTable(server.url, ada!, setupOf());
  const operator = new Operator(table);
  const page = await pageOf(ada!.device, table);
  await expect.poll(() => page.online.room.value).toBeDefined();
  await page.online.act('sit', { seat: 0 });
  const client = await Client.open(server.url, ben!.device);
  await client.must('watch', { table });
  await client.must('sit', { table, seat: 1 });
  const other = new TestDevice(client, table);
  await expect.poll(() => page.online.room.value?.draws?.pledges.length).toBe(2);
  const fair = await begin(cheat, operator, page.online);
  await playOut(page.online, client, operator, cheat);
  await cheat.after?.(operator, fair);
  const [proof, saved] = [await page.proof(), await page.saved()];
  page.close();
  other.client.close();
  const nameOf = (seat: number): string => ['Ada', 'Ben'][seat] ?? '';
  const voice = await loadDrawVoice('en');
  const { verification } = proof;
  /** The wrong choice, if there is one; 0 is the setup. */
  const entry = (('entry' in verification ? verification.entry : undefined) ?? -1) + 1;
  return { told: tellDraws(voice, { ...proof, nameOf }), say: voice.say, entry, verified: verified(saved) };
}

async function begin({ begin: dishonestly }: Cheat, operator: Operator, page: OnlineTable): Promise<Fairness> {
  if (dishonestly === undefined) await page.act('begin');
  else await operator.write({ line: 'sealed' });
  const fair = await operator.values();
  if (dishonestly !== undefined) {
    const beginning = await dishonestly(fair, operator);
    await operator.write({ line: 'began', journal: 'draws' in beginning ? beginning : openingOf(beginning) });
  }
  return fair;
}

/** Always takes the last move, which ends the game soonest. */
async function playOut(page: OnlineTable, ben: Client, operator: Operator, { draws }: Cheat): Promise<void> {
  const { id: table } = page;
  let hasDrawn = false;
  const isOver = (): boolean =>
    page.room.value?.scene?.result !== undefined && ben.seen(table).room.scene?.result !== undefined;
  while (!isOver()) {
    const [mine, bens] = [page.room.value?.scene?.asked, ben.seen(table).room.scene?.asked];
    if (mine !== undefined) await page.act('play', { number: mine.number, moves: mine.moves.slice(-1) });
    if (bens !== undefined) {
      if (draws === true && !hasDrawn) hasDrawn = await operator.playByOwnDraw();
      await ben.ask('play', { table, number: bens.number, moves: bens.moves.slice(-1) });
    }
    await wait(1);
  }
  expect(hasDrawn).toBe(draws === true);
}

/** Verifies with the command-line program. */
function verified(saved: Outcome<string>): {
  readonly code: number | null;
  readonly out: string;
} {
  if ('trouble' in saved) throw new Error(saved.trouble.detail);
  const file = join(server.config.data, 'game.json');
  writeFileSync(file, saved.ok);
  const main = fileURLToPath(new URL('../../../../cli/src/main.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'verify', file], { encoding: 'utf8' });
  return { code: status, out: (stdout + stderr).replaceAll(/\s+/gu, ' ') };
}

/** The best of many outcomes, as a cheating operator would choose. */
const ground = (beginningBy: (value: string) => Beginning & { readonly fair: Fairness }) =>
  Array.from({ length: 50 }, (_, i) => beginningBy(i.toString(16).padStart(64, '0'))).toSorted((one, other) =>
    one.seed < other.seed ? -1 : 1,
  )[0]!;

test('an honest server: the page and getaway verify report that every draw was verified', async () => {
  const { told, say, verified } = await play({});
  expect(told).toMatchObject({ tone: 'good', headline: say('headline.verified') });
  expect(told.sentences).toContain(say('own.included'));
  expect(verified).toMatchObject({ code: 0 });
  expect(verified.out).toContain(say('own.included'));
});

const of = ({ table, secret, contributions }: Fairness, changed: Partial<Fairness>) =>
  fairBeginning(table, changed.secret ?? secret, changed.contributions ?? contributions);

const CHEATS: readonly (readonly [string, DrawKey, Cheat])[] = [
  [
    'chooses its secret after it knows the values',
    'wrong.otherCommitment',
    { begin: (fair) => ground((secret) => of(fair, { secret })) },
  ],
  [
    'chooses its secret, but shows the earlier commitment',
    'wrong.commitment',
    {
      begin(fair) {
        const chosen = ground((secret) => of(fair, { secret }));
        return { ...chosen, fair: { ...chosen.fair, commitment: fair.commitment } };
      },
    },
  ],
  [
    'ignores a device',
    'wrong.otherPledges',
    { begin: (fair) => of(fair, { contributions: fair.contributions.slice(1) }) },
  ],
  [
    'claims that a device did not disclose its value',
    'wrong.leftOut',
    {
      begin(fair) {
        const [{ value: _, ...silent }, other] = fair.contributions as [Contribution, Contribution];
        return of(fair, { contributions: [silent, other] });
      },
    },
  ],
  [
    'replaces a device’s pledge and value by its own',
    'wrong.otherPledges',
    {
      begin: (fair) =>
        ground((value) =>
          of(fair, {
            contributions: fair.contributions.with(0, { seat: 0, pledge: pledgeOf(fair.table, value), value }),
          }),
        ),
    },
  ],
  [
    'replaces a device’s value by its own',
    'wrong.pledge',
    {
      begin: (fair) =>
        ground((value) =>
          of(fair, { contributions: fair.contributions.with(0, { ...fair.contributions[0]!, value }) }),
        ),
    },
  ],
  [
    'adds a device of its own after it knows the values',
    'wrong.otherPledges',
    {
      async begin(fair, operator) {
        const more = (value: string) => ({ seat: 1, pledge: pledgeOf(fair.table, value), value });
        const chosen = ground((value) => of(fair, { contributions: [...fair.contributions, more(value)] }));
        const { value: _, ...pledged } = chosen.fair.contributions.at(-1)!;
        await operator.write(
          { line: 'pledged', ...pledged },
          { line: 'disclosed', ...chosen.fair.contributions.at(-1) },
        );
        return chosen;
      },
    },
  ],
  ['deals from a seed that follows from nothing', 'wrong.seed', { begin: (fair) => ({ seed: 'd'.repeat(64), fair }) }],
  ['deals without a proof', 'wrong.withheld', { begin: () => ({ seed: 'd'.repeat(64) }) }],
  [
    'changes a draw of the setup',
    'wrong.draw',
    {
      begin(fair) {
        const opening = openingOf(of(fair, {}));
        return { ...opening, draws: otherDraw(opening.draws) };
      },
    },
  ],
  ['changes a draw of the game', 'wrong.draw', { draws: true }],
  [
    'reveals another secret after the game',
    'wrong.commitment',
    {
      async after(operator) {
        const { opening, entries } = await operator.game();
        await operator.rewrite({ ...opening, fair: { ...opening.fair!, secret: 'e'.repeat(64) } }, entries);
      },
    },
  ],
  [
    'changes a draw of the game, but records the correct one',
    'wrong.otherGame',
    {
      draws: true,
      async after(operator) {
        const { opening, entries } = await operator.game();
        const found = verify(gangsta, { ...opening, entries });
        const altered = found.verdict === 'wrong' ? found.entry : undefined;
        await operator.rewrite(opening, invented(opening, entries.slice(0, altered! + 1)));
      },
    },
  ],
  [
    'deals from a seed that it has chosen, but records an honest game that nobody played',
    'wrong.otherGame',
    {
      begin: (fair) => ground((secret) => of(fair, { secret })),
      async after(operator, fair) {
        const opening = openingOf(of(fair, {}));
        await operator.rewrite(opening, invented(opening));
      },
    },
  ],
];

test.each(CHEATS)('a server that %s is detected by the page and by getaway verify', async (_, key, cheat) => {
  const { told, say, entry, verified } = await play(cheat);
  const sentence = say(key, { entry });
  expect(told).toMatchObject({ tone: 'bad', headline: say('headline.wrong'), sentences: [sentence] });
  expect(verified).toMatchObject({ code: 1 });
  expect(verified.out).toContain(sentence);
});
