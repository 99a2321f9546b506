import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gangsta } from '@getaway/gangsta';
import { Client, gather, http, newPerson } from '../testing/client.ts';
import { RawSocket } from '../testing/rawSocket.ts';
import { setupOf } from '../testing/serve.ts';

/** One kind of denial-of-service attack. `settings` changes limits of the server for this attack. */
interface Attack {
  readonly what: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** What honest players do during the attack: two play each other, or one plays against a bot. */
  readonly honest: 'people' | 'bot';
  /** Attacks until `isOver` returns true. */
  start(url: string, isOver: () => boolean): Promise<void>;
}

/** Headers that claim the client address number `i`. The server runs as if behind a proxy, so it trusts the headers. */
const from = (i: number): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`,
});

const PACKS_AT_ONCE = 12;

/** Uploads hostile packs. Each upload claims a new address, because the number of uploads per address is limited. */
async function hostilePacks(url: string, isOver: () => boolean): Promise<void> {
  const { device } = await newPerson(url, 'Eve');
  const house = gangsta.packs.documentOf(gangsta.packs.names()[0]?.hash ?? '') as {
    readonly bosses: readonly object[];
  };
  const [first, ...bosses] = house.bosses;
  const body = JSON.stringify({
    game: 'gangsta',
    pack: { ...house, bosses: [{ ...first, skills: `${'M'.repeat(50_000)}LL` }, ...bosses] },
  });
  let sent = 0;
  const bring = async (): Promise<void> => {
    while (!isOver()) {
      sent += 1;
      await http(url, { method: 'POST', path: '/api/packs', body, device, headers: from(sent) }).catch(() => undefined);
    }
  };
  for (let i = 0; i < PACKS_AT_ONCE; i += 1) void bring();
}

const PINGED_BYTES = 500_000_000;

/** Sends pings without reading the pongs, and reconnects when the server closes the socket. */
async function unreadPings(url: string, isOver: () => boolean): Promise<void> {
  const ping = async (): Promise<void> => {
    while (!isOver()) {
      const socket = await RawSocket.open(url).catch(() => undefined);
      await socket?.pingUnread(PINGED_BYTES, isOver);
      await wait(100);
    }
  };
  void ping();
}

const PLACES = 1000;
const OF_ONE_ADDRESS = 100;

/** Takes every connection slot, and reconnects each socket that the server closes. */
async function idleSockets(url: string, isOver: () => boolean): Promise<void> {
  const stay = async (i: number): Promise<void> => {
    while (!isOver()) {
      const client = await Client.open(url, undefined, from(Math.floor(i / OF_ONE_ADDRESS))).catch(() => undefined);
      while (client !== undefined && client.closed === undefined && !isOver()) await wait(200);
      client?.close();
      await wait(1000);
    }
  };
  for (let i = 0; i < PLACES; i += 1) {
    void stay(i);
    if (i % 50 === 0) await wait(20);
  }
}

const HALF_SENT = 3000;

async function halfSent(url: string, isOver: () => boolean): Promise<void> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const one = (): void => {
    if (isOver()) return;
    const socket = connect(Number(port), hostname);
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('connect', () => socket.write('POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n'));
    socket.on('close', () => {
      open.delete(socket);
      setTimeout(one, 1000);
    });
  };
  for (let i = 0; i < HALF_SENT; i += 1) {
    one();
    if (i % 50 === 0) await wait(20);
  }
  const end = setInterval(() => {
    if (!isOver()) return;
    clearInterval(end);
    for (const socket of open) socket.destroy();
  }, 100);
}

const BOT_TABLES = 30;

/**
 * Opens many tables with only bots. At each table the host begins the game and leaves the seat, so that a bot takes
 * over.
 */
async function botTables(url: string): Promise<void> {
  for (let i = 0; i < BOT_TABLES; i += 1) {
    const { table, clients } = await gather(url, setupOf({ game: 'escape-plan', players: 5 }), ['Eve']);
    await clients[0]?.must('stand', { table });
    for (const client of clients) client.close();
  }
}

export const ATTACKS = {
  hostilePacks: { what: '12 packs at once with skills of 50,000 letters', honest: 'people', start: hostilePacks },
  unreadPings: { what: 'pings whose answers are not read', honest: 'people', start: unreadPings },
  idleSockets: {
    what: `${PLACES} idle sockets where there are ${PLACES} places`,
    settings: { MAX_SOCKETS: String(PLACES) },
    honest: 'people',
    start: idleSockets,
  },
  halfSent: { what: `${HALF_SENT} half-sent requests`, honest: 'people', start: halfSent },
  botTables: { what: `${BOT_TABLES} tables of bots of one host`, honest: 'bot', start: botTables },
} as const satisfies Readonly<Record<string, Attack>>;

export type AttackName = keyof typeof ATTACKS;
export const attackOf = (name: AttackName): Attack => ATTACKS[name];
