import { PARTS } from '@getaway/games/parts';
import type { Definition, SetupRequest, Shape } from '@getaway/kernel';
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

/** The games to check. They are played in turn. */
const GAMES = await Promise.all(Object.values(PARTS).map(({ definition }) => definition()));

const started = performance.now();
const decisions = GAMES.map(() => 0);
for (let i = 0; i < games; i += 1) {
  const turn = i % GAMES.length;
  const nth = Math.floor(i / GAMES.length);
  const definition = GAMES[turn] as Definition<Shape>;
  try {
    const { entries } = checkPromises(definition, { ...trialOf(nth), request: requestOf(definition, nth) });
    decisions[turn] = (decisions[turn] ?? 0) + entries.length;
  } catch (error) {
    console.error(`Game ${nth} of ${definition.id} with the seed "${trialOf(nth).seed}" breaks an invariant.`);
    throw error;
  }
  if ((i + 1) % 500 === 0) console.log(`${i + 1} of ${games} games, ${seconds()} s`);
}
const totals = GAMES.map(({ id }, i) => `${id} ${decisions[i] ?? 0} decisions`);
console.log(`${games} games, all invariants held, in ${seconds()} s: ${totals.join(', ')}.`);

/** The set-up of the nth game. Consecutive games have every combination of players and values of options. */
function requestOf({ players: { min, max }, options }: Definition<Shape>, nth: number): SetupRequest {
  let rest = nth;
  const next = (count: number): number => {
    const digit = rest % count;
    rest = Math.floor(rest / count);
    return digit;
  };
  const players = min + next(max - min + 1);
  const chosen = Object.entries<{ readonly values: readonly unknown[] }>(options).map(
    ([option, { values }]) => [option, values[next(values.length)]] as const,
  );
  return { players, options: Object.fromEntries(chosen) };
}

function trialOf(i: number): Omit<Trial, 'request'> {
  return { seed: `${name} ${i}`, every: 31 };
}

function seconds(): string {
  return ((performance.now() - started) / 1000).toFixed(0);
}
