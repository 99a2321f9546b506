import type { EscapePlan } from '@getaway/escape-plan';
import type { Gangsta } from '@getaway/gangsta';
import { drawBelow, Match, readSetup, type Shape, seededChance } from '@getaway/kernel';
import { escapePlanTable } from '../games/escapePlan/index.ts';
import type { TableGame } from '../games/game.ts';
import { gangstaTable } from '../games/gangsta/index.ts';
import { speak } from '../games/speak.ts';
import type { Player } from '../saves/format.ts';
import type { Save } from '../saves/store.ts';
import { plain } from '../table/paint.ts';
import type { Session } from '../table/session.ts';
import type { Terminal } from '../table/terminal.ts';

// Tables speak English unless a test says otherwise.
await speak('en');

interface Shown {
  readonly columns?: number;
  readonly rows?: number;
  /** What is typed next; undefined ends the input. */
  answer(screen: readonly string[]): string | undefined;
}

/** A terminal that remembers every screen; a new one begins when it is cleared. */
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

/** Types a random offered number; the prompt of the screen says which are. */
export function randomAnswers(seed: string): (screen: readonly string[]) => string {
  const chance = seededChance(seed);
  return (screen) => {
    const most = /^(?:1-)?(?<most>\d+),/u.exec(screen.at(-1) ?? '')?.groups?.most;
    return most === undefined ? '' : String(1 + drawBelow(chance, Number(most)));
  };
}

interface Wished {
  readonly seed: string;
  readonly players: readonly Player[];
  readonly options?: Partial<Gangsta['options']>;
}

export const newSession = (wished: Wished): Session<Gangsta> => sessionOf(gangstaTable, wished);

export const newEscape = (wished: Omit<Wished, 'options'>): Session<EscapePlan> => sessionOf(escapePlanTable, wished);

function sessionOf<G extends Shape>(game: TableGame<G>, { seed, players, options = {} }: Wished): Session<G> {
  const setup = readSetup(game.definition, { players: players.length, options: { ...options } });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  const match = Match.start(game.definition, setup.ok, { seed });
  return { game, players, save: noSave(), match, history: [{ events: match.events }] };
}

const noSave = <G extends Shape>(): Save<G> => ({
  name: 'none',
  folder: '',
  append: () => undefined,
  snapshot: () => undefined,
  close: () => undefined,
});
