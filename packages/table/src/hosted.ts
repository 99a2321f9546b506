import {
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
  Trail,
  taken,
  type Verification,
  verify,
} from '@getaway/kernel';
import type { Player } from './port.ts';
import { type Kept, type Restored, reopen, replayed, restore } from './restore.ts';
import { RunningTable } from './runningTable.ts';

/** A table of whatever game: everything that goes out is plain data. */
export type HostedTable = Omit<RunningTable<Shape>, never>;

/** The bots that can take a seat. */
export interface BotLevels {
  /** From the weakest to the strongest. */
  readonly levels: readonly string[];
  /** The one that plays where nobody has chosen. */
  readonly defaultLevel: string;
}

/** A kept game, as the table that its people play at. */
export interface RestoredTable extends Omit<Restored<Shape>, 'table'> {
  readonly table: HostedTable;
}

type Seated = { readonly players: readonly Player[] };

/** A game as terminal, protocol, browser and server run it: the types of the game end here. */
export interface HostedGame extends BotLevels {
  readonly id: string;
  readonly players: Players;
  readonly options: Readonly<Record<string, { readonly default: unknown; readonly values: readonly unknown[] }>>;
  readonly rulesVersion: number;
  readonly packs: PackShelf;
  /** The name of a pack on the shelf. */
  packName(hash: string): PackName | undefined;
  /** Says what is wrong with a request before anybody sits down, or the hash of the pack that would be played with. */
  check(wish: SetupRequest): Attempt<{ readonly pack: string }>;
  begin(wish: SetupRequest, people: Beginning & Seated): Attempt<HostedTable>;
  restore(kept: Kept): Attempt<RestoredTable>;
  /** The same table, but its journal begins at the position that it is in. */
  reopen(table: HostedTable, number?: number): Attempt<HostedTable>;
  /** Goes on from a position. */
  load(position: unknown, people: Seated): Attempt<HostedTable>;
  /** Plays a journal by the rules of today, up to `at` entries. */
  replay(journal: unknown, people: Seated & { readonly at?: number | undefined }): Attempt<HostedTable>;
  /** Whether the draws of a journal are those that its seed leads to. */
  verify(journal: unknown): Verification;
  /** A move of this game, legal or not. */
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
    defaultLevel: bots.defaultLevel,
    packName(wanted) {
      const name = names.get(wanted) ?? packs.names().find(({ hash }) => hash === wanted);
      if (name !== undefined) names.set(wanted, name);
      return name;
    },
    check: (wish) => readSetup(definition, wish),
    begin(wish, people) {
      const setup = readSetup(definition, wish);
      return 'refusal' in setup ? setup : taken(RunningTable.begin(definition, setup.ok, people));
    },
    restore: (kept) => restore(definition, kept),
    // The table is one of this game: an id stands for one game.
    reopen: (table, number) => reopen(definition, table as unknown as RunningTable<G>, number),
    load(position, people) {
      const loaded = loadPosition(definition, position);
      if ('refusal' in loaded) return loaded;
      const history = Trail.of([{ events: loaded.ok.events }]);
      return taken(new RunningTable({ match: loaded.ok, history, players: people.players }));
    },
    replay: (journal, people) => replayed(definition, journal, people),
    verify: (journal) => verify(definition, journal),
    readMove: (document) => read(definition.schemas.move, document, { code: 'badRequest', what: 'The move' }),
  };
}

/** The game with this id, or which there are. */
export function findHosted(games: readonly HostedGame[], id: string): Attempt<HostedGame> {
  const game = games.find((known) => known.id === id);
  if (game !== undefined) return taken(game);
  return refused('unknownGame', `There is no game "${id}"; there is ${games.map((known) => known.id).join(', ')}.`);
}
