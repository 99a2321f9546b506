import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askedOf, gather, playOne } from '../testing/client.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());

const LIVE = { kind: 'live', turn: 1, increment: 0 } as const;

describe('when the time is up', () => {
  test('a bot takes over if the host chose that, and the owner returns by playing', async () => {
    const party = await gather(served.url, setupOf({ pace: LIVE, onTimeout: 'bot' }), ['Ada', 'Ben']);
    const { table, clients } = party;
    const late = clients.find((client) => askedOf(client, table) !== undefined)!;
    const seat = clients.indexOf(late);
    const { number, moves } = askedOf(late, table)!;
    const { deadline, now } = late.seen(table).room;
    expect(deadline! - now).toBeLessThanOrEqual(1000);
    await late.until(() => late.seen(table).room.players[seat]?.bot !== undefined, 'the bot');
    // The player answers a decision that the bot has already made, so the bot keeps the seat. An answer to a later
    // decision returns the seat to the player.
    await late.until(() => late.seen(table).room.scene?.due !== seat);
    await late.ask('play', { table, number, moves: [moves[0]] });
    expect(late.seen(table).room.players[seat]).toHaveProperty('bot');
    await late.ask('play', { table, number: number + 1, moves: [moves[0]] });
    await late.until(() => late.seen(table).room.players[seat]?.bot === undefined, 'the owner');
  });

  test('everybody waits if the host chose that', async () => {
    const party = await gather(served.url, setupOf({ pace: LIVE, onTimeout: 'wait' }), ['Ada', 'Ben']);
    await new Promise((resolve) => setTimeout(resolve, 1300));
    const { room } = party.clients[0]!.seen(party.table);
    expect(room.players.every(({ bot }) => bot === undefined)).toBe(true);
    expect(await playOne(party, (moves) => moves[0])).toBe(true);
  });

  test('undo gives nobody more time', async () => {
    const pace = { kind: 'live', turn: 600, increment: 10 } as const;
    const { table, clients } = await gather(served.url, setupOf({ pace }), ['Ada', 'Ben']);
    const client = clients.find((one) => askedOf(one, table) !== undefined)!;
    const { deadline } = client.seen(table).room;
    for (let i = 0; i < 3; i += 1) {
      const { number, moves } = askedOf(client, table)!;
      await client.must('play', { table, number, moves: [moves.find(({ move }) => move === 'pass')] });
      await client.must('undo', { table });
    }
    expect(client.seen(table).room.deadline).toBe(deadline);
  });

  test('the time is not up immediately after a restart', async () => {
    const party = await gather(served.url, setupOf({ pace: LIVE, onTimeout: 'bot' }), ['Ada', 'Ben']);
    await served.stop();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    served = await serve(served.config);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const lines = await served.running.store.tables.lines(party.table);
    expect(lines.join()).not.toContain('"why":"time"');
  });
});
