import { aligned, factor, fine, range, verdict, whole } from '../print.ts';
import type { Crowd, Figures, Paced } from './measure.ts';
import { GOALS, HEADLINE_TABLES } from './plan.ts';

export interface Report {
  readonly game: string;
  readonly node: string;
  readonly processor: string;
  readonly crowds: readonly Crowd[];
  readonly paced: Paced | undefined;
}

const OURS = 'Getaway, every move on the disk';
const THEIRS = 'boardgame.io, in memory';

export function format({ game, node, processor, crowds, paced }: Report): string {
  const head = `Node ${node}, ${processor}. ${game}, four at a table. Medians [lowest - highest].`;
  const parts = [head, ...crowds.map(formatCrowd), ...(paced === undefined ? [] : [formatPaced(paced)])];
  return [...parts, ...formatGoals(crowds, paced)].join('\n\n');
}

function formatCrowd({ tables, ours, theirs, times }: Crowd): string {
  const heads = ['', 'moves/s', '', 'a core-second', 'p50', 'p99', 'heap', 'resident', 'cores', 'players'];
  return [
    `── ${whole(tables)} tables, as fast as they can`,
    ...aligned([heads, rowOf(OURS, ours), rowOf(THEIRS, theirs)]),
    `${factor(times.wall)} ${range(times.wall, fine)} moves a second; ${factor(times.core)} ${range(times.core, fine)} a core-second`,
  ].join('\n');
}

const rowOf = (label: string, figures: Figures): string[] => [
  label,
  whole(figures.movesPerSecond.median),
  range(figures.movesPerSecond, whole),
  whole(figures.movesPerCoreSecond.median),
  time(figures.p50.median),
  time(figures.p99.median),
  `${fine(figures.heapPerTable / 1e3)} kB`,
  `${fine(figures.residentPerTable / 1e3)} kB`,
  fine(figures.serverCores.median),
  fine(figures.loadCores.median),
];

function formatPaced({ tables, rate, ours, theirs }: Paced): string {
  const row = (label: string, { movesPerSecond, p50, p99, worst }: Paced['ours']): string[] => [
    label,
    whole(movesPerSecond),
    ...[p50, p99, worst].map(time),
  ];
  return [
    `── ${tables} tables, ${whole(rate)} moves a second`,
    ...aligned([['', 'moves/s', 'p50', 'p99', 'worst'], row(OURS, ours), row(THEIRS, theirs)]),
  ].join('\n');
}

/** Nothing, if nothing was measured that there are goals for. */
function formatGoals(crowds: readonly Crowd[], paced: Paced | undefined): string[] {
  const times = crowds.find(({ tables }) => tables === HEADLINE_TABLES)?.times.wall;
  const rows: string[][] = [];
  if (times !== undefined)
    rows.push([
      `${HEADLINE_TABLES} tables`,
      verdict(times.median >= GOALS.timesMoves),
      `${factor(times)} moves a second (goal ${GOALS.timesMoves}x)`,
    ]);
  if (paced !== undefined)
    rows.push([
      `${whole(paced.rate)} moves a second`,
      verdict(paced.ours.p99 < GOALS.pacedP99),
      `p99 ${time(paced.ours.p99)} (goal under ${GOALS.pacedP99})`,
    ]);
  return rows.length === 0 ? [] : [['── Goals', ...aligned(rows)].join('\n')];
}

const time = (milliseconds: number): string => `${milliseconds < 100 ? fine(milliseconds) : whole(milliseconds)} ms`;
