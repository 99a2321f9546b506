import { type Attempt, refused, taken } from '@getaway/kernel';
import { findHost, findHostOf, type Host } from './games.ts';
import type { Request } from './requests.ts';
import type { Table } from './table.ts';
import { NAME, PROTOCOL, VERSION } from './version.ts';

/** What a request is performed with. */
export interface Scene {
  readonly hosts: readonly Host[];
  readonly table: Table | undefined;
  /** A clock in milliseconds, for who has one. */
  readonly now: (() => number) | undefined;
}

export interface Outcome {
  readonly ok: object;
  /** The game from now on, where the request changes it. */
  readonly table?: Table;
}

type Needy = Exclude<Request, { do: 'hello' | 'new' | 'load' | 'replay' }>;

export function perform(request: Request, scene: Scene): Attempt<Outcome> {
  const { hosts, table } = scene;
  switch (request.do) {
    case 'hello':
      return tell({ name: NAME, version: VERSION, protocol: PROTOCOL, games: hosts.map(({ about }) => about) });
    case 'new': {
      const { game, seed, ...wish } = request;
      return begin(
        findHost(hosts, game),
        (host) => host.start(wish, seed),
        (begun) => begun.due,
      );
    }
    case 'load':
      return begin(
        findHostOf(hosts, request.position, 'badPosition'),
        (host) => host.load(request.position),
        (begun) => begun.due,
      );
    case 'replay':
      return begin(
        findHostOf(hosts, request.journal, 'badJournal'),
        (host) => host.replay(request.journal, request.at),
        (begun) => ({ position: begun.position, ...begun.due }),
      );
    default:
      return table === undefined ? refused('noGame', 'There is no game yet.') : goOn(request, table, scene);
  }
}

function begin(
  found: Attempt<Host>,
  open: (host: Host) => Attempt<Table>,
  say: (table: Table) => object,
): Attempt<Outcome> {
  if ('refusal' in found) return found;
  const opened = open(found.ok);
  return 'refusal' in opened ? opened : taken({ ok: say(opened.ok), table: opened.ok });
}

function goOn(request: Needy, table: Table, scene: Scene): Attempt<Outcome> {
  switch (request.do) {
    case 'decision':
      return tell(table.due);
    case 'play': {
      const played = table.play(request.seat, request.move, request.number);
      if ('refusal' in played) return played;
      const { table: next, events } = played.ok;
      return taken({ ok: { events, ...next.due }, table: next });
    }
    case 'undo': {
      const undone = table.undo(request.seat);
      return 'refusal' in undone ? undone : taken({ ok: undone.ok.due, table: undone.ok });
    }
    case 'view': {
      const view = table.view(request.seat);
      return 'refusal' in view ? view : tell({ view: view.ok });
    }
    case 'position':
      return tell({ position: table.position });
    case 'journal':
      return tell({ journal: table.journal });
    case 'bot':
      return think(request, table, scene);
    case 'result':
      return tell({ result: table.result ?? null });
  }
}

/** However much time there is, a bot comes to an end. */
const MOST_DREAMS = 1000;

function think({ level, ms }: Extract<Needy, { do: 'bot' }>, table: Table, { now }: Scene): Attempt<Outcome> {
  const timed = now !== undefined && ms !== undefined;
  const start = timed ? now() : 0;
  const chosen = table.bot({
    level,
    dreams: timed ? MOST_DREAMS : undefined,
    enough: () => timed && now() - start >= ms,
  });
  if ('refusal' in chosen) return chosen;
  const { move, dreams, expected } = chosen.ok;
  return tell({ move, why: { dreams, expected: expected.map((hope) => ({ ...hope, value: rounded(hope.value) })) } });
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const tell = (ok: object): Attempt<Outcome> => taken({ ok });
