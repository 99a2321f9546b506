import type { Duplex } from 'node:stream';

/** The outboxes that got messages in the current tick. */
let pending: Outbox[] = [];

function flushAll(): void {
  const all = pending;
  pending = [];
  for (const outbox of all) outbox.flush();
}

/**
 * Combines all messages that a client gets in one tick into one write, because writing is the most expensive part of an
 * update. After the tick, the writes to all clients are made together.
 */
export class Outbox {
  readonly #socket: Duplex;
  readonly #isOpen: () => boolean;
  #frames = '';
  /** Whether the last write filled the socket's buffer. */
  #isFull = false;

  /** `isOpen` is called before sending, because nothing may be sent after the close frame. */
  constructor(socket: Duplex, isOpen: () => boolean) {
    this.#socket = socket;
    this.#isOpen = isOpen;
  }

  /** The number of bytes that wait to be sent. The socket's buffer counts only if the last write has filled it. */
  get waiting(): number {
    return (this.#isFull ? this.#socket.writableLength : 0) + this.#frames.length;
  }

  /** The number of bytes that wait to be sent, including those that the library ws has queued. */
  get unsent(): number {
    return this.#socket.writableLength + this.#frames.length;
  }

  send(text: string): void {
    if (this.#frames === '' && pending.push(this) === 1) setImmediate(flushAll);
    this.#frames += frameOf(text);
  }

  flush(): void {
    const frames = this.#frames;
    this.#frames = '';
    if (frames !== '' && this.#isOpen()) this.#isFull = !this.#socket.write(frames, 'latin1');
  }
}

const SMALL = 126;
const MEDIUM = 65_536;
/** The first byte of a complete text message. */
const TEXT = 0x81;

/** A WebSocket text frame as a binary string, which can be written without copying. */
function frameOf(text: string): string {
  const { length } = text;
  const bytes = Buffer.byteLength(text) === length ? text : Buffer.from(text).toString('latin1');
  return headOf(bytes.length) + bytes;
}

function headOf(length: number): string {
  if (length < SMALL) return String.fromCharCode(TEXT, length);
  if (length < MEDIUM) return String.fromCharCode(TEXT, SMALL, length >> 8, length & 0xff);
  const head = Buffer.alloc(10);
  head[0] = TEXT;
  head[1] = SMALL + 1;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head.toString('latin1');
}
