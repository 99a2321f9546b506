import type { Place } from '@getaway/protocol/address';
import type { PlayedGame } from '@getaway/table';

/** One player's finished game, played on this device or online. */
export interface Counted extends PlayedGame {
  readonly place: Place;
  /** Whether the game can be replayed. */
  readonly kept: boolean;
  /** How much luck changed the seat's chance to win, if the game was reviewed. */
  readonly luck?: number | undefined;
}

/** Which games count. An undefined field excludes no games. */
export interface Filter {
  readonly game?: string | undefined;
  readonly players?: number | undefined;
  /** The level of a bot among the opponents, or `people`. */
  readonly against?: string | undefined;
  /** An option that was on, or `plain` for games without options. */
  readonly variant?: string | undefined;
  readonly place?: Place | undefined;
  readonly name?: string | undefined;
}

export const PEOPLE = 'people';
export const PLAIN = 'plain';

/** The levels of the opponents, without their characters. People count as the level `people`. */
export const opponentsOf = ({ players, seat }: PlayedGame): readonly string[] => [
  ...new Set(players.flatMap(({ bot }, other) => (other === seat ? [] : [bot?.split(':')[0] ?? PEOPLE]))),
];

function variantsOf({ options }: PlayedGame): readonly string[] {
  const on = Object.keys(options).filter((name) => options[name] === true);
  return on.length === 0 ? [PLAIN] : on;
}

const nameIn = ({ players, seat }: PlayedGame): string => players[seat]?.name ?? '';

/** For each field of the filter, the values that occur in these games, in a stable order. */
export function choicesIn(games: readonly Counted[]) {
  const distinct = <T extends string | number>(values: readonly T[]): readonly T[] =>
    [...new Set(values)].toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  return {
    game: distinct(games.map(({ game }) => game)),
    players: distinct(games.map(({ players }) => players.length)),
    against: distinct(games.flatMap(opponentsOf)),
    variant: distinct(games.flatMap(variantsOf)),
    place: distinct(games.map(({ place }) => place)),
    name: distinct(games.map(nameIn)),
  };
}

export const select = (games: readonly Counted[], filter: Filter): readonly Counted[] =>
  games.filter(
    (game) =>
      (filter.game === undefined || game.game === filter.game) &&
      (filter.players === undefined || game.players.length === filter.players) &&
      (filter.against === undefined || opponentsOf(game).includes(filter.against)) &&
      (filter.variant === undefined || variantsOf(game).includes(filter.variant)) &&
      (filter.place === undefined || game.place === filter.place) &&
      (filter.name === undefined || nameIn(game) === filter.name),
  );

/** The place and the score of the player. Place 0 means not ranked. */
export function ownScore({ ranking, seat }: PlayedGame): { readonly place: number; readonly total: number } {
  return ranking.find((score) => score.seat === seat) ?? { place: 0, total: 0 };
}

export interface Share {
  readonly name: string;
  readonly value: number;
}

/** How often each place was reached. Place 0 means not ranked. */
export function placesOf(games: readonly PlayedGame[]): readonly Share[] {
  const most = Math.max(1, ...games.map(({ ranking }) => ranking.length));
  const places = [...Array.from({ length: most }, (_, i) => i + 1), 0];
  return places
    .map((place) => ({ name: String(place), value: games.filter((game) => ownScore(game).place === place).length }))
    .filter(({ name, value }) => name !== '0' || value > 0);
}

/** The mean of each line of the score, in the order of the score sheet. */
export function meanLines(games: readonly PlayedGame[]): readonly Share[] {
  const lines = new Map<string, number[]>();
  for (const { ranking, seat } of games)
    for (const { line, value } of ranking.find((score) => score.seat === seat)?.lines ?? [])
      lines.set(line, [...(lines.get(line) ?? []), value]);
  return [...lines].map(([name, values]) => ({ name, value: mean(values) }));
}

/** How games ended for the player, most frequent first. Each end is a key of the game's own messages. */
export function endsOf(games: readonly PlayedGame[]): readonly Share[] {
  const counts = new Map<string, number>();
  for (const { fates, endedBy, seat } of games) {
    const fate = fates?.[seat];
    const key = fate === undefined ? `end.${endedBy}` : `fate.${fate}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([name, value]) => ({ name, value })).toSorted((a, b) => b.value - a.value);
}

export interface Summary {
  readonly games: number;
  readonly wins: number;
  /** The player's mean place; undefined if the player was never ranked. */
  readonly meanPlace: number | undefined;
  readonly meanScore: number;
}

export function summaryOf(games: readonly PlayedGame[]): Summary {
  const scores = games.map(ownScore);
  const ranked = scores.filter(({ place }) => place > 0);
  return {
    games: games.length,
    wins: scores.filter(({ place }) => place === 1).length,
    meanPlace: ranked.length === 0 ? undefined : mean(ranked.map(({ place }) => place)),
    meanScore: mean(scores.map(({ total }) => total)),
  };
}

/** The games with the highest and the lowest scores. No game is in both lists. */
export function extremesOf(games: readonly Counted[], count: number): Record<'best' | 'worst', readonly Counted[]> {
  const sorted = games.toSorted((a, b) => ownScore(b).total - ownScore(a).total || b.at - a.at);
  const best = sorted.slice(0, Math.min(count, Math.ceil(sorted.length / 2)));
  return { best, worst: sorted.slice(best.length).slice(-count).toReversed() };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
