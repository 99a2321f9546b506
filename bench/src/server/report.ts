import { aligned, factor, fine, range, verdict, whole } from '../print.ts';
import type { Side } from './load.ts';
import { type Figures, type Paced, SIDES, type SizeFigures, type Times, type Waiting } from './measure.ts';
import { GOALS, HEADLINE_TABLES } from './plan.ts';

export interface Report {
  readonly game: string;
  readonly node: string;
  readonly processor: string;
  readonly sizes: readonly SizeFigures[];
  readonly paced: Paced | undefined;
}

const LABELS: Readonly<Record<Side, string>> = {
  ours: 'Getaway, every move on the disk',
  theirs: 'boardgame.io, in memory',
  unfrozen: 'the same, immer without freezing',
  bare: 'bare, on the disk, without rules and views',
};

export function format({ game, node, processor, sizes, paced }: Report): string {
  const head = `Node ${node}, ${processor}. ${game}, four at a table. Medians [lowest - highest].`;
  const parts = [head, ...sizes.map(formatSize), ...(paced === undefined ? [] : [formatPaced(paced)])];
  return [...parts, ...formatGoals(sizes, paced)].join('\n\n');
}

function formatSize({ tables, sides, times, unfrozenTimes, bareTimes }: SizeFigures): string {
  const heads = ['', 'moves/s', '', 'per CPU second', 'p50', 'p99', 'heap', 'resident', 'cores', 'players'];
  return [
    `── ${whole(tables)} tables, as fast as possible`,
    ...aligned([heads, ...SIDES.map((side) => rowOf(LABELS[side], sides[side]))]),
    ...aligned([
      ['', 'moves per second', '', 'per CPU second', ''],
      ['Getaway is', ...timesOf(times)],
      ['without immer’s freezing', ...timesOf(unfrozenTimes)],
      ['the bare server is', ...timesOf(bareTimes)],
    ]),
  ].join('\n');
}

const timesOf = ({ wall, core }: Times): string[] =>
  [wall, core].flatMap((spread) => [factor(spread), range(spread, fine)]);

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

function formatPaced({ tables, rate, sides, disk }: Paced): string {
  const waits = ({ p50, p99, worst }: Waiting): string[] => [
    time(p50.median),
    time(p99.median),
    range(p99, time),
    time(worst.median),
  ];
  const rows = SIDES.map((side) => [LABELS[side], whole(sides[side].movesPerSecond.median), ...waits(sides[side])]);
  return [
    `── ${tables} tables, ${whole(rate)} moves per second`,
    ...aligned([
      ['', 'moves/s', 'p50', 'p99', '', 'worst'],
      ...rows,
      ['the disk alone, one page at a time', '', ...waits(disk)],
    ]),
  ].join('\n');
}

/** Describes the goals and whether they were reached. Empty if nothing with a goal was measured. */
function formatGoals(sizes: readonly SizeFigures[], paced: Paced | undefined): string[] {
  const times = sizes.find(({ tables }) => tables === HEADLINE_TABLES)?.times.wall;
  const rows: string[][] = [];
  if (times !== undefined)
    rows.push([
      `${HEADLINE_TABLES} tables`,
      verdict(times.median >= GOALS.timesMoves),
      `${factor(times)} moves per second (goal ${GOALS.timesMoves}x)`,
    ]);
  if (paced !== undefined)
    rows.push([
      `${whole(paced.rate)} moves per second`,
      verdict(paced.sides.ours.p99.median < GOALS.pacedP99),
      `p99 ${time(paced.sides.ours.p99.median)} (goal under ${GOALS.pacedP99})`,
    ]);
  return rows.length === 0 ? [] : [['── Goals', ...aligned(rows)].join('\n')];
}

const time = (milliseconds: number): string => `${milliseconds < 100 ? fine(milliseconds) : whole(milliseconds)} ms`;
