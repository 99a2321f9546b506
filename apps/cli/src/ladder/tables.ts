import type { Measurement } from './plan.ts';
import type { LadderFigures } from './results.ts';

export interface Measured extends Measurement {
  readonly games: number;
  readonly seat: LadderFigures | undefined;
}

/** The minimum number of games for a figure. With fewer games, the confidence interval would look too small. */
export const MIN_GAMES = 20;

const percent = (share: number): string => (100 * share).toFixed(1);
const whole = (share: number): string => (100 * share).toFixed(0);

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const rule = (cells: number): string => `|${'---|'.repeat(cells)}`;

/** The share of wins of each level against every other level, with its 95 % interval and the number of games. */
export function crossTable(
  levels: readonly string[],
  pairs: readonly Measured[],
  ratings: ReadonlyMap<string, number>,
): string {
  const rivals = levels.slice(0, -1);
  const cell = (level: string, rival: string): string => {
    const pair = pairs.find((one) => one.level === level && one.rival === rival);
    if (pair?.seat === undefined || pair.games < MIN_GAMES) return '';
    const { winShare, low, high } = pair.seat;
    return `${whole(winShare)} % (${whole(low)}–${whole(high)}; ${pair.games})`;
  };
  return [
    row(['level', 'rating', ...rivals.map((rival) => `against ${rival}`)]),
    rule(rivals.length + 2),
    ...levels.map((level) =>
      row([`\`${level}\``, String(ratings.get(level) ?? ''), ...rivals.map((rival) => cell(level, rival))]),
    ),
  ].join('\n');
}

export function targetTable(targets: readonly Measured[]): string {
  return [
    row(['players', 'variants', 'wins', 'target', 'fair share', 'games', 'time for a choice', '95 % of choices']),
    rule(8),
    ...targets.map(({ settings, seat, games, target = 0 }) =>
      row([
        String(settings.players),
        Object.keys(settings.options).join(', ') || 'none',
        seat === undefined || games < MIN_GAMES
          ? 'not measured'
          : `${percent(seat.winShare)} % (${percent(seat.low)} to ${percent(seat.high)})`,
        `${whole(target)} %`,
        `${whole(1 / settings.players)} %`,
        String(games),
        ...timesOf(seat, games),
      ]),
    ),
  ].join('\n');
}

/** The mean processor time for a choice, and a limit that 95 % of the choices did not exceed. */
function timesOf(seat: LadderFigures | undefined, games: number): readonly string[] {
  if (seat === undefined || games < MIN_GAMES) return ['', ''];
  return [`${seat.msPerChoice.toFixed(1)} ms`, `at most ${seat.ms95.toFixed(0)} ms`];
}

/** Replaces the text between the two marks in a document. The marks themselves stay. */
export function replaceBetween(document: string, mark: string, text: string): string {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the marks ${begin} and ${end} are missing`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
}
