import { gangsta } from '@getaway/gangsta';
import { keepPromises } from '@getaway/kernel/conformance';

/** Thousands of random games over all player counts and variants, each held to every promise: `npm run soak -- 2000 seed`. */
const [count = '10000', name = 'soak'] = process.argv.slice(2);
const games = Number(count);
if (!Number.isInteger(games) || games < 1) {
  console.error(`How many games? "${count}" is not a whole number above 0.`);
  process.exit(2);
}

const started = performance.now();
let decisions = 0;
for (let i = 0; i < games; i += 1) {
  const trial = {
    seed: `${name} ${i}`,
    wish: { players: 2 + (i % 4), options: { families: i % 3 === 0, resources: i % 8 < 5, openJobs: i % 7 === 0 } },
    every: 31,
  };
  try {
    decisions += keepPromises(gangsta, trial).entries.length;
  } catch (error) {
    console.error(`The game of the seed "${trial.seed}" with ${JSON.stringify(trial.wish)} breaks a promise.`);
    throw error;
  }
  if ((i + 1) % 500 === 0) console.log(`${i + 1} of ${games} games, ${seconds()} s`);
}
console.log(`${games} games of Gangsta!, ${decisions} decisions, every promise kept, in ${seconds()} s.`);

function seconds(): string {
  return ((performance.now() - started) / 1000).toFixed(0);
}
