import { LEVELS } from '@getaway/bots/levels';
import {
  type Attempt,
  type Beginning,
  type Definition,
  type PackReading,
  type Players,
  readSetup,
  type Shape,
  taken,
  type Verification,
  verify,
  type Wish,
} from '@getaway/kernel';
import { type Kept, type Player, type Restored, RunningTable, restore } from '@getaway/table';
import type { GameId } from '../games/ids.ts';

/** What a screen has to know to offer a game. */
export interface GameAbout {
  readonly id: GameId;
  readonly players: Players;
  readonly options: Readonly<Record<string, { readonly default: unknown; readonly values: readonly unknown[] }>>;
  /** From the weakest to the strongest. */
  readonly levels: readonly string[];
}

/** A table of whatever game: everything that goes out is plain data. */
export type AnyTable = Omit<RunningTable<Shape>, never>;

/** A game as this worker runs it. */
export interface Host {
  readonly about: GameAbout;
  begin(wish: Wish, people: Beginning & { readonly players: readonly Player[] }): Attempt<AnyTable>;
  restore(kept: Kept): Attempt<{ readonly table: AnyTable; readonly reopened: boolean }>;
  /** Whether the draws of a journal are those that its seed leads to. */
  verify(journal: unknown): Verification;
  /** The document of a pack, if it is here. */
  packOf(hash: string): unknown;
  /** Reads it and keeps nothing. */
  readPack(document: unknown): Attempt<PackReading>;
  putPack(document: unknown): Attempt<unknown>;
}

/** Each game is fetched when it is first played. */
const LOADERS: Readonly<Record<GameId, () => Promise<Host>>> = {
  'escape-plan': async () => hostOf('escape-plan', (await import('@getaway/escape-plan')).escapePlan),
  gangsta: async () => hostOf('gangsta', (await import('@getaway/gangsta')).gangsta),
};

const hosts = new Map<GameId, Promise<Host>>();

export function hostFor(id: GameId): Promise<Host> {
  const known = hosts.get(id);
  if (known !== undefined) return known;
  const loading = LOADERS[id]();
  hosts.set(id, loading);
  return loading;
}

function hostOf<G extends Shape>(id: GameId, definition: Definition<G>): Host {
  const { players, options, packs } = definition;
  return {
    about: { id, players, options, levels: LEVELS },
    begin(wish, people) {
      const setup = readSetup(definition, wish);
      return 'refusal' in setup ? setup : taken(RunningTable.begin(definition, setup.ok, people));
    },
    restore: (kept): Attempt<Restored<G>> => restore(definition, kept),
    verify: (journal) => verify(definition, journal),
    packOf: (hash) => packs.documentOf(hash),
    readPack: (document) => packs.read(document),
    putPack: (document) => packs.put(document),
  };
}
