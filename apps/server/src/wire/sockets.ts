import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import type { KnownHosts } from '../hosts.ts';
import { addressOf, isOwnPage } from '../origin.ts';
import { Allowance, Allowances } from './allowance.ts';
import { Connection, type Surroundings } from './connection.ts';
import { Outbox } from './outbox.ts';

type Settings = Pick<Config, 'limits' | 'behindProxy' | 'publicUrl'> & { readonly isKnownHost: KnownHosts };

const PATH = '/api/socket';
const LARGEST_REQUEST = 32 * 1024;
/** A socket that says nothing, not even by its browser, is dead. */
const HEARTBEAT_MS = 30_000;
/** Above this, not even answers are kept for a client that does not read. */
const MOST_UNREAD_BYTES = 8 * 1024 * 1024;
const FAREWELL_MS = 1000;
/** Long messages cost as much as several, and so does opening a socket. */
const BYTES_FOR_ONE = 8 * 1024;
const COST_OF_OPENING = 2;

/** The sockets of a server: who may open one, how much it may say, and when it is given up. */
export class Sockets {
  readonly #accept = new WebSocketServer({ noServer: true, maxPayload: LARGEST_REQUEST, perMessageDeflate: false });
  readonly #byAddress = new Map<string, number>();
  readonly #allowances: Allowances;
  readonly #alive = new WeakSet<WebSocket>();
  readonly #outboxes = new WeakMap<WebSocket, Outbox>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #around: Surroundings;
  readonly #settings: Settings;
  #closing = false;

  constructor(server: Server, around: Surroundings, settings: Settings) {
    this.#around = around;
    this.#settings = settings;
    const { addressRate, addressBurst } = settings.limits;
    this.#allowances = new Allowances({ rate: addressRate, burst: addressBurst });
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
  }

  get count(): number {
    return this.#accept.clients.size;
  }

  /** Everybody is told to come back in a moment; whoever does not answer is cut off. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#heartbeat);
    const clients = [...this.#accept.clients];
    const gone = clients.map((client) => once(client, 'close'));
    for (const client of clients) this.#end(client, 1012, 'The server restarts; come back in a moment.');
    await Promise.race([Promise.all(gone), wait(FAREWELL_MS)]);
    for (const client of this.#accept.clients) client.terminate();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { limits } = this.#settings;
    socket.on('error', () => socket.destroy());
    const address = addressOf(request, this.#settings);
    const open = this.#byAddress.get(address) ?? 0;
    if (URL.parse(request.url ?? '', 'http://here')?.pathname !== PATH) return turnAway(socket, 404);
    if (!this.#settings.isKnownHost(request.headers.host)) return turnAway(socket, 403);
    if (!isOwnPage(request.headers, this.#settings)) return turnAway(socket, 403);
    if (this.#closing || this.count >= limits.connections || open >= limits.connectionsOfOne)
      return turnAway(socket, 503);
    if (!this.#allowances.take(address, Date.now(), COST_OF_OPENING)) return turnAway(socket, 429);
    // Counted from the first moment: somebody who never ends the handshake counts as well.
    this.#byAddress.set(address, open + 1);
    socket.once('close', () => this.#leave(address));
    this.#accept.handleUpgrade(request, socket, head, (client) => this.#serve(client, socket, address));
  }

  #serve(client: WebSocket, socket: Duplex, address: string): void {
    const own = new Allowance(this.#settings.limits);
    const pay = (cost: number): boolean => {
      const now = Date.now();
      return own.take(now, cost) && this.#allowances.take(address, now, cost);
    };
    const out = new Outbox(socket, () => client.readyState === client.OPEN);
    this.#outboxes.set(client, out);
    const wire = {
      pay,
      send: (text: string) => {
        if (out.waiting > MOST_UNREAD_BYTES) client.terminate();
        else out.say(text);
      },
      get waiting() {
        return out.waiting;
      },
      hangUp: () => this.#end(client, 1012, 'Say again who you are.'),
    };
    const connection = new Connection(wire, this.#around);
    this.#alive.add(client);
    client.on('pong', () => {
      this.#alive.add(client);
      connection.check().catch(() => undefined); // a store in trouble cuts nobody off
    });
    client.on('error', () => client.terminate());
    client.on('close', () => connection.close());
    client.on('message', (data, isBinary) => {
      this.#alive.add(client);
      if (client.readyState !== client.OPEN) return;
      if (isBinary || !Buffer.isBuffer(data)) this.#end(client, 1003, 'Text only.');
      else if (pay(1 + Math.floor(data.length / BYTES_FOR_ONE))) connection.hear(data.toString('utf8'));
      else this.#end(client, 1008, 'Too much at once.');
    });
  }

  /** What was said before is still heard. */
  #end(client: WebSocket, code: number, reason: string): void {
    this.#outboxes.get(client)?.flush();
    client.close(code, reason);
  }

  #leave(address: string): void {
    const left = (this.#byAddress.get(address) ?? 1) - 1;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
  }

  #beat(): void {
    for (const client of this.#accept.clients) {
      if (!this.#alive.delete(client)) client.terminate();
      else client.ping();
    }
  }
}

const REASONS: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

function turnAway(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
