import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const SMALL = 126;
const MEDIUM = 65_536;
const END_OF_HEAD = '\r\n\r\n';
const SWITCHING = 'HTTP/1.1 101 ';

/** What comes is read into the same bytes, whoever it is for: nobody keeps them, and nothing has to be collected. */
const READ = Buffer.alloc(MEDIUM);

/**
 * A WebSocket with no more than a load needs: whole messages as bytes, which whoever hears them need not decode, and may not
 * keep. Thousands of them share a machine with the server that they measure, so every one has to be as light as it can be.
 */
export class Wire {
  readonly #socket: Socket;
  readonly #hear: (message: Buffer) => void;
  readonly #opened = Promise.withResolvers<void>();
  #open = false;
  /** The beginning of a frame whose end has not come yet. */
  #rest: Buffer | undefined;

  private constructor(url: URL, hear: (message: Buffer) => void) {
    this.#hear = hear;
    this.#socket = connect({
      host: url.hostname,
      port: Number(url.port),
      noDelay: true,
      onread: {
        buffer: READ,
        callback: (length) => {
          this.#read(READ.subarray(0, length));
          return true;
        },
      },
    });
    this.#socket.on('error', fail);
    // Nobody goes away in the middle of a measurement.
    this.#socket.on('close', () => fail(new Error(`${url.href} has closed a socket`)));
    this.#socket.write(
      `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}${END_OF_HEAD}`,
    );
  }

  static async open(url: string, hear: (message: Buffer) => void): Promise<Wire> {
    const wire = new Wire(new URL(url), hear);
    await wire.#opened.promise;
    return wire;
  }

  send(text: string): void {
    this.#write(TEXT, Buffer.from(text));
  }

  #read(chunk: Buffer): void {
    let bytes = this.#rest === undefined ? chunk : Buffer.concat([this.#rest, chunk]);
    if (!this.#open) bytes = this.#readHead(bytes);
    for (let frame = frameIn(bytes); this.#open && frame !== undefined; frame = frameIn(bytes)) {
      if (frame.kind === TEXT) this.#hear(frame.content);
      else if (frame.kind === PING) this.#write(PONG, frame.content);
      else if (frame.kind === CLOSE) fail(new Error(`the server closes: ${frame.content.toString('utf8', 2)}`));
      bytes = bytes.subarray(frame.end);
    }
    this.#rest = bytes.length === 0 ? undefined : Buffer.from(bytes);
  }

  /** What comes after the server's answer to the handshake; before its end everything, to be read again. */
  #readHead(bytes: Buffer): Buffer {
    const end = bytes.indexOf(END_OF_HEAD);
    if (end === -1) return bytes;
    const head = bytes.toString('latin1', 0, end);
    if (!head.startsWith(SWITCHING)) fail(new Error(`a server answers ${head}`));
    this.#open = true;
    this.#opened.resolve();
    return bytes.subarray(end + END_OF_HEAD.length);
  }

  /** The mask is zero: allowed, and nothing has to be masked. */
  #write(kind: number, content: Buffer): void {
    const { length } = content;
    const isSmall = length < SMALL;
    const head = isSmall ? 6 : 8;
    const frame = Buffer.alloc(head + length);
    frame[0] = 0x80 | kind;
    frame[1] = 0x80 | (isSmall ? length : SMALL);
    if (!isSmall) frame.writeUInt16BE(length, 2);
    content.copy(frame, head);
    this.#socket.write(frame);
  }
}

interface Frame {
  readonly kind: number;
  readonly content: Buffer;
  readonly end: number;
}

/** The first whole frame, if there is one. Servers neither mask nor, for messages as short as these, split. */
function frameIn(bytes: Buffer): Frame | undefined {
  const [first = 0, second = 0] = bytes;
  const size = second === SMALL ? 4 : second > SMALL ? 10 : 2;
  if (bytes.length < 2 || bytes.length < size) return undefined;
  const length = second === SMALL ? bytes.readUInt16BE(2) : second > SMALL ? Number(bytes.readBigUInt64BE(2)) : second;
  if (length > MEDIUM * MEDIUM || first < 0x80) throw new Error('a frame that no server sends here');
  const end = size + length;
  return bytes.length < end ? undefined : { kind: first & 0xf, content: bytes.subarray(size, end), end };
}

function fail(error: Error): never {
  throw error;
}
