import type { PlayableGame } from '@getaway/games';
import { type Attempt, refused, taken } from '@getaway/kernel';
import { type HostedTable, noSuchBotMessage } from '@getaway/table';
import { MAX_ROLLOUTS, type Request } from './requests.ts';
import { decisionOrResult, findGame, findGameOf, NO_PLAYERS, type RunningGame, viewIn } from './running.ts';
import { NAME, PROTOCOL, VERSION } from './version.ts';

export interface RequestContext {
  readonly games: readonly PlayableGame[];
  readonly running: RunningGame | undefined;
  readonly now: (() => number) | undefined;
}

export interface RequestResult {
  readonly ok: object;
  /** The new state, if the request changed it. */
  readonly running?: RunningGame;
}

type GameRequest = Exclude<Request, { do: 'hello' | 'new' | 'load' | 'replay' }>;

export function handleRequest(request: Request, scene: RequestContext): Attempt<RequestResult> {
  const { games, running } = scene;
  switch (request.do) {
    case 'hello':
      return answerWith({ name: NAME, version: VERSION, protocol: PROTOCOL, games: games.map(aboutGame) });
    case 'new': {
      const { game, seed, ...setup } = request;
      return begin(findGame(games, game), ({ host }) => host.begin(setup, { seed, ...NO_PLAYERS }), decisionOrResult);
    }
    case 'load':
      return begin(
        findGameOf(games, request.position, 'badPosition'),
        ({ host }) => host.load(request.position, NO_PLAYERS),
        decisionOrResult,
      );
    case 'replay':
      return begin(
        findGameOf(games, request.journal, 'badJournal'),
        ({ host }) => host.replay(request.journal, { at: request.at, ...NO_PLAYERS }),
        (table) => ({ position: table.position, ...decisionOrResult(table) }),
      );
    default:
      return running === undefined
        ? refused('noGame', 'There is no game yet.')
        : handleGameRequest(request, running, scene);
  }
}

function aboutGame({ host: { id, players, packs, options } }: PlayableGame): object {
  return { id, players, packs: packs.names(), options };
}

function begin(
  found: Attempt<PlayableGame>,
  open: (game: PlayableGame) => Attempt<HostedTable>,
  say: (table: HostedTable) => object,
): Attempt<RequestResult> {
  if ('refusal' in found) return found;
  const opened = open(found.ok);
  if ('refusal' in opened) return opened;
  return taken({ ok: say(opened.ok), running: { game: found.ok, table: opened.ok } });
}

function handleGameRequest(request: GameRequest, running: RunningGame, scene: RequestContext): Attempt<RequestResult> {
  const { game, table } = running;
  switch (request.do) {
    case 'decision':
      return answerWith(decisionOrResult(table));
    case 'play': {
      const move = game.host.readMove(request.move);
      if ('refusal' in move) return move;
      const played = table.playOne(request.seat, move.ok, request.number);
      if ('refusal' in played) return played;
      const { events } = played.ok.lastPassage;
      return taken({ ok: { events, ...decisionOrResult(played.ok) }, running: { game, table: played.ok } });
    }
    case 'undo': {
      const undone = table.undo(request.seat);
      return 'refusal' in undone
        ? undone
        : taken({ ok: decisionOrResult(undone.ok), running: { game, table: undone.ok } });
    }
    case 'view': {
      const view = viewIn(table, request.seat);
      return 'refusal' in view ? view : answerWith({ view: view.ok });
    }
    case 'position':
      return answerWith({ position: table.position });
    case 'journal':
      return answerWith({ journal: table.journal });
    case 'bot':
      return chooseForBot(request, running, scene);
    case 'result':
      return answerWith({ result: table.result ?? null });
  }
}

/** The maximum number of dreams (imagined states) of a bot with a time limit, however much time it has. */
const MAX_DREAMS = 1000;

function chooseForBot(
  { level, ms, rollouts }: Extract<GameRequest, { do: 'bot' }>,
  { game: { host, bots }, table }: RunningGame,
  { now }: RequestContext,
): Attempt<RequestResult> {
  const bot = host.botNamed(level);
  if (bot === undefined) return refused('badOption', noSuchBotMessage(host, level));
  if (table.over) return refused('notAsked', 'The game is over.');
  const timed = now !== undefined && ms !== undefined;
  const start = timed ? now() : 0;
  const { move, dreams, expected } = bots.choose({
    table,
    level: bot,
    dreams: timed ? MAX_DREAMS : undefined,
    rollouts: rollouts ?? (timed ? MAX_ROLLOUTS : undefined),
    enough: () => timed && now() - start >= ms,
  });
  return answerWith({
    move,
    why: { dreams, expected: expected.map(roundedHope) },
  });
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

type Hope = ReturnType<PlayableGame['bots']['choose']>['expected'][number];

const roundedHope = (hope: Hope): Hope => ({
  ...hope,
  value: rounded(hope.value),
  ...(hope.win === undefined ? {} : { win: rounded(hope.win) }),
});

const answerWith = (ok: object): Attempt<RequestResult> => taken({ ok });
