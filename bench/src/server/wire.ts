import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const SMALL = 126;
const MEDIUM = 65_536;

/**
 * A WebSocket with no more than a load needs: whole messages as bytes, which whoever hears them need not decode. Thousands of
 * them share a machine with the server that they measure, so every one has to be as light as it can be.
 */
export class Wire {
  readonly #socket: Socket;
  readonly #hear: (message: Buffer) => void;
  #rest: Buffer | undefined;

  private constructor(socket: Socket, hear: (message: Buffer) => void) {
    this.#socket = socket;
    this.#hear = hear;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
  }

  static open(url: string, hear: (message: Buffer) => void): Promise<Wire> {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    };
    return new Promise((resolve, reject) => {
      const asking = request(url, { headers, agent: false });
      asking.on('upgrade', (_response, socket, head) => {
        const wire = new Wire(socket, hear);
        socket.on('error', fail);
        // Nobody goes away in the middle of a measurement.
        socket.on('close', () => fail(new Error(`${url} has closed a socket`)));
        if (head.length > 0) wire.#read(head);
        resolve(wire);
      });
      asking.on('response', ({ statusCode }) => reject(new Error(`${url} answers ${statusCode}`)));
      asking.on('error', reject);
      asking.end();
    });
  }

  send(text: string): void {
    this.#write(TEXT, Buffer.from(text));
  }

  #read(chunk: Buffer): void {
    let bytes = this.#rest === undefined ? chunk : Buffer.concat([this.#rest, chunk]);
    for (let frame = frameIn(bytes); frame !== undefined; frame = frameIn(bytes)) {
      if (frame.kind === TEXT) this.#hear(frame.content);
      else if (frame.kind === PING) this.#write(PONG, frame.content);
      else if (frame.kind === CLOSE) fail(new Error(`the server closes: ${frame.content.toString('utf8', 2)}`));
      bytes = bytes.subarray(frame.end);
    }
    this.#rest = bytes.length === 0 ? undefined : bytes;
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
