import type { Move } from '@getaway/kernel';
import { type RoomScene, type RoomUpdate, roomIn, type TableSetup } from '@getaway/protocol/room';
import { mergeLog, type Passage } from '@getaway/table';
import { WebSocket } from 'ws';
import { checkMessage, checkReply } from './contract.ts';

export interface Answer {
  readonly ok?: unknown;
  readonly error?: { readonly code: string; readonly message: string; readonly why?: string };
}

export interface ClientTable {
  readonly room: RoomScene;
  /** The whole log. Updates contain only parts of it, and the client merges them. */
  readonly log: readonly Passage[];
}

interface Sent extends Answer {
  readonly id?: string;
  readonly table?: string;
  readonly room?: RoomUpdate;
  readonly said?: readonly { readonly text: string }[];
  readonly gone?: string;
}

const PATIENCE_MS = 30_000;

/** A person connected by a socket, as in a browser. */
export class Client {
  readonly #socket: WebSocket;
  readonly #asked = new Map<string, { readonly request: string; resolve(answer: Answer): void }>();
  readonly #waiting = new Set<() => void>();
  readonly tables = new Map<string, ClientTable>();
  readonly said: string[] = [];
  readonly gone: string[] = [];
  /** The text of every message received. */
  readonly received: string[] = [];
  /** Called with every message before it is parsed. */
  onMessage: ((text: string) => void) | undefined;
  closed: number | undefined;
  #next = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#hear((data as Buffer).toString()));
    socket.on('close', (code) => {
      this.closed = code;
      for (const { resolve } of this.#asked.values()) resolve({ error: { code: 'closed', message: String(code) } });
      this.#asked.clear();
      this.#tellWaiting();
    });
    socket.on('error', () => undefined);
  }

  static async open(url: string, device?: string, headers: Readonly<Record<string, string>> = {}): Promise<Client> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
    const client = new Client(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    if (device !== undefined) await client.must('hello', { device });
    return client;
  }

  ask(request: string, fields: object = {}): Promise<Answer> {
    this.#next += 1;
    const id = `request ${this.#next}`; // differs from the ids of messages that a test writes by hand
    return new Promise((resolve) => {
      if (this.closed !== undefined) return resolve({ error: { code: 'closed', message: '' } });
      this.#asked.set(id, { request, resolve });
      this.#socket.send(JSON.stringify({ id, do: request, ...fields }));
    });
  }

  /** Sends a request and returns the answer. Throws an error if the request is refused. */
  async must<T = unknown>(request: string, fields: object = {}): Promise<T> {
    const { ok, error } = await this.ask(request, fields);
    if (error !== undefined) throw new Error(`${request}: ${error.code} ${error.message}`);
    return ok as T;
  }

  ping(): void {
    this.#socket.ping();
  }

  raw(data: string | Buffer): void {
    this.#socket.send(data);
  }

  seen(table: string): ClientTable {
    const seen = this.tables.get(table);
    if (seen === undefined) throw new Error(`nothing was received for ${table}`);
    return seen;
  }

  /** Waits until the condition holds. Fails if the socket is closed or the wait takes too long. */
  until(isDone: () => boolean, what = 'what was waited for'): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => reject(new Error(`${what} did not come`));
      const timer = setTimeout(giveUp, PATIENCE_MS);
      const look = (): void => {
        const isSo = isDone();
        if (!isSo && this.closed === undefined) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        if (isSo) resolve();
        else giveUp();
      };
      this.#waiting.add(look);
      look();
    });
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(text: string): void {
    this.received.push(text);
    this.onMessage?.(text);
    const sent = JSON.parse(text) as Sent;
    const asked = this.#asked.get(sent.id ?? '');
    checkMessage(sent, asked?.request);
    if (sent.table !== undefined && sent.room !== undefined) this.#see(sent.table, roomIn(sent.room));
    if (sent.said !== undefined) this.said.push(...sent.said.map((message) => message.text));
    if (sent.gone !== undefined) this.gone.push(sent.gone);
    if (sent.id !== undefined) this.#asked.delete(sent.id);
    asked?.resolve(sent);
    this.#tellWaiting();
  }

  #see(table: string, room: RoomScene): void {
    const before = this.tables.get(table)?.log ?? [];
    const part = room.scene?.log;
    if (part !== undefined && part.from > before.length) throw new Error('a part of the log is missing');
    this.tables.set(table, { room, log: part === undefined ? [] : mergeLog(before, part) });
  }

  #tellWaiting(): void {
    for (const look of this.#waiting) look();
  }
}

export interface TestPerson {
  readonly id: string;
  readonly name: string;
  readonly device: string;
}

export async function http<T>(
  url: string,
  { method = 'GET', path, body, device, headers = {} }: TableRequest,
): Promise<Reply<T>> {
  const response = await fetchPatiently(`${url}${path}`, {
    method,
    headers: {
      // Without this header, the client might reuse a connection that the server has just closed.
      connection: 'close',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(device === undefined ? {} : { authorization: `Bearer ${device}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  checkReply({ method, path, status: response.status, text });
  return { status: response.status, text, body: (text.startsWith('{') ? JSON.parse(text) : undefined) as T };
}

/** Sends a request. If connecting times out, sends it again, because the server has not received anything. */
async function fetchPatiently(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (error) {
    const code = (error as { readonly cause?: { readonly code?: string } }).cause?.code;
    if (code !== 'UND_ERR_CONNECT_TIMEOUT') throw error;
    return fetchPatiently(url, request);
  }
}

interface TableRequest {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly device?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Reply<T> {
  readonly status: number;
  readonly text: string;
  readonly body: T;
}

export async function newPerson(url: string, name: string): Promise<TestPerson> {
  const { body } = await http<TestPerson>(url, { method: 'POST', path: '/api/people', body: { name } });
  return body;
}

export async function openTable(url: string, host: TestPerson, setup: TableSetup): Promise<string> {
  const request = { method: 'POST', path: '/api/tables', body: setup, device: host.device };
  const { status, text, body } = await http<{ readonly id: string }>(url, request);
  if (status !== 201) throw new Error(text);
  return body.id;
}

export interface Party {
  readonly table: string;
  readonly people: readonly TestPerson[];
  readonly clients: readonly Client[];
  /** The secrets of the seats' links. */
  readonly links: readonly string[];
}

/**
 * Opens a table and begins its game. The people with these names take the first seats, and all of them watch the table.
 */
export async function gather(url: string, setup: TableSetup, names: readonly string[]): Promise<Party> {
  const people = await Promise.all(names.map((name) => newPerson(url, name)));
  const [host] = people;
  if (host === undefined) throw new Error('a party needs people');
  const table = await openTable(url, host, setup);
  const clients = await Promise.all(people.map(({ device }) => Client.open(url, device)));
  const links: string[] = [];
  const consent = setup.teaching?.openHands === true ? { agrees: true } : {};
  for (const [seat, client] of clients.entries()) {
    await client.must('watch', { table });
    links.push((await client.must<{ readonly secret: string }>('sit', { table, seat, ...consent })).secret);
  }
  await clients[0]?.must('begin', { table });
  for (const client of clients) await client.until(() => client.seen(table).room.scene !== undefined);
  return { table, people, clients, links };
}

/** The number and the moves of the decision that a client has to make. Undefined if it is not that client's turn. */
export const askedOf = (client: Client, table: string): { number: number; moves: readonly Move[] } | undefined =>
  client.tables.get(table)?.room.scene?.asked;

/**
 * Plays a move for the player whose turn it is, and waits until everybody has the update. Returns false if no client
 * has to decide.
 */
export async function playOne(
  { table, clients }: Pick<Party, 'table' | 'clients'>,
  choose: (moves: readonly Move[]) => Move | undefined,
): Promise<boolean> {
  const client = clients.find((one) => askedOf(one, table) !== undefined);
  const asked = client === undefined ? undefined : askedOf(client, table);
  const move = asked === undefined ? undefined : choose(asked.moves);
  if (client === undefined || asked === undefined || move === undefined) return false;
  await client.must('play', { table, number: asked.number, moves: [move] });
  const { version } = client.seen(table).room;
  await Promise.all(clients.map((one) => one.until(() => one.seen(table).room.version >= version)));
  return true;
}
