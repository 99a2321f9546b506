import type { ReceivedRefusal } from '@getaway/protocol/refusals';
import {
  type AnswerTo,
  costOf,
  type RequestFields,
  type RequestName,
  readMessage,
  type ServerUpdate,
  SOCKET_REQUESTS,
} from '@getaway/protocol/socket';
import { type Signal, signal } from '@preact/signals';
import * as v from 'valibot';
import type { Reply } from '../api.ts';
import { Pacer } from './pacer.ts';

/** The part of a WebSocket that is used here. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

interface ServerConnectionDeps {
  connect(): Socket;
  /** The secret of this device, if the server knows the device. Without a secret, people can only watch. */
  device(): string | undefined;
  /** Called when the server no longer knows this device. */
  onUnknownDevice(device: string): void;
  /** Called whenever the connection has opened. Requests made here are sent before waiting requests. */
  onOpen(): Promise<void>;
  onUpdate(news: ServerUpdate): void;
}

/** `again` means that the request was sent again after a lost connection. The server may have handled it twice. */
export type Answer<N extends RequestName = RequestName> = { readonly again: boolean } & Reply<AnswerTo<N>>;
type RawAnswer = { readonly again: boolean } & Reply<unknown>;

export interface Manner {
  /**
   * Whether the request can be repeated. A repeatable request is sent again if the connection breaks before its answer.
   */
  readonly repeat?: boolean;
  readonly patience?: number;
}

interface PendingRequest {
  readonly id: number;
  readonly name: RequestName;
  readonly fields: object;
  readonly repeat: boolean;
  sent: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  resolve(answer: RawAnswer): void;
}

const PAUSES_MS = [300, 1000, 2000, 4000, 8000, 15_000];
/** A server that has not answered for this long counts as unreachable. */
const ANSWER_MS = 10_000;
const SILENCE_MS = 20_000;
const USUAL_PATIENCE_MS = 10_000;

/** Previews, which are sent in large numbers while a player points at things. All other requests go first. */
const PREVIEWS: readonly RequestName[] = ['foresee', 'forecasts', 'whyNot'];

const NEVER_SENT: ReceivedRefusal = { code: 'offline', message: 'There is no connection to the server.' };
const UNANSWERED: ReceivedRefusal = { code: 'lost', message: 'The connection was lost before the server answered.' };

/** A connection to the server that reconnects by itself. Every request gets an answer. */
export class ServerConnection {
  readonly state: Signal<'opening' | 'open' | 'lost'> = signal('opening');
  readonly #deps: ServerConnectionDeps;
  readonly #asked = new Map<number, PendingRequest>();
  readonly #heartbeat: ReturnType<typeof setInterval>;
  readonly #pacer = new Pacer();
  #socket: Socket | undefined;
  /** Whether the socket is open. The server may not have answered the request `hello` yet. */
  #talking = false;
  #closed = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ids = 0;
  #receivedAt = 0;

  constructor(deps: ServerConnectionDeps) {
    this.#deps = deps;
    this.#heartbeat = setInterval(() => this.#beat(), SILENCE_MS);
    this.#connect();
  }

  /** Sends a request. The answer may be that there is no connection. */
  ask<N extends RequestName>(
    name: N,
    fields: RequestFields<N>,
    { repeat = false, patience = USUAL_PATIENCE_MS }: Manner = {},
  ): Promise<Answer<N>> {
    const answer = new Promise<RawAnswer>((resolve) => {
      const asked = this.#noted({ name, fields, repeat, resolve });
      if (this.#closed) return this.#settle(asked, { error: NEVER_SENT });
      if (this.state.value === 'open') return this.#send(asked);
      this.#impatient(asked, patience);
    });
    return answer.then((raw) => answerTo(name, raw));
  }

  /** Sends a request on a newly opened connection, before all waiting requests. */
  first<N extends RequestName>(name: N, fields: RequestFields<N>): Promise<Answer<N>> {
    const answer = new Promise<RawAnswer>((resolve) => {
      const asked = this.#noted({ name, fields, repeat: false, resolve });
      if (this.#talking) this.#send(asked);
      else this.#settle(asked, { error: NEVER_SENT });
    });
    return answer.then((raw) => answerTo(name, raw));
  }

  /** Called when the network has changed. Reconnects at once, or checks the existing connection. */
  wake(): void {
    if (this.#closed) return;
    if (this.#retry !== undefined) this.#connect();
    else if (this.state.value === 'open') this.#ping();
  }

  /** Called when the network is gone. Drops the connection without waiting for a timeout. */
  cutOff(): void {
    if (!this.#closed) this.#lose();
  }

  /** Called when another person has signed in on this device. Reconnects as that person. */
  greetAgain(): void {
    this.#tries = 0;
    this.#lose();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#retry);
    this.#hangUp();
    for (const asked of this.#asked.values()) this.#settle(asked, { error: asked.sent > 0 ? UNANSWERED : NEVER_SENT });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = this.#deps.connect();
    this.#socket = socket;
    socket.onopen = () => void this.#greet(socket);
    socket.onmessage = ({ data }) => this.#receive(data);
    socket.onclose = () => this.#lose();
  }

  async #greet(socket: Socket): Promise<void> {
    this.#talking = true;
    const device = this.#deps.device();
    if (device !== undefined) {
      const answer = await this.first('hello', { device });
      if (this.#socket !== socket) return;
      if ('error' in answer) {
        // If the server has a problem, the page tries again. If the server does not know this device, the page
        // continues as a spectator.
        if (answer.error.code !== 'badRequest') return this.#lose();
        this.#deps.onUnknownDevice(device);
      }
    }
    await this.#deps.onOpen();
    if (this.#socket !== socket) return;
    this.#tries = 0;
    this.state.value = 'open';
    for (const asked of this.#asked.values()) if (asked.sent === 0 || asked.repeat) this.#send(asked);
  }

  /**
   * Drops the connection and plans the next one. Unsent and repeatable requests wait for the next connection. All
   * others fail now, because it is unknown whether the server has handled them.
   */
  #lose(): void {
    if (this.#closed || this.#socket === undefined) return;
    this.#hangUp();
    this.state.value = 'lost';
    for (const asked of this.#asked.values()) {
      if (asked.sent === 0) continue;
      if (asked.repeat) clearTimeout(asked.timer);
      else this.#settle(asked, { error: UNANSWERED });
    }
    const pause = PAUSES_MS[Math.min(this.#tries, PAUSES_MS.length - 1)] ?? 0;
    this.#tries += 1;
    // A random pause, so that not all clients return to a restarted server at once.
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#talking = false;
    this.#pacer.clear();
    if (socket === undefined) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #receive(data: unknown): void {
    this.#receivedAt = Date.now();
    const message = readMessage(data);
    if (message === undefined) return;
    if ('table' in message) return this.#deps.onUpdate(message);
    const asked = this.#asked.get(Number(message.id)); // late or duplicate answers have no request
    if (asked !== undefined) this.#settle(asked, 'error' in message ? { error: message.error } : { ok: message.ok });
  }

  #noted(request: Pick<PendingRequest, 'name' | 'fields' | 'repeat' | 'resolve'>): PendingRequest {
    this.#ids += 1;
    const asked: PendingRequest = { ...request, id: this.#ids, sent: 0, timer: undefined };
    this.#asked.set(asked.id, asked);
    return asked;
  }

  #impatient(asked: PendingRequest, patience: number): void {
    if (!Number.isFinite(patience)) return;
    asked.timer = setTimeout(() => {
      if (asked.sent === 0) this.#settle(asked, { error: NEVER_SENT });
    }, patience);
  }

  #send(asked: PendingRequest): void {
    this.#pacer.pace(() => this.#sendNow(asked), {
      urgent: !PREVIEWS.includes(asked.name),
      cost: costOf(asked.name),
    });
  }

  #sendNow(asked: PendingRequest): void {
    if (!this.#asked.has(asked.id)) return;
    clearTimeout(asked.timer);
    asked.sent += 1;
    asked.timer = setTimeout(() => this.#lose(), ANSWER_MS);
    this.#socket?.send(JSON.stringify({ ...asked.fields, id: asked.id, do: asked.name }));
  }

  #settle(asked: PendingRequest, reply: Reply<unknown>): void {
    clearTimeout(asked.timer);
    this.#asked.delete(asked.id);
    asked.resolve({ ...reply, again: asked.sent > 1 });
  }

  #beat(): void {
    if (this.state.value === 'open' && Date.now() - this.#receivedAt >= SILENCE_MS) this.#ping();
  }

  /** Sends the cheapest request. If there is no answer, the connection counts as lost. */
  #ping(): void {
    void this.ask('leave', { table: '' });
  }
}

/** The parsed answer, if it matches its schema. Anything else counts as a failure of the server. */
function answerTo<N extends RequestName>(name: N, raw: RawAnswer): Answer<N> {
  if ('error' in raw) return raw;
  const answers = SOCKET_REQUESTS[name].answers as v.GenericSchema<unknown, AnswerTo<N>>;
  const read = v.safeParse(answers, raw.ok);
  return { again: raw.again, ...(read.success ? { ok: read.output } : { error: UNREADABLE }) };
}

const UNREADABLE: ReceivedRefusal = { code: 'internal', message: 'The server’s answer can’t be read.' };
