// A baseline for benchmarks: a server that does only the minimum for each move at a table of four players. It reads the
// move, writes a line to the disk and sends four updates. It has no rules, views, people, limits or checks. Arguments:
// the folder, and the size of an update in bytes.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { joinUtf8, utf8Of } from '../base/utf8.ts';
import { openStore } from '../store/open.ts';
import { Outbox } from '../wire/outbox.ts';

interface BareTable {
  readonly id: string;
  readonly seats: Outbox[];
  lines: number;
}

interface Request {
  readonly id: number;
  readonly do: string;
  readonly table: string;
  readonly seat: number;
  readonly moves: readonly object[];
}

const MOVES = JSON.stringify(Array.from({ length: 8 }, (_, i) => ({ move: 'activate', member: `somebody ${i}` })));
const HEADING = { game: 'bare', state: 'playing', listed: false, created: 0, changed: 0, about: '{}' } as const;
const [data = '', bytes = ''] = process.argv.slice(2);
const filler = utf8Of(`${'x'.repeat(Number(bytes))}"}}}`);
const { tables: store } = await openStore({ data });
const tables = new Map<string, BareTable>();

async function open(): Promise<BareTable> {
  const table = { id: `table-${tables.size}`, seats: [], lines: 1 };
  tables.set(table.id, table);
  await store.create({ ...HEADING, id: table.id }, '{"line":"opened"}');
  return table;
}

function tell({ id, seats, lines }: BareTable): void {
  for (const [seat, outbox] of seats.entries()) {
    const asked = lines % seats.length === seat ? `"asked":{"number":${lines},"moves":${MOVES}},` : '';
    const head = utf8Of(`{"table":"${id}","room":{"version":${lines},"scene":{${asked}"open":"`);
    outbox.send(joinUtf8(head, filler));
  }
}

async function answer(request: Request, outbox: Outbox): Promise<void> {
  const table = tables.get(request.table);
  if (table !== undefined && request.do === 'sit') table.seats[request.seat] = outbox;
  if (table !== undefined && request.do === 'begin') tell(table);
  if (table !== undefined && request.do === 'play') {
    const line = { line: 'entry', at: Date.now(), entry: { seat: 0, move: request.moves[0], draws: [] } };
    await store.append(table.id, table.lines, [JSON.stringify(line)]);
    table.lines += 1;
    tell(table);
  }
  outbox.send(utf8Of(`{"id":${request.id},"ok":null}`));
}

const server = createServer((request, response) => {
  request.resume();
  response.statusCode = 201;
  if (request.url === '/api/people') return void response.end('{"device":"any"}');
  void open().then(({ id }) => response.end(JSON.stringify({ id })));
});
const accept = new WebSocketServer({ noServer: true, perMessageDeflate: false });
server.on('upgrade', (request, socket: Duplex, head) =>
  accept.handleUpgrade(request, socket, head, (client) => {
    const outbox = new Outbox(socket, () => socket.writable);
    client.on('message', (text: Buffer) => void answer(JSON.parse(text.toString()) as Request, outbox));
  }),
);
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`open at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
