import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { GAMES, isIn, REVIEW_ROLLOUTS, type Review, verdictOn } from '@getaway/games';
import type { HostedTable } from '@getaway/table';

/**
 * Measures how reliable the figures of a review are, with games between bots: `npm run review:check -- <games for luck>
 * <games with a full review> <game> [players] [level]`. Every measured game is stored in a file, and the next run
 * measures only what is missing.
 */
const [wantedLuck = '', wantedReviews = '', id = '', seats = '2', level = 'canny'] = process.argv.slice(2);
if (!isIn(GAMES, id)) fail(`There is no game "${id}"; there is ${Object.keys(GAMES).join(', ')}.`);
const [luckGames, reviewedGames, players] = [wantedLuck, wantedReviews, seats].map(wholeNumber) as [
  number,
  number,
  number,
];
/** Bad decisions are judged again with ten times as many rollouts (simulated continuations). */
const AGAIN = 10;

/** The figures of one game, stored as a line of the file. */
interface Measured {
  readonly number: number;
  /** The luck of the first seat. Other seats are left out, because the seats of one game are not independent. */
  readonly luck: number;
  /** The mean luck of all seats. With several players it is 0, because what one seat gains by luck, the others lose. */
  readonly shared?: number;
  /** The result minus the chance to win at the beginning. */
  readonly change: number;
  readonly reviewed?: { readonly bad: number; readonly confirmed: number; readonly seconds: number };
}

const folder = new URL('../.cache/reviewCheck/', import.meta.url);
mkdirSync(folder, { recursive: true });
const file = new URL(`${id}-${players}-${level}.jsonl`, folder);
const measured = new Map<number, Measured>();
for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []) {
  const one = JSON.parse(line) as Measured; // only this script writes the file
  measured.set(one.number, one);
}

const host = await GAMES[id].host();
const bots = await GAMES[id].bots();
await bots.load();

for (let number = 0; number < Math.max(luckGames, reviewedGames); number += 1) {
  const known = measured.get(number);
  const reviews = number < reviewedGames;
  if (known !== undefined && (!reviews || known.reviewed !== undefined)) continue;
  const one = measure(number, reviews);
  appendFileSync(file, `${JSON.stringify(one)}\n`);
  measured.set(number, one);
  process.stderr.write(`\r${number + 1} of ${Math.max(luckGames, reviewedGames)} games `);
}
report([...measured.values()]);

function measure(number: number, reviews: boolean): Measured {
  const table = playedTable(`review check ${number}`);
  const { user } = process.cpuUsage();
  const review = reviewOf(table, { rollouts: reviews ? REVIEW_ROLLOUTS : 0 });
  const seconds = (process.cpuUsage().user - user) / 1e6;
  const [account] = review.seats;
  if (account === undefined) throw new Error('the review has no account');
  const shared = mean(review.seats.map((seat) => seat.luck));
  const one = { number, luck: account.luck, shared, change: account.result - account.start };
  if (!reviews) return one;
  const bad = review.decisions.filter((decision) => verdictOn(decision) === 'bad').map((decision) => decision.number);
  const again = reviewOf(table, { rollouts: REVIEW_ROLLOUTS * AGAIN, only: new Set(bad) });
  const confirmed = again.decisions.filter(({ loss }) => loss > 0).length;
  return { ...one, reviewed: { bad: bad.length, confirmed, seconds } };
}

function playedTable(seed: string): HostedTable {
  const people = Array.from({ length: players }, (_, seat) => ({ name: String(seat) }));
  const begun = host.begin({ players }, { seed, players: people });
  if ('refusal' in begun) return fail(begun.refusal.message);
  let table = begun.ok;
  while (table.due !== undefined) {
    const next = table.play(table.due, [bots.choose({ table, level, seed: `${seed} ${table.number}` }).move]);
    if ('refusal' in next) throw new Error(next.refusal.message);
    table = next.ok;
  }
  return table;
}

function reviewOf(table: HostedTable, wanted: Parameters<typeof bots.review>[1]): Review {
  const reviewing = bots.review(table, wanted);
  for (;;) {
    const step = reviewing.next();
    if (step.done !== true) continue;
    return step.value ?? fail(`No net has learned ${String(id)} with ${players} players yet.`);
  }
}

function report(all: readonly Measured[]): void {
  const luck = all.map((one) => one.luck);
  const change = all.map((one) => one.change);
  const shared = all.flatMap((one) => (one.shared === undefined ? [] : [one.shared]));
  const reviewed = all.flatMap((one) => (one.reviewed === undefined ? [] : [one.reviewed]));
  const [bad, confirmed] = [total(reviewed.map((one) => one.bad)), total(reviewed.map((one) => one.confirmed))];
  const both = covariance(luck, change) ** 2 / (covariance(luck, luck) * covariance(change, change));
  const lines = [
    `${String(id)}, ${players} players, ${level}`,
    `bad decisions that are still worse with ${AGAIN} times as many worlds: ${confirmed} of ${bad} (${percent(confirmed / bad)}), ${reviewed.length} games`,
    `mean luck of the first seat: ${withError(luck)}`,
    `mean luck of all seats of a game: ${withError(shared)}`,
    `variance of results that luck explains: ${percent(both)}, ${luck.length} games`,
    ...(reviewed.length === 0 ? [] : [durationOf(reviewed.map(({ seconds }) => seconds))]),
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
}

function durationOf(seconds: readonly number[]): string {
  return `processor time of a review: ${mean(seconds).toFixed(1)} s on average, ${Math.max(...seconds).toFixed(1)} s at most, ${seconds.length} games`;
}

function withError(values: readonly number[]): string {
  const error = Math.sqrt(covariance(values, values) / values.length);
  return `${percent(mean(values))} ± ${percent(error)} (standard error), ${values.length} games`;
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function mean(values: readonly number[]): number {
  return total(values) / values.length;
}

function covariance(some: readonly number[], others: readonly number[]): number {
  const [a, b] = [mean(some), mean(others)];
  return mean(some.map((value, i) => (value - a) * ((others[i] ?? 0) - b)));
}

function percent(share: number): string {
  return Number.isFinite(share) ? `${(100 * share).toFixed(1)} %` : 'none';
}

function wholeNumber(text: string): number {
  return /^\d+$/u.test(text) ? Number(text) : fail(`"${text}" is not a whole number.`);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
