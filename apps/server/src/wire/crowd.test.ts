import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { Client, gather, newPerson, playOne } from '../testing/client.ts';
import { RawSocket } from '../testing/rawSocket.ts';
import { GENEROUS, type Served, serve, setupOf } from '../testing/serve.ts';

let served: Served;
afterEach(() => served.remove());

describe('pings and pongs cost as much as messages', () => {
  test('a client that sends too many pings is disconnected', async () => {
    served = await serve({ limits: { ...GENEROUS, rate: 1, burst: 20 } });
    const client = await Client.open(served.url);
    for (let i = 0; i < 30; i += 1) client.ping();
    await client.until(() => client.closed === 1008);
  });

  test('a client that sends unsolicited pongs is disconnected', async () => {
    served = await serve({ limits: { ...GENEROUS, rate: 1, burst: 20 } });
    const socket = await RawSocket.open(served.url);
    socket.say(...Array.from({ length: 30 }, () => ['pong', '']).flat());
    expect((await socket.heard()).at(-1)).toBe('close 1008');
  });

  test('a ping is answered', async () => {
    served = await serve();
    const socket = await RawSocket.open(served.url);
    socket.say('ping', 'hello', 'binary', '');
    expect(await socket.heard()).toEqual(['hello', 'close 1003']);
  });

  test('a client that reads nothing is disconnected, even if only pongs wait to be sent', async () => {
    const free = { burst: 1e9, addressBurst: 1e9 };
    served = await serve({ limits: { ...GENEROUS, ...free } });
    const socket = await RawSocket.open(served.url);
    expect(await socket.pingUnread(64 * 1024 * 1024)).toBe('cut off');
  });
});

describe('the unsent data of all slow readers', () => {
  /**
   * The test can reach only one limit: the total unsent data of all sockets. The limits of a single socket are too
   * high.
   */
  const limits = { ...GENEROUS, burst: 1e9, addressBurst: 1e9, unsentOfOne: 1e9, unsent: 1_000_000 };

  test('has a limit: the client with the most unsent data is disconnected, and a client that reads stays', async () => {
    served = await serve({ limits });
    const party = await gather(served.url, setupOf(), ['Ada', 'Ben']);
    const [one, two] = await Promise.all([RawSocket.open(served.url), RawSocket.open(served.url)]);
    const pinged = await Promise.all([one, two].map((socket) => socket.pingUnread(256 * 1024 * 1024)));
    expect(pinged).toEqual(['cut off', 'cut off']);
    expect(await playOne(party, (moves) => moves[0])).toBe(true);
    expect(party.clients.map(({ closed }) => closed)).toEqual([undefined, undefined]);
  });
});

describe('when all slots are taken', () => {
  const limits = { ...GENEROUS, connections: 6 };

  test('a player gets a slot, because idle strangers are disconnected', async () => {
    served = await serve({ limits });
    const { url } = served;
    const { table, clients, people } = await gather(url, setupOf(), ['Ada', 'Ben']);
    const idle = await Promise.all(Array.from({ length: 4 }, () => Client.open(url)));
    await expect(Client.open(url)).rejects.toThrow('503');
    await wait(2100);
    const ada = await Client.open(url, people[0]!.device);
    await ada.must('watch', { table });
    expect(idle.filter(({ closed }) => closed === undefined)).toHaveLength(3);
    expect(clients.map(({ closed }) => closed)).toEqual([undefined, undefined]);
  });

  test('strangers are refused if everybody has a seat', async () => {
    served = await serve({ limits: { ...limits, connections: 2 } });
    await gather(served.url, setupOf(), ['Ada', 'Ben']);
    await wait(2100);
    await expect(Client.open(served.url)).rejects.toThrow('503');
    await newPerson(served.url, 'Cid');
  });

  test('an IPv6 site has as many slots as ten of its networks', async () => {
    served = await serve({ behindProxy: true, limits: { ...GENEROUS, connectionsOfOne: 2 } });
    const from = (address: string) => Client.open(served.url, undefined, { 'x-forwarded-for': address });
    for (let i = 0; i < 20; i += 1) await from(`2001:db8:1:${i}::1`);
    await expect(from('2001:db8:1:99::1')).rejects.toThrow('503');
    await from('2001:db8:2::1');
    await from('2001:db8:2::2');
    await expect(from('2001:db8:2::3')).rejects.toThrow('503');
  });
});
