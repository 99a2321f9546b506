import { escapePlan } from '@getaway/escape-plan';
import type { GameId } from '@getaway/games';
import { gangsta } from '@getaway/gangsta';
import { checkPromises, type Trial } from '@getaway/kernel/conformance';

/**
 * Plays random games with all numbers of players and all variants, and checks everything that the kernel guarantees:
 * `npm run soak -- 2000 [seed]`.
 */
const [count = '10000', name = 'soak'] = process.argv.slice(2);
const games = Number(count);
if (!Number.isInteger(games) || games < 1) {
  console.error(`"${count}" is not a whole number above 0. Give the number of games.`);
  process.exit(2);
}

type Game = (i: number) => number;
const playGangsta: Game = (i) =>
  checkPromises(gangsta, {
    ...trialOf(i),
    request: { players: 2 + (i % 4), options: { families: i % 3 === 0, resources: i % 8 < 5, openJobs: i % 7 === 0 } },
  }).entries.length;
const playEscapePlan: Game = (i) =>
  checkPromises(escapePlan, { ...trialOf(i), request: { players: 1 + (i % 5), options: { gentle: i % 10 === 0 } } })
    .entries.length;

interface Soaked {
  readonly title: string;
  readonly play: Game;
}

/** The games to check. They are played in turn. */
const SOAKED: Readonly<Record<GameId, Soaked>> = {
  'escape-plan': { title: 'Escape Plan', play: playEscapePlan },
  gangsta: { title: 'Gangsta!', play: playGangsta },
};
const GAMES = Object.values(SOAKED);

const started = performance.now();
const decisions = GAMES.map(() => 0);
for (let i = 0; i < games; i += 1) {
  const turn = i % GAMES.length;
  const nth = Math.floor(i / GAMES.length);
  const { title, play } = GAMES[turn] as Soaked;
  try {
    decisions[turn] = (decisions[turn] ?? 0) + play(nth);
  } catch (error) {
    console.error(`Game ${nth} of ${title} with the seed "${trialOf(nth).seed}" breaks an invariant.`);
    throw error;
  }
  if ((i + 1) % 500 === 0) console.log(`${i + 1} of ${games} games, ${seconds()} s`);
}
const totals = GAMES.map(({ title }, i) => `${title} ${decisions[i] ?? 0} decisions`);
console.log(`${games} games, all invariants held, in ${seconds()} s: ${totals.join(', ')}.`);

function trialOf(i: number): Omit<Trial, 'request'> {
  return { seed: `${name} ${i}`, every: 31 };
}

function seconds(): string {
  return ((performance.now() - started) / 1000).toFixed(0);
}
