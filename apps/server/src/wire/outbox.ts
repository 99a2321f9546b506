import type { Duplex } from 'node:stream';

/** Those to whom something was said at this moment. */
let speaking: Outbox[] = [];

function letGo(): void {
  const all = speaking;
  speaking = [];
  for (const outbox of all) outbox.flush();
}

/**
 * What is said to a client at the same moment goes out in one piece, and so does what is said to all of them, one after the other:
 * writing to a socket is the dearest part of updates somebody, and it is cheaper while whoever reads is still asleep.
 */
export class Outbox {
  readonly #socket: Duplex;
  readonly #isOpen: () => boolean;
  #frames = '';
  /** The system has not taken everything. */
  #isFull = false;

  /** `isOpen`: nothing may be said any more once a socket was told that it is closed. */
  constructor(socket: Duplex, isOpen: () => boolean) {
    this.#socket = socket;
    this.#isOpen = isOpen;
  }

  /** Characters that wait to be sent. */
  get waiting(): number {
    return (this.#isFull ? this.#socket.writableLength : 0) + this.#frames.length;
  }

  /** Bytes that wait to be sent, whoever has written them. */
  get unsent(): number {
    return this.#socket.writableLength + this.#frames.length;
  }

  say(text: string): void {
    if (this.#frames === '' && speaking.push(this) === 1) setImmediate(letGo);
    this.#frames += frameOf(text);
  }

  /** Not later but now: for whoever closes the socket next. */
  flush(): void {
    const frames = this.#frames;
    this.#frames = '';
    if (frames !== '' && this.#isOpen()) this.#isFull = !this.#socket.write(frames, 'latin1');
  }
}

const SMALL = 126;
const MEDIUM = 65_536;
/** A whole message of text. */
const TEXT = 0x81;

/** A text as one frame of a WebSocket, its bytes as the characters of a string: so nothing has to be copied before it is written. */
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
