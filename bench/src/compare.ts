import { fileURLToPath } from 'node:url';
import type { AgainstTask, Played } from './against.ts';
import type { BenchedGame } from './games.ts';
import { startProbe } from './probe.ts';

const HERE = fileURLToPath(new URL('../..', import.meta.url));
/**
 * The number of games per round. If the two checkouts have different rules, they play different games. In that case,
 * only a large number of games gives a fair average.
 */
const GAMES = 60;
const WARM_UP = 8;
const ROUNDS = 60;

/** The speed of this checkout divided by the speed of another one. A ratio above 1 means that this one is faster. */
export interface Comparison {
  readonly game: string;
  readonly players: number;
  /** The ratio of games per CPU second. */
  readonly games: number;
  /**
   * The ratio of decisions per CPU second. It differs from `games` if the rules changed the number of decisions in a
   * game.
   */
  readonly decisions: number;
}

/** Plays the same seeds in both checkouts, in alternating rounds. */
export async function compareWith(folder: string, { id: game }: BenchedGame, players: number): Promise<Comparison> {
  const probeIn = (checkout: string) =>
    startProbe<AgainstTask, undefined, Played>('against.ts', { folder: checkout, game, players, games: GAMES });
  const [before, now] = [await probeIn(folder), await probeIn(HERE)];
  const rounds: { readonly before: Played; readonly now: Played }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const pair = { before: await before.sample(), now: await now.sample() };
    if (round >= WARM_UP) rounds.push(pair);
  }
  before.stop();
  now.stop();
  const speedOf = (list: readonly Played[]) => ({
    games: 1 / undisturbed(list.map(({ milliseconds }) => milliseconds)),
    decisions: 1 / undisturbed(list.map(({ milliseconds, decisions }) => milliseconds / decisions)),
  });
  const [earlier, later] = [speedOf(rounds.map((pair) => pair.before)), speedOf(rounds.map((pair) => pair.now))];
  return { game, players, games: later.games / earlier.games, decisions: later.decisions / earlier.decisions };
}

/** The mean of the shortest tenth of the times. Longer times may include delays by other processes. */
function undisturbed(times: readonly number[]): number {
  const fastest = times.toSorted((a, b) => a - b).slice(0, Math.ceil(times.length / 10));
  return fastest.reduce((sum, time) => sum + time, 0) / fastest.length;
}

export const describe = ({ game, players, games, decisions }: Comparison): string =>
  `${game}, ${players} players: ${games.toFixed(3)} times as many games, ${decisions.toFixed(3)} times as many decisions per CPU second`;
