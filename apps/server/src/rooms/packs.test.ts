import { gangsta } from '@getaway/gangsta';
import { findHosted } from '@getaway/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BotPool } from '../bots/botPool.ts';
import { games } from '../testing/played.ts';
import { type Served, serve } from '../testing/serve.ts';
import { storePack } from './packs.ts';

let server: Served;
const botPool = new BotPool({ most: 1, readingMs: 1 });
beforeAll(async () => {
  server = await serve();
});
afterAll(async () => {
  await botPool.stop();
  await server.remove();
});

test('a pack is read in a thread: one that takes too long is refused with a message', async () => {
  const game = findHosted(games, gangsta.id);
  if ('refusal' in game) throw new Error(game.refusal.message);
  const house = gangsta.packs.documentOf(gangsta.packs.names()[0]!.hash) as object;
  const long = { ...house, more: Array.from({ length: 1_000_000 }, () => ({})) };
  const { packs } = server.running.store;
  const kept = await storePack({ game: game.ok, document: long, person: 'ada' }, { botPool, packs });
  expect(kept).toEqual({ refusal: { code: 'badPack', message: 'The pack: reading it takes too long.' } });
});
