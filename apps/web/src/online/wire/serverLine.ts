import { costOf } from '@getaway/table';
import { type Signal, signal } from '@preact/signals';
import { type Answer, type News, readTold, type Told, type WireError, type Wish } from './documents.ts';
import { Pacer } from './pacer.ts';

/** What is used of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

interface Around {
  connect(): Socket;
  /** The secret of this device, if the server knows it; without one people can only watch. */
  device(): string | undefined;
  /** The server does not know this device any more. */
  onStranger(device: string): void;
  /** The line is open (again): whatever has to be said first is said now, before all that waits. */
  onOpen(): Promise<void>;
  onNews(news: News): void;
}

export interface Manner {
  /** May be said twice: if the line breaks before the answer has come, it is asked again on the next one. */
  readonly repeat?: boolean;
  /** How long it waits for a line; without it, as long as it takes. */
  readonly patience?: number;
}

interface Asked {
  readonly id: number;
  readonly wish: Wish;
  readonly repeat: boolean;
  sent: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  resolve(answer: Answer): void;
}

const PAUSES_MS = [300, 1000, 2000, 4000, 8000, 15_000];
/** A server that has not answered for so long is out of reach. */
const ANSWER_MS = 10_000;
const SILENCE_MS = 20_000;
const USUAL_PATIENCE_MS = 10_000;

/** Asked by the dozen while somebody points at things; everything else is meant. */
const PREVIEWS = ['foresee', 'forecasts', 'whyNot'];

const NEVER_SENT: WireError = { code: 'offline', message: 'There is no connection to the server.' };
const UNANSWERED: WireError = { code: 'lost', message: 'The connection was lost before the server answered.' };

/** A line to the server that mends itself. Nothing that was asked over it is ever left without an answer. */
export class ServerLine {
  readonly state: Signal<'opening' | 'open' | 'lost'> = signal('opening');
  readonly #around: Around;
  readonly #asked = new Map<number, Asked>();
  readonly #heartbeat: ReturnType<typeof setInterval>;
  readonly #pacer = new Pacer();
  #socket: Socket | undefined;
  /** The socket is open, though perhaps nobody has said hello on it yet. */
  #talking = false;
  #closed = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ids = 0;
  #heard = 0;

  constructor(around: Around) {
    this.#around = around;
    this.#heartbeat = setInterval(() => this.#beat(), SILENCE_MS);
    this.#connect();
  }

  /** Asks for something; the answer may be that there is no line. */
  ask(wish: Wish, { repeat = false, patience = USUAL_PATIENCE_MS }: Manner = {}): Promise<Answer> {
    return new Promise((resolve) => {
      const asked = this.#noted(wish, repeat, resolve);
      if (this.#closed) return this.#settle(asked, { error: NEVER_SENT });
      if (this.state.value === 'open') return this.#send(asked);
      this.#impatient(asked, patience);
    });
  }

  /** On a line that has just opened, before everything that waits. */
  first(wish: Wish): Promise<Answer> {
    return new Promise((resolve) => {
      const asked = this.#noted(wish, false, resolve);
      if (this.#talking) this.#send(asked);
      else this.#settle(asked, { error: NEVER_SENT });
    });
  }

  /** Something has changed about the network: no longer pause before the next try, and don't trust the line. */
  wake(): void {
    if (this.#closed) return;
    if (this.#retry !== undefined) this.#connect();
    else if (this.state.value === 'open') this.#ping();
  }

  /** The network is gone: there is no need to wait until nobody answers. */
  cutOff(): void {
    if (!this.#closed) this.#lose();
  }

  /** Whoever sits here is somebody else now. */
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
    const socket = this.#around.connect();
    this.#socket = socket;
    socket.onopen = () => void this.#greet(socket);
    socket.onmessage = ({ data }) => this.#hear(data);
    socket.onclose = () => this.#lose();
  }

  async #greet(socket: Socket): Promise<void> {
    this.#talking = true;
    const device = this.#around.device();
    if (device !== undefined) {
      const answer = await this.first({ do: 'hello', device });
      if (this.#socket !== socket) return;
      if ('error' in answer) {
        // A server in trouble is tried again; one that does not know us lets us watch.
        if (answer.error.code !== 'badRequest') return this.#lose();
        this.#around.onStranger(device);
      }
    }
    await this.#around.onOpen();
    if (this.#socket !== socket) return;
    this.#tries = 0;
    this.state.value = 'open';
    for (const asked of this.#asked.values()) if (asked.sent === 0 || asked.repeat) this.#send(asked);
  }

  /** What may be said twice waits for the next line; all the rest is answered now, since nobody knows whether it was done. */
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
    // Not all at the same moment, when a server comes back.
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

  #hear(data: unknown): void {
    this.#heard = Date.now();
    const told: Told | undefined = readTold(data);
    if (told === undefined) return;
    if ('table' in told) return this.#around.onNews(told);
    const asked = this.#asked.get(told.id); // nobody waits for what comes late or twice
    if (asked !== undefined) this.#settle(asked, 'error' in told ? { error: told.error } : { ok: told.ok });
  }

  #noted(wish: Wish, repeat: boolean, resolve: (answer: Answer) => void): Asked {
    this.#ids += 1;
    const asked: Asked = { id: this.#ids, wish, repeat, sent: 0, timer: undefined, resolve };
    this.#asked.set(asked.id, asked);
    return asked;
  }

  #impatient(asked: Asked, patience: number): void {
    if (!Number.isFinite(patience)) return;
    asked.timer = setTimeout(() => {
      if (asked.sent === 0) this.#settle(asked, { error: NEVER_SENT });
    }, patience);
  }

  #send(asked: Asked): void {
    this.#pacer.pace(() => this.#sendNow(asked), {
      urgent: !PREVIEWS.includes(asked.wish.do),
      cost: costOf(asked.wish.do),
    });
  }

  #sendNow(asked: Asked): void {
    if (!this.#asked.has(asked.id)) return;
    clearTimeout(asked.timer);
    asked.sent += 1;
    asked.timer = setTimeout(() => this.#lose(), ANSWER_MS);
    this.#socket?.send(JSON.stringify({ id: asked.id, ...asked.wish }));
  }

  #settle(asked: Asked, outcome: { readonly ok: unknown } | { readonly error: WireError }): void {
    clearTimeout(asked.timer);
    this.#asked.delete(asked.id);
    asked.resolve({ ...outcome, again: asked.sent > 1 });
  }

  #beat(): void {
    if (this.state.value === 'open' && Date.now() - this.#heard >= SILENCE_MS) this.#ping();
  }

  /** The cheapest thing to ask; if it stays unanswered, the line is lost. */
  #ping(): void {
    void this.ask({ do: 'leave', table: '' });
  }
}
