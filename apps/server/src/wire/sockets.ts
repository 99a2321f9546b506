import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Hall } from '../rooms/hall.ts';
import type { Store } from '../store/port.ts';
import { Allowance } from './allowance.ts';
import { Connection } from './connection.ts';

export interface Limits {
  /** Open sockets, of all and of one address. */
  readonly connections: number;
  readonly connectionsOfOne: number;
  /** Requests a second that one socket may make over time, and at once. */
  readonly rate: number;
  readonly burst: number;
}

export const USUAL_LIMITS: Limits = { connections: 5000, connectionsOfOne: 100, rate: 20, burst: 100 };

const PATH = '/api/socket';
const LARGEST_REQUEST = 32 * 1024;
/** A socket that says nothing, not even by its browser, is dead. */
const HEARTBEAT_MS = 30_000;

/** The sockets of a server: who may open one, how much it may say, and when it is given up. */
export class Sockets {
  readonly #accept = new WebSocketServer({ noServer: true, maxPayload: LARGEST_REQUEST, perMessageDeflate: false });
  readonly #byAddress = new Map<string, number>();
  readonly #alive = new WeakSet<WebSocket>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #around: { readonly hall: Hall; readonly store: Store };
  readonly #limits: Limits;

  constructor(server: Server, around: { readonly hall: Hall; readonly store: Store }, limits: Limits) {
    this.#around = around;
    this.#limits = limits;
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
  }

  get count(): number {
    return this.#accept.clients.size;
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const socket of this.#accept.clients) socket.close(1001, 'The server stops; come back in a moment.');
    this.#accept.close();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = request.socket.remoteAddress ?? '';
    const open = this.#byAddress.get(address) ?? 0;
    if (new URL(request.url ?? '', 'http://here').pathname !== PATH) return turnAway(socket, 404);
    if (!isOwnPage(request)) return turnAway(socket, 403);
    if (this.count >= this.#limits.connections || open >= this.#limits.connectionsOfOne) return turnAway(socket, 503);
    this.#byAddress.set(address, open + 1);
    this.#accept.handleUpgrade(request, socket, head, (client) => {
      client.once('close', () => this.#leave(address));
      this.#serve(client);
    });
  }

  #serve(client: WebSocket): void {
    const wire = {
      send: (text: string) => client.send(text),
      get waiting() {
        return client.bufferedAmount;
      },
    };
    const connection = new Connection({ ...this.#around, wire });
    const allowance = new Allowance(this.#limits);
    this.#alive.add(client);
    client.on('pong', () => this.#alive.add(client));
    client.on('error', () => client.terminate());
    client.on('close', () => connection.close());
    client.on('message', (data, isBinary) => {
      this.#alive.add(client);
      if (isBinary || !Buffer.isBuffer(data) || !allowance.take(Date.now()))
        return client.close(1008, 'Too much, or not text.');
      void connection.hear(data.toString('utf8'));
    });
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

/** Browsers say which page opens a socket; only our own may. Programs that are no browsers say nothing. */
function isOwnPage({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

const REASONS: Readonly<Record<number, string>> = { 403: 'Forbidden', 404: 'Not Found', 503: 'Service Unavailable' };

function turnAway(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
