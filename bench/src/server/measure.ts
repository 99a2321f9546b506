import { ratioOf, type Spread, spreadOf } from '../statistics.ts';
import { type Contender, openContender, type Sample } from './contender.ts';
import { measureDisk } from './disk.ts';
import type { Reading } from './gauge.ts';
import type { Side } from './load.ts';
import { GOALS, HEADLINE_TABLES, PLAYERS, type Plan } from './plan.ts';
import type { Waits } from './waits.ts';

/** One server with so many tables. */
export interface Figures {
  /** Accepted moves, by the clock on the wall and for each second that the server's threads were on a processor. */
  readonly movesPerSecond: Spread;
  readonly movesPerCoreSecond: Spread;
  /** Milliseconds from sending a move until all viewers were told, with a move of every table always on its way. */
  readonly p50: Spread;
  readonly p99: Spread;
  /** Cores that the server used, and those who play. */
  readonly serverCores: Spread;
  readonly loadCores: Spread;
  /** Bytes, with a game under way and all sockets open. */
  readonly heapPerTable: number;
  readonly residentPerTable: number;
}

export interface Crowd {
  readonly tables: number;
  readonly sides: Readonly<Record<Side, Figures>>;
  /** How many times as many moves as boardgame.io's server. */
  readonly times: { readonly wall: Spread; readonly core: Spread };
  /** The same of the bare server: so much there is to be had. */
  readonly bareTimes: Spread;
}

/** Moves at even intervals, and how long the disk alone takes right after that. */
export interface Paced {
  readonly tables: number;
  readonly rate: number;
  readonly sides: Readonly<Record<Side, Pace>>;
  readonly disk: Waits;
}

type Pace = Waits & { readonly movesPerSecond: number };

interface Run {
  readonly game: string;
  readonly plan: Plan;
  say(sentence: string): void;
}

/** In the order in which they are told. */
export const SIDES = ['ours', 'theirs', 'bare'] as const satisfies readonly Side[];

interface Guest {
  readonly contender: Contender;
  readonly memory: Pick<Figures, 'heapPerTable' | 'residentPerTable'>;
  /** How much a viewer is told after a move. */
  readonly bytes: number;
  readonly samples: Sample[];
}

/** All servers run, and are asked in turns: what else the machine does in a turn it does to all of them. */
export async function measureCrowd(
  run: Run,
  { tables, samples }: Plan['sizes'][number],
): Promise<{ readonly crowd: Crowd; readonly paced?: Paced }> {
  const { plan, say } = run;
  const ours = await prepare('ours', tables, run, 0);
  const theirs = await prepare('theirs', tables, run, 0);
  const bare = await prepare('bare', tables, run, ours.bytes);
  const all = { ours, theirs, bare } as const;
  say(`${tables} tables: ${samples} samples of each.`);
  for (let turn = 0; turn < samples; turn += 1)
    for (const side of turn % 2 === 0 ? SIDES : SIDES.toReversed())
      all[side].samples.push(await all[side].contender.play({ milliseconds: plan.sampleMs }));
  const paced = tables === HEADLINE_TABLES ? await keepPace(all, plan, say) : undefined;
  for (const side of SIDES) await all[side].contender.stop();
  const rates = (side: Side, of: (sample: Sample) => number): Spread =>
    ratioOf(all[side].samples.map(of), theirs.samples.map(of));
  const crowd = {
    tables,
    sides: { ours: figuresOf(ours), theirs: figuresOf(theirs), bare: figuresOf(bare) },
    times: { wall: rates('ours', movesPerSecond), core: rates('ours', movesPerCoreSecond) },
    bareTimes: rates('bare', movesPerSecond),
  };
  return paced === undefined ? { crowd } : { crowd, paced };
}

async function prepare(side: Side, tables: number, { game, plan, say }: Run, bytes: number): Promise<Guest> {
  const contender = await openContender({ side, game, players: PLAYERS, bytes });
  const before = await contender.memory();
  const { seconds } = await contender.gather(tables);
  say(`${tables} tables, ${side}: everybody sat down in ${seconds.toFixed(1)} s.`);
  await contender.warmUp(plan.movesBefore);
  const after = await contender.memory();
  const warm = await contender.play({ milliseconds: plan.warmUpMs });
  const each = (of: keyof Reading): number => Math.round((after[of] - before[of]) / tables);
  const memory = { heapPerTable: each('heap'), residentPerTable: each('resident') };
  return { contender, memory, bytes: warm.bytes, samples: [] };
}

async function keepPace(all: Readonly<Record<Side, Guest>>, plan: Plan, say: Run['say']): Promise<Paced> {
  const rate = GOALS.pacedRate;
  say(`${HEADLINE_TABLES} tables: ${rate} moves a second.`);
  const pace = async ({ contender }: Guest): Promise<Pace> => {
    const sample = await contender.play({ milliseconds: plan.pacedMs, rate });
    const { p50, p99, worst } = sample;
    return { movesPerSecond: movesPerSecond(sample), p50, p99, worst };
  };
  const sides = { ours: await pace(all.ours), theirs: await pace(all.theirs), bare: await pace(all.bare) };
  return { tables: HEADLINE_TABLES, rate, sides, disk: await measureDisk(plan.pacedMs) };
}

const movesPerSecond = ({ moves, seconds }: Sample): number => moves / seconds;
const movesPerCoreSecond = ({ moves, serverCore }: Sample): number => moves / serverCore;

function figuresOf({ samples, memory }: Guest): Figures {
  const of = (figure: (sample: Sample) => number): Spread => spreadOf(samples.map(figure));
  return {
    ...memory,
    movesPerSecond: of(movesPerSecond),
    movesPerCoreSecond: of(movesPerCoreSecond),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    serverCores: of(({ serverCore, seconds }) => serverCore / seconds),
    loadCores: of(({ core, seconds }) => core / seconds),
  };
}
