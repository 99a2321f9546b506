import { MOST_CHOICES, sumOfTimes, type TimeCounts, timeAt } from './times.ts';
import type { TrialSeat } from './trial.ts';

/** A share of wins, with the bounds of its 95 % confidence interval. */
export interface WinShare {
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
}

/** The measured strength of one bot of the line-up. */
export interface LabSeat extends WinShare {
  readonly level: string;
  readonly meanScore: number;
  /** The mean of each line of the score, by id. */
  readonly meanLines: Readonly<Record<string, number>>;
  /** The share of games in which the bot was not eliminated. In Escape Plan, this is the escape rate. */
  readonly rankedShare: number;
  readonly msPerChoice: number;
  /** 95 % of the choices took at most this long. */
  readonly ms95: number;
}

/**
 * The seat of a bot in the nth game. `place` is its number in the line-up. Games with the same deal follow each other,
 * and each of them rotates the line-up by one seat.
 */
export const seatIn = (place: number, game: number, players: number): number => (place + game) % players;

/** The index of the deal in the nth game. Every deal is played once with each rotation of the seats. */
export const dealOf = (game: number, players: number): number => Math.floor(game / players);

/**
 * The win share, the score and the time of each bot of the line-up. `games` has the results of all games in order, by
 * seat. Games with the same deal are not independent, so the interval comes from the means of the deals.
 */
export function figuresOf(levels: readonly string[], games: readonly (readonly TrialSeat[])[]): readonly LabSeat[] {
  const players = levels.length;
  return levels.map((level, place) => {
    const played = games.map((seats, game) => seats[seatIn(place, game, players)] as TrialSeat);
    const deals = [...Map.groupBy(played.entries(), ([game]) => dealOf(game, players)).values()].map((same) =>
      mean(same.map(([, { win }]) => win)),
    );
    const sum = (count: (seat: TrialSeat) => number): number => played.reduce((total, seat) => total + count(seat), 0);
    return {
      level,
      ...winShareOf(deals),
      meanScore: mean(played.map(({ score }) => score)),
      meanLines: meanLinesOf(played),
      rankedShare: mean(played.map(({ isRanked }) => (isRanked ? 1 : 0))),
      msPerChoice:
        sum(({ ms }) => ms) /
        Math.max(
          1,
          sum(({ choices }) => choices),
        ),
      ms95: timeAt(
        MOST_CHOICES,
        played.reduce((all: TimeCounts, { times }) => sumOfTimes(all, times), []),
      ),
    };
  });
}

/** The win share of a bot, from its mean result in each deal. */
export function winShareOf(deals: readonly number[]): WinShare {
  const winShare = mean(deals);
  const spread = intervalOf(deals, winShare);
  return { winShare, low: Math.max(0, winShare - spread), high: Math.min(1, winShare + spread) };
}

function meanLinesOf(played: readonly TrialSeat[]): Readonly<Record<string, number>> {
  const ids = new Set(played.flatMap(({ lines }) => Object.keys(lines)));
  return Object.fromEntries([...ids].map((id) => [id, mean(played.map(({ lines }) => lines[id] ?? 0))]));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Half the width of the 95 % confidence interval of a mean. */
function intervalOf(values: readonly number[], middle: number): number {
  if (values.length < 2) return 1;
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return 1.96 * Math.sqrt(squares / (values.length - 1) / values.length);
}
