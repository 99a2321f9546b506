import { ratioOf, type Spread, spreadOf } from '../statistics.ts';
import { type Contender, openContender, type Sample } from './contender.ts';
import type { Reading } from './gauge.ts';
import type { Side } from './load.ts';
import { GOALS, HEADLINE_TABLES, PLAYERS, type Plan } from './plan.ts';

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
  readonly ours: Figures;
  readonly theirs: Figures;
  /** How many times as many moves. */
  readonly times: { readonly wall: Spread; readonly core: Spread };
}

/** Moves at even intervals. */
export interface Paced {
  readonly tables: number;
  readonly rate: number;
  readonly ours: Pace;
  readonly theirs: Pace;
}

type Pace = Pick<Sample, 'p50' | 'p99' | 'worst'> & { readonly movesPerSecond: number };

interface Run {
  readonly game: string;
  readonly plan: Plan;
  say(sentence: string): void;
}

const SIDES = ['ours', 'theirs'] as const satisfies readonly Side[];

interface Guest {
  readonly contender: Contender;
  readonly memory: Pick<Figures, 'heapPerTable' | 'residentPerTable'>;
  readonly samples: Sample[];
}

/** Both servers run, and are asked in turns: what else the machine does in a turn it does to both. */
export async function measureCrowd(
  { game, plan, say }: Run,
  { tables, samples }: Plan['sizes'][number],
): Promise<{ readonly crowd: Crowd; readonly paced?: Paced }> {
  const ours = await prepare('ours', tables, { game, plan, say });
  const theirs = await prepare('theirs', tables, { game, plan, say });
  const both = { ours, theirs } as const;
  say(`${tables} tables: ${samples} samples of each.`);
  for (let turn = 0; turn < samples; turn += 1)
    for (const side of turn % 2 === 0 ? SIDES : SIDES.toReversed())
      both[side].samples.push(await both[side].contender.play({ milliseconds: plan.sampleMs }));
  const paced = tables === HEADLINE_TABLES ? await keepPace(both, plan, say) : undefined;
  for (const side of SIDES) await both[side].contender.stop();
  const rates = (of: (sample: Sample) => number): Spread => ratioOf(ours.samples.map(of), theirs.samples.map(of));
  const times = { wall: rates(movesPerSecond), core: rates(movesPerCoreSecond) };
  const crowd = { tables, ours: figuresOf(ours), theirs: figuresOf(theirs), times };
  return paced === undefined ? { crowd } : { crowd, paced };
}

async function prepare(side: Side, tables: number, { game, plan, say }: Run): Promise<Guest> {
  const contender = await openContender({ side, game, players: PLAYERS });
  const before = await contender.memory();
  const { seconds } = await contender.gather(tables);
  say(`${tables} tables, ${side}: everybody sat down in ${seconds.toFixed(1)} s.`);
  await contender.warmUp(plan.movesBefore);
  const after = await contender.memory();
  await contender.play({ milliseconds: plan.warmUpMs });
  const each = (of: keyof Reading): number => Math.round((after[of] - before[of]) / tables);
  return { contender, memory: { heapPerTable: each('heap'), residentPerTable: each('resident') }, samples: [] };
}

async function keepPace(both: Readonly<Record<Side, Guest>>, plan: Plan, say: Run['say']): Promise<Paced> {
  const rate = GOALS.pacedRate;
  say(`${HEADLINE_TABLES} tables: ${rate} moves a second.`);
  const pace = async ({ contender }: Guest): Promise<Pace> => {
    const sample = await contender.play({ milliseconds: plan.pacedMs, rate });
    const { p50, p99, worst } = sample;
    return { movesPerSecond: movesPerSecond(sample), p50, p99, worst };
  };
  return { tables: HEADLINE_TABLES, rate, ours: await pace(both.ours), theirs: await pace(both.theirs) };
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
