import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../base/address.ts';

interface Limits {
  readonly most: number;
  /** The maximum per address. Undefined behind a proxy, because then all connections have the proxy's address. */
  readonly mostOfOne: number | undefined;
}

/**
 * Connections that have not sent a complete request: new, half-sent and idle ones. Honest clients complete a request
 * quickly. So if there are too many of these connections, the oldest are closed.
 */
export class UnfinishedRequests {
  readonly #waiting = new Set<Socket>();
  readonly #byAddress = new Map<string, Set<Socket>>();
  readonly #limits: Limits;

  constructor(server: Server, limits: Limits) {
    this.#limits = limits;
    server.on('connection', (socket: Socket) => {
      this.#await(socket);
      socket.once('close', () => this.#forget(socket));
    });
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      if (hasBody(request)) request.once('end', () => this.#forget(socket));
      else this.#forget(socket);
      response.once('close', () => {
        if (!socket.destroyed) this.#await(socket); // the connection now waits for its next request
      });
    });
    server.prependListener('upgrade', ({ socket }: IncomingMessage) => this.#forget(socket));
  }

  #await(socket: Socket): void {
    this.#forget(socket);
    const address = addressOf(socket);
    const own = this.#byAddress.get(address) ?? new Set<Socket>();
    this.#byAddress.set(address, own.add(socket));
    this.#waiting.add(socket);
    const { most, mostOfOne = most } = this.#limits;
    if (own.size > mostOfOne) this.#endFirst(own);
    if (this.#waiting.size > most) this.#endFirst(this.#waiting);
  }

  #endFirst(sockets: ReadonlySet<Socket>): void {
    for (const socket of sockets) {
      this.#forget(socket);
      socket.destroy();
      return;
    }
  }

  #forget(socket: Socket): void {
    if (!this.#waiting.delete(socket)) return;
    const address = addressOf(socket);
    const own = this.#byAddress.get(address);
    own?.delete(socket);
    if (own?.size === 0) this.#byAddress.delete(address);
  }
}

/** Remembers the address of each socket, because a closed socket no longer knows its address. */
const addresses = new WeakMap<Socket, string>();
function addressOf(socket: Socket): string {
  const address = addresses.get(socket) ?? networkOf(socket.remoteAddress ?? '').own;
  addresses.set(socket, address);
  return address;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
