import { isLevel, levelsOf } from '@getaway/bots';
import { escapePlan } from '@getaway/escape-plan';
import { gangsta } from '@getaway/gangsta';
import {
  type Attempt,
  type Beginning,
  type Definition,
  type PackName,
  type Players,
  readSetup,
  refused,
  type Shape,
  taken,
  type Wish,
} from '@getaway/kernel';
import { type Kept, type Player, RunningTable, restore } from '@getaway/table';

/** A table of whatever game: everything that goes out is plain data. Who plays is the room's affair. */
export type AnyTable = Omit<RunningTable<Shape>, 'players' | 'substitute'>;

/** A game as the server runs it. */
export interface ServedGame {
  readonly id: string;
  readonly players: Players;
  readonly rulesVersion: number;
  /** From the weakest to the strongest. */
  readonly levels: readonly string[];
  /** Says what is wrong with a wish before anybody sits down. */
  check(wish: Wish): Attempt<unknown>;
  begin(wish: Wish, people: Beginning & { readonly players: readonly Player[] }): Attempt<AnyTable>;
  restore(kept: Kept): Attempt<{ readonly table: AnyTable; readonly reopened: boolean }>;
  /** The hash of the pack that a new game would be played with. */
  packFor(wish: Wish): Attempt<string>;
  packOf(hash: string): unknown;
  /** Undefined where it is not on the shelf. */
  packName(hash: string): PackName | undefined;
  putPack(document: unknown): Attempt<PackName>;
}

const GAMES: readonly ServedGame[] = [serve(gangsta), serve(escapePlan)];

export function findGame(id: string): Attempt<ServedGame> {
  const game = GAMES.find((known) => known.id === id);
  if (game !== undefined) return taken(game);
  return refused('unknownGame', `There is no game "${id}"; there is ${GAMES.map((known) => known.id).join(', ')}.`);
}

function serve<G extends Shape>(definition: Definition<G>): ServedGame {
  const { id, players, rulesVersion, packs } = definition;
  const names = new Map<string, PackName>();
  const packName = (wanted: string): PackName | undefined => {
    const name = names.get(wanted) ?? packs.names().find(({ hash }) => hash === wanted);
    if (name !== undefined) names.set(wanted, name);
    return name;
  };
  return {
    id,
    players,
    rulesVersion,
    levels: levelsOf(definition).filter(isLevel),
    check: (wish) => readSetup(definition, wish),
    begin(wish, people) {
      const setup = readSetup(definition, wish);
      return 'refusal' in setup ? setup : taken(RunningTable.begin(definition, setup.ok, people));
    },
    restore: (kept) => restore(definition, kept),
    packFor(wish) {
      const setup = readSetup(definition, wish);
      return 'refusal' in setup ? setup : taken(setup.ok.pack);
    },
    packOf: (hash) => packs.documentOf(hash),
    packName,
    putPack: (document) => packs.put(document),
  };
}
