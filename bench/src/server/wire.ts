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

/** One read buffer for all sockets, so that reading creates no garbage. Listeners must not keep it. */
const READ = Buffer.alloc(MEDIUM);

/**
 * A minimal WebSocket client that hands whole messages to its listener as bytes. The listener must not keep the bytes.
 * Thousands of clients share a machine with the measured server, so each must use little CPU time.
 */
export class Wire {
  readonly #socket: Socket;
  readonly #hear: (message: Buffer) => void;
  readonly #opened = Promise.withResolvers<void>();
  #open = false;
  /** The start of a frame that is still incomplete. */
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
    // If a socket closes, the measurement is invalid.
    this.#socket.on('close', () => fail(new Error(`${url.href} closed a socket`)));
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
      else if (frame.kind === CLOSE)
        fail(new Error(`the server closed the connection: ${frame.content.toString('utf8', 2)}`));
      bytes = bytes.subarray(frame.end);
    }
    this.#rest = bytes.length === 0 ? undefined : Buffer.from(bytes);
  }

  /** Returns the bytes after the server's handshake response. If the response is incomplete, returns all bytes. */
  #readHead(bytes: Buffer): Buffer {
    const end = bytes.indexOf(END_OF_HEAD);
    if (end === -1) return bytes;
    const head = bytes.toString('latin1', 0, end);
    if (!head.startsWith(SWITCHING)) fail(new Error(`the server rejected the handshake: ${head}`));
    this.#open = true;
    this.#opened.resolve();
    return bytes.subarray(end + END_OF_HEAD.length);
  }

  /** Sends a frame with a zero mask. A zero mask is valid and saves the masking. */
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

/**
 * The first complete frame. Masked or split messages are not supported, because servers neither mask frames nor split
 * short messages.
 */
function frameIn(bytes: Buffer): Frame | undefined {
  const [first = 0, second = 0] = bytes;
  const size = second === SMALL ? 4 : second > SMALL ? 10 : 2;
  if (bytes.length < 2 || bytes.length < size) return undefined;
  const length = second === SMALL ? bytes.readUInt16BE(2) : second > SMALL ? Number(bytes.readBigUInt64BE(2)) : second;
  if (length > MEDIUM * MEDIUM || first < 0x80) throw new Error('unexpected WebSocket frame');
  const end = size + length;
  return bytes.length < end ? undefined : { kind: first & 0xf, content: bytes.subarray(size, end), end };
}

function fail(error: Error): never {
  throw error;
}
