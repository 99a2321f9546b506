import type { Cost } from './cost.ts';
import { HOSTS, type HostId, OURS, type OurId, PEERS, type PeerId } from './hosts/index.ts';
import type { Task } from './plan.ts';
import { type Probe, startProbe } from './probe.ts';
import type { Pace, Round, SpeedTask } from './speed.ts';
import { ratioOf, type Spread, spreadOf } from './statistics.ts';

export interface TableFigures {
  readonly game: string;
  readonly players: number;
  /** The number of recorded games. Each of the `HOSTS` plays all of them. */
  readonly games: number;
  readonly decisionsPerGame: number;
  readonly speed: Readonly<Record<HostId, Readonly<Record<keyof Pace, Spread>>>>;
  /** Our decisions per second divided by those of boardgame.io. */
  readonly times: Readonly<Record<OurId, Readonly<Record<PeerId, Spread>>>>;
  readonly cost: Readonly<Record<keyof Cost, Spread>>;
}

export async function measureTable(task: Task): Promise<TableFigures> {
  const probes = new Map<HostId, Probe<Round, Pace>>();
  for (const host of keysOf(HOSTS))
    probes.set(host, await startProbe<SpeedTask, Round, Pace>('speed.ts', { ...task, host }));
  const costs = await startProbe<Task, unknown, Cost>('cost.ts', task);
  const { games, decisions } = sameRound(probes);

  const paces = mapValues(HOSTS, (): Pace[] => []);
  const readings: Cost[] = [];
  for (let i = 0; i < task.plan.samples; i += 1) {
    for (const [host, probe] of probes) paces[host].push(await probe.sample());
    readings.push(await costs.sample());
  }
  for (const probe of [...probes.values(), costs]) probe.stop();

  const decided = mapValues(paces, (list) => list.map(({ decisionsPerSecond }) => decisionsPerSecond));
  return {
    game: task.game,
    players: task.players,
    games,
    decisionsPerGame: decisions / games,
    speed: mapValues(paces, spreads),
    times: mapValues(OURS, (_, ours) => mapValues(PEERS, (_label, theirs) => ratioOf(decided[ours], decided[theirs]))),
    cost: spreads(readings),
  };
}

/** All `HOSTS` must reach the same final states. Otherwise, their speeds can't be compared. */
function sameRound(probes: ReadonlyMap<HostId, Probe<Round, Pace>>): Round {
  const reference = probes.get('engine')?.ready;
  if (reference === undefined) throw new Error('the engine was not measured, so there is no reference');
  for (const [host, { ready }] of probes)
    if (ready.finalHash !== reference.finalHash) throw new Error(`${HOSTS[host].label} reaches different final states`);
  return reference;
}

function spreads<Name extends string>(readings: readonly Readonly<Record<Name, number>>[]): Record<Name, Spread> {
  const [first] = readings;
  if (first === undefined) throw new Error('no round was measured');
  return mapValues(first, (_, name) => spreadOf(readings.map((reading) => reading[name])));
}

function mapValues<Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  change: (value: From, name: Name) => To,
): Record<Name, To> {
  const entries = keysOf(record).map((name) => [name, change(record[name], name)] as const);
  return Object.fromEntries(entries) as Record<Name, To>;
}

const keysOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] => Object.keys(record) as Name[];
