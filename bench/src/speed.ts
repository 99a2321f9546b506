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
  /** The same for all hosts, if they play the same rules: a hash of all final states. */
  readonly ends: string;
}

/** A second is one of a core, except on the wall. */
export interface Pace {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecondOnTheWall: number;
}

// One host alone in its process: the compiler learns nothing from the others, whose drafts and frozen states would
// slow down rules that never meet them.
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
      decisionsPerSecondOnTheWall: (rounds * decisions) / wall,
    };
  }

  const ends = hashOf(recordings.map((recording) => play(recording)));
  measure(plan.warmUpMs);
  return { ready: { games: recordings.length, decisions, ends }, sample: () => measure(plan.sampleMs) };
}
