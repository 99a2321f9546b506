import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Fairness } from '@getaway/kernel';
import { Client, newPerson, openTable } from '@getaway/server/testing/client';
import { TestDevice } from '@getaway/server/testing/device';
import { type Served, serve, setupOf } from '@getaway/server/testing/serve';
import { loadDrawVoice, tellDraws } from '@getaway/table/draws';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OrTrouble } from '../../worker/trouble.ts';
import { CHEATS, type Cheat } from '../testing/cheats.ts';
import { Operator, openingOf } from '../testing/operator.ts';
import { pageOf } from '../testing/page.ts';
import type { OnlineTable } from './onlineTable.ts';

let server: Served;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.remove());
afterEach(() => vi.unstubAllGlobals());

/**
 * Plays a whole game over sockets with a page and another device. Returns the verdicts of the page and of `getaway
 * verify`.
 */
async function play(cheat: Cheat) {
  const [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => newPerson(server.url, name)));
  const table = await openTable(server.url, ada!, setupOf());
  const operator = new Operator(server, table);
  const page = await pageOf(server, { device: ada!.device, table });
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
  /** The number of the wrong choice, counted from 1; 0 if no choice is wrong. */
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

/** Plays the game to its end. Always chooses the last move, because that ends the game soonest. */
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
function verified(saved: OrTrouble<string>): {
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

test('an honest server: the page and getaway verify report that every draw was verified', async () => {
  const { told, say, verified } = await play({});
  expect(told).toMatchObject({ tone: 'good', headline: say('headline.verified') });
  expect(told.sentences).toContain(say('own.included'));
  expect(verified).toMatchObject({ code: 0 });
  expect(verified.out).toContain(say('own.included'));
});

test.each(CHEATS)('a server that %s is detected by the page and by getaway verify', async (_, key, cheat) => {
  const { told, say, entry, verified } = await play(cheat);
  const sentence = say(key, { entry });
  expect(told).toMatchObject({ tone: 'bad', headline: say('headline.wrong'), sentences: [sentence] });
  expect(verified).toMatchObject({ code: 1 });
  expect(verified.out).toContain(sentence);
});
