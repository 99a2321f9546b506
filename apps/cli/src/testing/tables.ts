import type { GameId } from '@getaway/games';
import type { Gangsta } from '@getaway/gangsta';
import {
  AppendOnlyList,
  type Definition,
  drawBelow,
  Match,
  type SeatId,
  type Shape,
  seededChance,
} from '@getaway/kernel';
import { type Passage, type Player, RunningTable } from '@getaway/table';
import type { TableGame } from '../games/game.ts';
import { findGame, GAMES } from '../games/index.ts';
import { setLanguage } from '../games/setLanguage.ts';
import type { Save } from '../saves/store.ts';
import type { Session } from '../table/session.ts';
import type { Terminal } from '../table/terminal.ts';
import { plain } from '../terminal/paint.ts';

// Tables are in English unless a test switches the language.
await setLanguage('en', GAMES);

interface Shown {
  readonly columns?: number;
  readonly rows?: number;
  /** Returns the next line of input; undefined ends the input. */
  answer(screen: readonly string[]): string | undefined;
}

/** A terminal that records every screen. Clearing the terminal starts a new screen. */
export function fakeTerminal({ columns = 80, rows = Number.POSITIVE_INFINITY, answer }: Shown): {
  readonly terminal: Terminal;
  readonly screens: readonly (readonly string[])[];
} {
  const screens: string[][] = [[]];
  const next = (): void => void screens.push([]);
  const ask = (prompt: string): Promise<string | undefined> => {
    screens.at(-1)?.push(prompt);
    return Promise.resolve(answer(screens.at(-1) ?? []));
  };
  const terminal: Terminal = {
    interactive: true,
    paint: plain,
    columns: () => columns,
    rows: () => rows,
    print: (lines) => void screens.at(-1)?.push(...lines),
    clear: next,
    clearAll: next,
    ask,
    askNewcomer: ask,
    close: () => undefined,
  };
  return { terminal, screens };
}

/** Returns a function that answers each prompt with one of the offered numbers, chosen at random. */
export function randomAnswers(seed: string): (screen: readonly string[]) => string {
  const chance = seededChance(seed);
  return (screen) => {
    const line = screen.at(-1) ?? '';
    const most = /^(?:1-)?(?<most>\d+),/u.exec(line)?.groups?.most;
    if (most !== undefined) return String(1 + drawBelow(chance, Number(most)));
    // If a choice is sure to cost something, the player confirms it by typing its number again.
    return /(?<number>\d+) > $/u.exec(line)?.groups?.number ?? '';
  };
}

interface NewTable {
  readonly seed: string;
  readonly players: readonly Player[];
  readonly options?: Partial<Gangsta['options']>;
}

export function gameCalled(id: GameId): TableGame {
  const game = findGame(GAMES, id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

export const newSession = (requested: NewTable): Session => sessionOf(gameCalled('gangsta'), requested);

export const newEscape = (requested: Omit<NewTable, 'options'>): Session =>
  sessionOf(gameCalled('escape-plan'), requested);

function sessionOf(game: TableGame, { seed, players, options = {} }: NewTable): Session {
  const table = game.host.begin({ players: players.length, options: { ...options } }, { seed, players });
  if ('refusal' in table) throw new Error(table.refusal.message);
  return { game, save: noSave(), table: table.ok };
}

/** The true state of the game, for tests that compare screens with it. */
export const stateOf = <G extends Shape>({ table }: Session, _definition: Definition<G>): G['state'] =>
  table.position.state;

/** The same table with another state that looks the same to the seat. */
export function dreamtBy<G extends Shape>(
  session: Session,
  definition: Definition<G>,
  { seat, seed }: { readonly seat: SeatId; readonly seed: string },
): Session {
  const { players, position } = session.table;
  const state = definition.determinise(stateOf(session, definition), seat, seededChance(seed));
  const match = Match.from(definition, state, position.number);
  const passages = session.table.sceneFor(seat).log.passages as readonly Passage<G>[];
  return { ...session, table: new RunningTable({ match, history: AppendOnlyList.of(passages), players }) };
}

const noSave = (): Save => ({
  name: 'none',
  folder: '',
  append: () => undefined,
  snapshot: () => undefined,
  close: () => undefined,
});
