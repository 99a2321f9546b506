import {
  AppendOnlyList,
  type Attempt,
  type Beginning,
  type Definition,
  loadPosition,
  type Move,
  type PackName,
  type PackShelf,
  type Players,
  read,
  readSetup,
  refused,
  type SetupRequest,
  type Shape,
  taken,
  type Verification,
  verify,
} from '@getaway/kernel';
import { type Difference, differenceIn } from './differences.ts';
import type { Player } from './port.ts';
import { type Restored, reopen, replayed, restore, type StoredGame } from './restore.ts';
import { RunningTable } from './runningTable.ts';

/** A table of any game. Without the private fields of `RunningTable`, the tables of all games have the same type. */
export type HostedTable = Omit<RunningTable<Shape>, never>;

export interface BotLevels {
  /** The levels that players are offered, from the weakest to the strongest. */
  readonly levels: readonly string[];
  /** Playing styles. Each can be combined with any level. */
  readonly characters: readonly string[];
  /** The level used if none is chosen. */
  readonly defaultLevel: string;
  /** The level that advises players. */
  readonly strongestLevel: string;
  /**
   * The full name of a bot (`level` or `level:character`), as seats and files store it. Undefined if there is no such
   * bot.
   */
  botNamed(text: string): string | undefined;
}

export interface RestoredTable extends Omit<Restored<Shape>, 'table'> {
  readonly table: HostedTable;
}

type Seated = { readonly players: readonly Player[] };

/**
 * A game behind an interface that is the same for all games. The terminal, the protocol, the browser and the server use
 * it.
 */
export interface HostedGame extends BotLevels {
  readonly id: string;
  readonly players: Players;
  readonly options: Readonly<Record<string, { readonly default: unknown; readonly values: readonly unknown[] }>>;
  readonly rulesVersion: number;
  readonly packs: PackShelf;
  packName(hash: string): PackName | undefined;
  /** Checks a request before anybody takes a seat. Returns the hash of the pack, or a refusal. */
  check(request: SetupRequest): Attempt<{ readonly pack: string }>;
  begin(request: SetupRequest, people: Beginning & Seated): Attempt<HostedTable>;
  restore(kept: StoredGame): Attempt<RestoredTable>;
  /** The same table, with a new journal that begins at its current position. */
  reopen(table: HostedTable, number?: number): Attempt<HostedTable>;
  load(position: unknown, people: Seated): Attempt<HostedTable>;
  /** Replays a journal under the current rules, up to `at` entries. */
  replay(journal: unknown, people: Seated & { readonly at?: number | undefined }): Attempt<HostedTable>;
  /** The first choice of a finished game that plays differently under the current rules; undefined if none does. */
  differenceIn(kept: StoredGame): Attempt<Difference | undefined>;
  /** Checks that the draws of a journal follow from its seed. */
  verify(journal: unknown): Verification;
  /** Reads a move of this game, legal or not. */
  readMove(document: unknown): Attempt<Move>;
}

export function hosted<G extends Shape>(definition: Definition<G>, bots: BotLevels): HostedGame {
  const { id, players, options, rulesVersion, packs } = definition;
  const names = new Map<string, PackName>();
  return {
    id,
    players,
    options,
    rulesVersion,
    packs,
    levels: bots.levels,
    characters: bots.characters,
    defaultLevel: bots.defaultLevel,
    strongestLevel: bots.strongestLevel,
    botNamed: (text) => bots.botNamed(text),
    packName(wanted) {
      const name = names.get(wanted) ?? packs.names().find(({ hash }) => hash === wanted);
      if (name !== undefined) names.set(wanted, name);
      return name;
    },
    check: (request) => readSetup(definition, request),
    begin(request, people) {
      const setup = readSetup(definition, request);
      return 'refusal' in setup ? setup : taken(RunningTable.begin(definition, setup.ok, people));
    },
    restore: (kept) => restore(definition, kept),
    // This cast is safe: callers pass only tables of this game. They found the game by the id that each table names.
    reopen: (table, number) => reopen(definition, table as unknown as RunningTable<G>, number),
    load(position, people) {
      const loaded = loadPosition(definition, position);
      if ('refusal' in loaded) return loaded;
      const history = AppendOnlyList.of([{ events: loaded.ok.events }]);
      return taken(new RunningTable({ match: loaded.ok, history, players: people.players }));
    },
    replay: (journal, people) => replayed(definition, journal, people),
    differenceIn: (kept) => differenceIn(definition, kept),
    verify: (journal) => verify(definition, journal),
    readMove: (document) => read(definition.schemas.move, document, { code: 'badRequest', what: 'The move' }),
  };
}

/** The game with this id, or a refusal that lists the games. */
export function findHosted(games: readonly HostedGame[], id: string): Attempt<HostedGame> {
  const game = games.find((known) => known.id === id);
  if (game !== undefined) return taken(game);
  return refused('unknownGame', `There is no game "${id}"; there is ${games.map((known) => known.id).join(', ')}.`);
}

/** The message about an unknown bot, with a list of the bots that the game has. */
export const noSuchBotMessage = ({ id, levels, characters }: HostedGame, name: string): string =>
  `The bots of ${id} play ${levels.join(' or ')}, each also as ${characters.map((one) => `":${one}"`).join(' or ')}, not "${name}".`;
