import type { PlayableGame } from '@getaway/games';
import { type Attempt, refused, taken } from '@getaway/kernel';
import type { HostedTable } from '@getaway/table';
import type { Request } from './requests.ts';
import { dueIn, findGame, findGameOf, NOBODY, type Running, viewIn } from './running.ts';
import { NAME, PROTOCOL, VERSION } from './version.ts';

/** What handling a request needs. */
export interface Scene {
  readonly games: readonly PlayableGame[];
  readonly running: Running | undefined;
  /** An optional clock in milliseconds. */
  readonly now: (() => number) | undefined;
}

export interface Outcome {
  readonly ok: object;
  /** The new state, if the request changes it. */
  readonly running?: Running;
}

type Needy = Exclude<Request, { do: 'hello' | 'new' | 'load' | 'replay' }>;

export function perform(request: Request, scene: Scene): Attempt<Outcome> {
  const { games, running } = scene;
  switch (request.do) {
    case 'hello':
      return tell({ name: NAME, version: VERSION, protocol: PROTOCOL, games: games.map(aboutGame) });
    case 'new': {
      const { game, seed, ...wish } = request;
      return begin(findGame(games, game), ({ host }) => host.begin(wish, { seed, ...NOBODY }), dueIn);
    }
    case 'load':
      return begin(
        findGameOf(games, request.position, 'badPosition'),
        ({ host }) => host.load(request.position, NOBODY),
        dueIn,
      );
    case 'replay':
      return begin(
        findGameOf(games, request.journal, 'badJournal'),
        ({ host }) => host.replay(request.journal, { at: request.at, ...NOBODY }),
        (table) => ({ position: table.position, ...dueIn(table) }),
      );
    default:
      return running === undefined ? refused('noGame', 'There is no game yet.') : goOn(request, running, scene);
  }
}

function aboutGame({ host: { id, players, packs, options } }: PlayableGame): object {
  return { id, players, packs: packs.names(), options };
}

function begin(
  found: Attempt<PlayableGame>,
  open: (game: PlayableGame) => Attempt<HostedTable>,
  say: (table: HostedTable) => object,
): Attempt<Outcome> {
  if ('refusal' in found) return found;
  const opened = open(found.ok);
  if ('refusal' in opened) return opened;
  return taken({ ok: say(opened.ok), running: { game: found.ok, table: opened.ok } });
}

function goOn(request: Needy, running: Running, scene: Scene): Attempt<Outcome> {
  const { game, table } = running;
  switch (request.do) {
    case 'decision':
      return tell(dueIn(table));
    case 'play': {
      const move = game.host.readMove(request.move);
      if ('refusal' in move) return move;
      const played = table.playOne(request.seat, move.ok, request.number);
      if ('refusal' in played) return played;
      const { events } = played.ok.lastPassage;
      return taken({ ok: { events, ...dueIn(played.ok) }, running: { game, table: played.ok } });
    }
    case 'undo': {
      const undone = table.undo(request.seat);
      return 'refusal' in undone ? undone : taken({ ok: dueIn(undone.ok), running: { game, table: undone.ok } });
    }
    case 'view': {
      const view = viewIn(table, request.seat);
      return 'refusal' in view ? view : tell({ view: view.ok });
    }
    case 'position':
      return tell({ position: table.position });
    case 'journal':
      return tell({ journal: table.journal });
    case 'bot':
      return think(request, running, scene);
    case 'result':
      return tell({ result: table.result ?? null });
  }
}

/** Stops a bot that has a lot of time. */
const MOST_DREAMS = 1000;

function think(
  { level, ms }: Extract<Needy, { do: 'bot' }>,
  { game: { host, bots }, table }: Running,
  { now }: Scene,
): Attempt<Outcome> {
  if (!host.levels.includes(level))
    return refused('badOption', `The bots of ${host.id} play ${host.levels.join(' or ')}, not "${level}".`);
  if (table.over) return refused('notAsked', 'The game is over.');
  const timed = now !== undefined && ms !== undefined;
  const start = timed ? now() : 0;
  const { move, dreams, expected } = bots.choose({
    table,
    level,
    dreams: timed ? MOST_DREAMS : undefined,
    enough: () => timed && now() - start >= ms,
  });
  return tell({ move, why: { dreams, expected: expected.map((hope) => ({ ...hope, value: rounded(hope.value) })) } });
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const tell = (ok: object): Attempt<Outcome> => taken({ ok });
