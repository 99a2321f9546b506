import { ratioOf, type Spread, spreadOf } from '../statistics.ts';
import { type Contender, openContender, type Sample } from './contender.ts';
import { measureDisk } from './disk.ts';
import type { Reading } from './gauge.ts';
import type { Side } from './load.ts';
import { GOALS, HEADLINE_TABLES, PLAYERS, type Plan } from './plan.ts';
import type { Waits } from './waits.ts';

/**
 * Percentiles of the waits. Each has its spread over several samples, because other disk load can slow down some
 * samples.
 */
export type Waiting = Readonly<Record<keyof Waits, Spread>>;

/**
 * The figures of one server with one number of tables. A wait is the time from sending a move until all viewers have
 * its update.
 */
export interface Figures extends Waiting {
  /** Accepted moves per second. */
  readonly movesPerSecond: Spread;
  readonly movesPerCoreSecond: Spread;
  readonly serverCores: Spread;
  readonly loadCores: Spread;
  /** Bytes of memory per table, with a running game and open sockets. */
  readonly heapPerTable: number;
  readonly residentPerTable: number;
}

export interface SizeFigures {
  readonly tables: number;
  readonly sides: Readonly<Record<Side, Figures>>;
  /** Our moves per second divided by those of boardgame.io's server. */
  readonly times: Times;
  /** Like `times`, but with immer's freezing switched off in boardgame.io. */
  readonly unfrozenTimes: Times;
  /**
   * The moves per second of the bare server divided by those of boardgame.io's server. The bare server only stores
   * moves and sends updates.
   */
  readonly bareTimes: Times;
}

export interface Times {
  readonly wall: Spread;
  readonly core: Spread;
}

/**
 * The latency of moves that are due at regular intervals, and the latency of the disk alone, measured right after the
 * moves.
 */
export interface Paced {
  readonly tables: number;
  readonly rate: number;
  readonly sides: Readonly<Record<Side, Pace>>;
  readonly disk: Waiting;
}

type Pace = Waiting & { readonly movesPerSecond: Spread };

interface Run {
  readonly game: string;
  readonly plan: Plan;
  say(sentence: string): void;
}

/** The servers, in the order of the report. */
export const SIDES = ['ours', 'theirs', 'unfrozen', 'bare'] as const satisfies readonly Side[];

/** The order of the servers is reversed in every second round. */
const orderOf = (turn: number): readonly Side[] => (turn % 2 === 0 ? SIDES : SIDES.toReversed());

const bySide = <T>(of: (side: Side) => T): Readonly<Record<Side, T>> => ({
  ours: of('ours'),
  theirs: of('theirs'),
  unfrozen: of('unfrozen'),
  bare: of('bare'),
});

interface Guest {
  readonly contender: Contender;
  readonly memory: Pick<Figures, 'heapPerTable' | 'residentPerTable'>;
  readonly bytes: number;
  readonly samples: Sample[];
}

/**
 * Measures all servers with this number of tables. The servers take turns, so that other load on the machine affects
 * all of them. Each plays the same number of moves, so all games are at the same stage.
 */
export async function measureSize(
  run: Run,
  { tables, samples }: Plan['sizes'][number],
): Promise<{ readonly figures: SizeFigures; readonly paced?: Paced }> {
  const { plan, say } = run;
  const ours = await prepare('ours', tables, run, 0);
  const theirs = await prepare('theirs', tables, run, 0);
  const unfrozen = await prepare('unfrozen', tables, run, 0);
  const bare = await prepare('bare', tables, run, ours.bytes);
  const all = { ours, theirs, unfrozen, bare } as const;
  say(`${tables} tables: ${samples} samples of each.`);
  for (let turn = 0; turn < samples; turn += 1)
    for (const side of orderOf(turn)) all[side].samples.push(await all[side].contender.play(plan.sampleMoves));
  const paced = tables === HEADLINE_TABLES ? await keepPace(all, plan, say) : undefined;
  for (const side of SIDES) await all[side].contender.stop();
  const times = (side: Guest, other: Guest): Times => {
    const of = (rate: (sample: Sample) => number): Spread => ratioOf(side.samples.map(rate), other.samples.map(rate));
    return { wall: of(movesPerSecond), core: of(movesPerCoreSecond) };
  };
  const figures = {
    tables,
    sides: bySide((side) => figuresOf(all[side])),
    times: times(ours, theirs),
    unfrozenTimes: times(ours, unfrozen),
    bareTimes: times(bare, theirs),
  };
  return paced === undefined ? { figures } : { figures, paced };
}

async function prepare(side: Side, tables: number, { game, plan, say }: Run, bytes: number): Promise<Guest> {
  const contender = await openContender({ side, game, players: PLAYERS, bytes });
  const before = await contender.memory();
  const { seconds } = await contender.gather(tables);
  say(`${tables} tables, ${side}: all players were seated in ${seconds.toFixed(1)} s.`);
  await contender.warmUp(plan.movesBefore);
  const after = await contender.memory();
  const warm = await contender.play(plan.warmUpMoves);
  const each = (of: keyof Reading): number => Math.round((after[of] - before[of]) / tables);
  const memory = { heapPerTable: each('heap'), residentPerTable: each('resident') };
  return { contender, memory, bytes: warm.bytes, samples: [] };
}

async function keepPace(all: Readonly<Record<Side, Guest>>, { paced }: Plan, say: Run['say']): Promise<Paced> {
  const rate = GOALS.pacedRate;
  say(`${HEADLINE_TABLES} tables: ${rate} moves per second, ${paced.samples} samples of each.`);
  const samples = bySide((): Sample[] => []);
  const disk: Waits[] = [];
  for (let turn = 0; turn < paced.samples; turn += 1) {
    for (const side of orderOf(turn))
      samples[side].push(await all[side].contender.keepPace({ milliseconds: paced.milliseconds, rate }));
    disk.push(await measureDisk(paced.milliseconds));
  }
  const sides = bySide((side) => ({
    ...waitingOf(samples[side]),
    movesPerSecond: spreadOf(samples[side].map(movesPerSecond)),
  }));
  return { tables: HEADLINE_TABLES, rate, sides, disk: waitingOf(disk) };
}

const waitingOf = (samples: readonly Waits[]): Waiting => ({
  p50: spreadOf(samples.map(({ p50 }) => p50)),
  p99: spreadOf(samples.map(({ p99 }) => p99)),
  worst: spreadOf(samples.map(({ worst }) => worst)),
});

const movesPerSecond = ({ moves, seconds }: Sample): number => moves / seconds;
const movesPerCoreSecond = ({ moves, serverCore }: Sample): number => moves / serverCore;

function figuresOf({ samples, memory }: Guest): Figures {
  const of = (figure: (sample: Sample) => number): Spread => spreadOf(samples.map(figure));
  return {
    ...memory,
    movesPerSecond: of(movesPerSecond),
    movesPerCoreSecond: of(movesPerCoreSecond),
    ...waitingOf(samples),
    serverCores: of(({ serverCore, seconds }) => serverCore / seconds),
    loadCores: of(({ core, seconds }) => core / seconds),
  };
}
