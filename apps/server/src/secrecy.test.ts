import type { Move, Viewer } from '@getaway/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableSetup } from './rooms/lines.ts';
import type { RoomScene } from './rooms/scene.ts';
import { Client, gather, type Party, playOne } from './testing/client.ts';
import { type Served, serve, setupOf } from './testing/serve.ts';
import { callWitness, faultIn } from './testing/witness.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());

/** Small, and always the same. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const GAMES: readonly Partial<TableSetup>[] = [
  { game: 'gangsta', players: 2 },
  { game: 'gangsta', players: 3, options: { families: true, resources: true } },
  { game: 'gangsta', players: 4 },
  { game: 'escape-plan', players: 2 },
  { game: 'escape-plan', players: 4 },
];
const NAMES = ['Ada', 'Ben', 'Cid', 'Dot'];

test.each(GAMES)('nobody is ever told more than they may know: $game for $players', async (game) => {
  const setup = setupOf(game);
  const party = await gather(served.url, setup, NAMES.slice(0, setup.players));
  const { table, clients } = party;
  const looker = await Client.open(served.url);
  await looker.must('watch', { table });
  const roll = dice(setup.players);
  const choose = (moves: readonly Move[]): Move | undefined => moves[roll(moves.length)];
  for (let i = 0; await playOne(party, choose); i += 1) {
    const client = clients[roll(clients.length)]!;
    if (i % 7 === 0) await client.ask('undo', { table });
    if (i % 11 === 0) await client.ask('foresee', { table, moves: [{ move: 'pass' }] });
    if (i % 13 === 0) await client.ask('whyNot', { table, move: { move: 'pass' } });
    await settle(party);
  }
  await looker.until(() => looker.seen(table).room.seed !== undefined);

  const witness = await callWitness(served.running.store, table, setup.game);
  const viewers: [Client, Viewer][] = [
    ...clients.map((client, seat): [Client, Viewer] => [client, seat]),
    [looker, 'spectator'],
  ];
  let scenes = 0;
  for (const [client, viewer] of viewers) {
    for (const text of client.received) {
      const { room } = JSON.parse(text) as { room?: RoomScene };
      if (room === undefined) {
        expect(text).not.toContain(witness.seed);
        continue;
      }
      scenes += 1;
      const seat = room.taken.includes(Number(viewer)) ? viewer : 'spectator';
      expect(faultIn(room, seat, witness)).toBe(undefined);
      if (room.seed === undefined) expect(text).not.toContain(witness.seed);
    }
    const everything = client.received.join('\n');
    for (const { device, id } of party.people) {
      expect(everything).not.toContain(device);
      expect(everything).not.toContain(id);
    }
    for (const [seat, link] of party.links.entries()) if (seat !== viewer) expect(everything).not.toContain(link);
  }
  expect(scenes).toBeGreaterThan(50);
  for (const client of [...clients, looker]) client.close();
});

/** Everybody has been told the newest. */
async function settle({ table, clients }: Party): Promise<void> {
  const newest = Math.max(...clients.map((client) => client.seen(table).room.version));
  await Promise.all(clients.map((client) => client.until(() => client.seen(table).room.version >= newest)));
}
