import type { Socket } from '../wire/serverConnection.ts';
import { GREETING } from './updates.ts';

interface Request {
  readonly id: number;
  readonly do: string;
  readonly [field: string]: unknown;
}

/** The server's end of a connection. It records the requests, and tests answer them by hand. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly asked: Request[] = [];
  closed = false;

  send(text: string): void {
    this.asked.push(JSON.parse(text) as Request);
  }

  close(): void {
    this.closed = true;
  }

  open(): Promise<void> {
    this.onopen?.();
    return flushPromises();
  }

  break(): Promise<void> {
    this.onclose?.();
    return flushPromises();
  }

  tell(document: object | string): Promise<void> {
    this.onmessage?.({ data: typeof document === 'string' ? document : JSON.stringify(document) });
    return flushPromises();
  }

  last(name: string): Request {
    const found = this.asked.findLast((request) => request.do === name);
    if (found === undefined) throw new Error(`there was no request ${name}`);
    return found;
  }

  answer(name: string, outcome: object = { ok: name === 'hello' ? GREETING : null }): Promise<void> {
    return this.tell({ id: this.last(name).id, ...outcome });
  }
}

/** Runs all pending promises. Timers do not run. */
export async function flushPromises(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
}

/** Makes fake sockets, and adds each new one to the end of `sockets`. */
export function socketFactory(sockets: FakeSocket[]): () => FakeSocket {
  return () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
}
