import { type Definition, hashOf, type Shape } from '@getaway/kernel';
import { gameCalled } from './games.ts';
import { HOSTS, type HostId } from './hosts/index.ts';
import type { Task } from './plan.ts';
import { serve } from './probe.ts';
import { defaultSetup, recordAll } from './recording.ts';
import { repeat } from './repeat.ts';

export interface SpeedTask extends Task {
  readonly host: HostId;
}

export interface Round {
  readonly games: number;
  readonly decisions: number;
  /** A hash of all final states, for comparing the ways of playing. */
  readonly finalHash: string;
}

/** How fast games are played. Rates are per CPU second, unless the name says otherwise. */
export interface Pace {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerWallSecond: number;
}

// Each way of playing has its own process. In a shared process, boardgame.io's states would make V8 deoptimise our
// rules.
serve<SpeedTask, Round, Pace>((task) => gameCalled(task.game).measure((definition) => prepare(definition, task)));

function prepare<G extends Shape>(definition: Definition<G>, { host, players, plan }: SpeedTask) {
  const setup = defaultSetup(definition, players);
  const recordings = recordAll(definition, setup, plan.games);
  const play = HOSTS[host].host(definition, setup);
  const decisions = recordings.reduce((sum, { choices }) => sum + choices.length, 0);

  function measure(least: number): Pace {
    const { rounds, core, wall } = repeat(() => {
      for (const recording of recordings) play(recording);
    }, least);
    return {
      decisionsPerSecond: (rounds * decisions) / core,
      gamesPerSecond: (rounds * recordings.length) / core,
      decisionsPerWallSecond: (rounds * decisions) / wall,
    };
  }

  const finalHash = hashOf(recordings.map((recording) => play(recording)));
  measure(plan.warmUpMs);
  return { ready: { games: recordings.length, decisions, finalHash }, sample: () => measure(plan.sampleMs) };
}
