import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const KINDS = { text: 1, binary: 2, ping: 9, pong: 10 } as const;
const CLOSE = 8;
const AFTER_MS = 100;

/** A WebSocket client that shows every frame in order, including frames that a library would reject. */
export class RawSocket {
  readonly #socket: Socket;
  readonly #chunks: Buffer[] = [];
  readonly #ended: Promise<unknown>;

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.#ended = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      this.#chunks.push(chunk);
      // Waits a moment after the close frame, to catch frames that wrongly follow it.
      if (this.#frames().some((frame) => frame.startsWith('close'))) setTimeout(() => socket.destroy(), AFTER_MS);
    });
  }

  static async open(url: string): Promise<RawSocket> {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET /api/socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await once(socket, 'data'); // this is the answer to the handshake
    return new RawSocket(socket);
  }

  /** Sends frames. The arguments are the kind and the payload of each frame in turn. */
  say(...frames: readonly string[]): void {
    const bytes: Buffer[] = [];
    for (let i = 0; i < frames.length; i += 2) {
      const content = Buffer.from(frames[i + 1] ?? '');
      const kind = KINDS[frames[i] as keyof typeof KINDS];
      bytes.push(Buffer.from([0x80 | kind, 0x80 | content.length, 0, 0, 0, 0]), content);
    }
    this.#socket.write(Buffer.concat(bytes));
  }

  /**
   * Sends pings as fast as possible and reads nothing. Ends when `most` bytes have been sent, when the server closes
   * the socket, or when `isOver` returns true.
   */
  async pingUnread(most: number, isOver = () => false): Promise<'cut off' | 'tolerated'> {
    this.#socket.pause();
    const content = Buffer.alloc(125);
    const frame = Buffer.concat([Buffer.from([0x80 | KINDS.ping, 0x80 | content.length, 0, 0, 0, 0]), content]);
    const many = Buffer.concat(Array.from({ length: 500 }, () => frame));
    for (let sent = 0; sent < most && !this.#socket.destroyed && !isOver(); sent += many.length)
      await Promise.race([new Promise((resolve) => this.#socket.write(many, resolve)), this.#ended]);
    const isCutOff = this.#socket.destroyed;
    this.#socket.destroy();
    return isCutOff ? 'cut off' : 'tolerated';
  }

  /** Everything that was received, including frames shortly after the close frame. */
  async heard(): Promise<readonly string[]> {
    await this.#ended;
    return this.#frames();
  }

  #frames(): readonly string[] {
    const all: string[] = [];
    for (let left = Buffer.concat(this.#chunks); left.length >= 2; ) {
      const [first = 0, short = 0] = left;
      const head = short < 126 ? 2 : 4;
      const length = short < 126 ? short : left.readUInt16BE(2);
      const content = left.subarray(head, head + length);
      all.push((first & 0xf) === CLOSE ? `close ${content.readUInt16BE(0)}` : content.toString());
      left = left.subarray(head + length);
    }
    return all;
  }
}
