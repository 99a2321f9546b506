// npm run review:check [games] [seed]: measures on games between bots how reliable the figures of a review are.
import { GAMES, isIn, type Review, verdictOn } from '@getaway/games';
import type { HostedTable } from '@getaway/table';

const [games = '10', seed = 'review', id = 'gangsta', level = 'steady'] = process.argv.slice(2);
const ROLLOUTS = 40;
/** Bad decisions are judged again with this many times the rollouts. */
const AGAIN = 10;
if (!isIn(GAMES, id)) throw new Error(`There is no game ${id}.`);

const host = await GAMES[id].host();
const bots = await GAMES[id].bots();
await bots.load();

function playedTable(name: string): HostedTable {
  const players = [{ name: 'A' }, { name: 'B' }];
  const begun = host.begin({ players: players.length }, { seed: name, players });
  if ('refusal' in begun) throw new Error(begun.refusal.message);
  let table = begun.ok;
  while (table.due !== undefined) {
    const next = table.play(table.due, [bots.choose({ table, level, seed: `${name} ${table.due}` }).move]);
    if ('refusal' in next) throw new Error(next.refusal.message);
    table = next.ok;
  }
  return table;
}

function reviewOf(table: HostedTable, rollouts: number, only?: ReadonlySet<number>): Review {
  const reviewing = bots.review(table, { rollouts, only });
  for (;;) {
    const step = reviewing.next();
    if (step.done !== true) continue;
    if (step.value === undefined) throw new Error('No net was trained for this game.');
    return step.value;
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const variance = (values: readonly number[]): number => mean(values.map((value) => (value - mean(values)) ** 2));

let [bad, confirmed, seconds] = [0, 0, 0];
const luck: number[] = [];
const results: number[] = [];
for (let game = 0; game < Number(games); game += 1) {
  const table = playedTable(`${seed} ${game}`);
  const { user } = process.cpuUsage();
  const review = reviewOf(table, ROLLOUTS);
  seconds += (process.cpuUsage().user - user) / 1e6;
  const called = review.decisions.filter((decision) => verdictOn(decision) === 'bad').map(({ number }) => number);
  const again = reviewOf(table, ROLLOUTS * AGAIN, new Set(called));
  bad += called.length;
  confirmed += again.decisions.filter(({ loss }) => loss > 0).length;
  // The seats of a game are not independent, so only one of them is counted.
  const [account] = review.seats;
  luck.push(account?.luck ?? 0);
  results.push((account?.result ?? 0) - (account?.start ?? 0));
}
const error = Math.sqrt(variance(luck) / luck.length);
const explained = 1 - variance(results.map((result, i) => result - (luck[i] ?? 0))) / variance(results);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
process.stdout.write(
  [
    `${games} games of ${id}, two seats, ${level}, ${ROLLOUTS} rollouts for a decision`,
    `bad decisions that are worse with ${AGAIN} times as many worlds: ${confirmed} of ${bad} (${percent(confirmed / bad)})`,
    `mean luck of a seat: ${percent(mean(luck))} ± ${percent(error)}`,
    `variance of results that luck explains: ${percent(explained)}`,
    `processor time of a review: ${(seconds / Number(games)).toFixed(1)} s`,
    '',
  ].join('\n'),
);
