import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { ADDRESSES_OF_SITE, type Address, addressOf } from '../base/address.ts';
import type { Config } from '../base/config.ts';
import type { KnownHosts } from '../base/hosts.ts';
import { isOwnPage } from '../base/origin.ts';
import type { Utf8 } from '../base/utf8.ts';
import { AddressAllowances, Allowance } from './allowance.ts';
import { Connection, type ConnectionDeps } from './connection.ts';
import { ConnectionSlots, type SlotHolder } from './connectionSlots.ts';
import { Outbox } from './outbox.ts';

type Settings = Pick<Config, 'limits' | 'behindProxy' | 'publicUrl'> & { readonly isKnownHost: KnownHosts };

const PATH = '/api/socket';
const LARGEST_REQUEST = 32 * 1024;
/** The interval between pings. A socket from which nothing arrives between two pings counts as dead. */
const HEARTBEAT_MS = 30_000;
const RELIEVE_MS = 1000;
/** The maximum number of fragments of a message. No browser uses so many for a request. */
const MAX_FRAGMENTS = 256;
const FAREWELL_MS = 1000;
/** A message costs 1, and 1 more for each 8 kB of its length. */
const BYTES_FOR_ONE = 8 * 1024;
const COST_OF_OPENING = 2;

/** The sockets of a server. Admits clients, limits their rate, and disconnects some if there are too many. */
export class Sockets {
  readonly #accept = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_REQUEST,
    maxFragments: MAX_FRAGMENTS,
    perMessageDeflate: false,
    autoPong: false,
  });
  readonly #slots = new ConnectionSlots();
  /** The number of open sockets by address and by IPv6 site. */
  readonly #open = new Map<string, number>();
  readonly #allowances: AddressAllowances;
  readonly #alive = new WeakSet<WebSocket>();
  /** Sockets that have not answered our last ping yet. */
  readonly #pinged = new WeakSet<WebSocket>();
  readonly #outboxes = new WeakMap<WebSocket, Outbox>();
  readonly #timers: readonly NodeJS.Timeout[];
  readonly #deps: ConnectionDeps;
  readonly #settings: Settings;
  #closing = false;

  constructor(server: Server, deps: ConnectionDeps, settings: Settings) {
    this.#deps = deps;
    this.#settings = settings;
    const { addressRate, addressBurst } = settings.limits;
    this.#allowances = new AddressAllowances({ rate: addressRate, burst: addressBurst });
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#timers = [
      setInterval(() => this.#beat(), HEARTBEAT_MS).unref(),
      setInterval(() => this.#relieve(), RELIEVE_MS).unref(),
    ];
  }

  get count(): number {
    return this.#accept.clients.size;
  }

  /** Tells every client to reconnect in a moment, and terminates clients that do not close their socket. */
  async close(): Promise<void> {
    this.#closing = true;
    for (const timer of this.#timers) clearInterval(timer);
    const clients = [...this.#accept.clients];
    const gone = clients.map((client) => once(client, 'close'));
    for (const client of clients) this.#end(client, 1012, 'The server restarts; reconnect in a moment.');
    await Promise.race([Promise.all(gone), wait(FAREWELL_MS)]);
    for (const client of this.#accept.clients) client.terminate();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { limits } = this.#settings;
    socket.on('error', () => socket.destroy());
    const address = addressOf(request, this.#settings);
    if (URL.parse(request.url ?? '', 'http://here')?.pathname !== PATH) return turnAway(socket, 404);
    if (!this.#settings.isKnownHost(request.headers.host)) return turnAway(socket, 403);
    if (!isOwnPage(request.headers, this.#settings)) return turnAway(socket, 403);
    const now = Date.now();
    if (this.#closing || this.#isCrowded(address)) return turnAway(socket, 503);
    if (!this.#allowances.take(address, now, COST_OF_OPENING)) return turnAway(socket, 429);
    if (this.#slots.taken >= limits.connections && !this.#slots.makeRoom(now)) return turnAway(socket, 503);
    // Counted before the handshake, so that unfinished handshakes count too.
    this.#count(address, 1);
    socket.once('close', () => this.#count(address, -1));
    this.#accept.handleUpgrade(request, socket, head, (client) => this.#serve(client, socket, address));
  }

  #serve(client: WebSocket, socket: Duplex, address: Address): void {
    const { limits } = this.#settings;
    const own = new Allowance(limits);
    const pay = (cost: number): boolean => {
      const now = Date.now();
      return own.take(now, cost) && this.#allowances.take(address, now, cost);
    };
    const out = new Outbox(socket, () => client.readyState === client.OPEN);
    this.#outboxes.set(client, out);
    const wire = {
      pay,
      send: (text: Utf8) => {
        if (out.unsent > limits.unsentOfOne) client.terminate();
        else out.send(text);
      },
      get waiting() {
        return out.waiting;
      },
      hangUp: () => this.#end(client, 1012, 'Authenticate again.'),
    };
    const connection = new Connection(wire, this.#deps);
    const holder: SlotHolder = {
      get rank() {
        return connection.rank;
      },
      get person() {
        return connection.person;
      },
      evict: () => this.#end(client, 1013, 'The server is full; come back later.'),
    };
    const slot = this.#slots.enter(holder, Date.now());
    this.#alive.add(client);
    client.on('ping', (data) => {
      this.#alive.add(client);
      if (client.readyState !== client.OPEN) return;
      if (!pay(1)) this.#silence(client);
      else if (out.unsent > limits.unsentOfOne) client.terminate();
      else client.pong(data);
    });
    client.on('pong', () => {
      this.#alive.add(client);
      if (client.readyState !== client.OPEN) return;
      // A pong that answers our own ping costs nothing.
      if (!this.#pinged.delete(client) && !pay(1)) return this.#silence(client);
      connection.check().catch(() => undefined); // a failing store must not disconnect anybody
    });
    client.on('error', () => client.terminate());
    client.on('close', () => {
      this.#slots.leave(slot);
      connection.close();
    });
    client.on('message', (data, isBinary) => {
      this.#alive.add(client);
      if (client.readyState !== client.OPEN) return;
      this.#slots.heard(slot, Date.now());
      if (isBinary || !Buffer.isBuffer(data)) this.#end(client, 1003, 'Text only.');
      else if (pay(1 + Math.floor(data.length / BYTES_FOR_ONE))) connection.receive(data.toString('utf8'));
      else this.#silence(client);
    });
  }

  /** Stops reading from a client that sends too much, and closes its socket. */
  #silence(client: WebSocket): void {
    this.#end(client, 1008, 'Too much at once.');
    client.pause();
  }

  /** Sends pending messages and closes the socket. Terminates a client that does not close its side. */
  #end(client: WebSocket, code: number, reason: string): void {
    this.#outboxes.get(client)?.flush();
    client.close(code, reason);
    setTimeout(() => client.terminate(), FAREWELL_MS).unref();
  }

  #isCrowded({ own, site }: Address): boolean {
    const { connectionsOfOne } = this.#settings.limits;
    const open = (key: string): number => this.#open.get(key) ?? 0;
    return (
      open(own) >= connectionsOfOne ||
      (site !== undefined && open(siteKey(site)) >= connectionsOfOne * ADDRESSES_OF_SITE)
    );
  }

  #count({ own, site }: Address, more: 1 | -1): void {
    for (const key of site === undefined ? [own] : [own, siteKey(site)]) {
      const open = (this.#open.get(key) ?? 0) + more;
      if (open > 0) this.#open.set(key, open);
      else this.#open.delete(key);
    }
  }

  /** If all sockets together have too much unsent data, terminates those with the most. */
  #relieve(): void {
    const most = this.#settings.limits.unsent;
    const unsent = [...this.#accept.clients].map((client) => ({
      client,
      bytes: this.#outboxes.get(client)?.unsent ?? 0,
    }));
    let total = unsent.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= most) return;
    for (const { client, bytes } of unsent.sort((a, b) => b.bytes - a.bytes)) {
      client.terminate();
      total -= bytes;
      if (total <= most) return;
    }
  }

  #beat(): void {
    for (const client of this.#accept.clients) {
      if (!this.#alive.delete(client)) client.terminate();
      else {
        this.#pinged.add(client);
        client.ping();
      }
    }
  }
}

/** The key of an IPv6 site. The suffix distinguishes it from an address. */
const siteKey = (site: string): string => `${site}::/48`;

const REASONS: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

function turnAway(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
