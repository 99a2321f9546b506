import type { Choice, Definition, Rule, Shape } from '@getaway/kernel';
import { gameCalled } from './games.ts';
import type { Plan } from './plan.ts';
import { serve } from './probe.ts';
import { defaultSetup, record } from './recording.ts';
import { spreadOf } from './statistics.ts';

export interface ListingTask {
  readonly game: string;
  readonly step: string;
  readonly plan: Plan;
}

/** The time to list the options of one step, over whole games with every number of players. */
export interface Listing {
  readonly game: string;
  readonly step: string;
  readonly games: number;
  readonly decisions: number;
  readonly medianMs: number;
  readonly worstMs: number;
}

serve<ListingTask, string, Listing>((task) => ({
  ready: task.step,
  sample: () => gameCalled(task.game).measure((definition) => list(definition, task)),
}));

/**
 * How many times each game is played. The CPU clock is too coarse to time one listing, so the wall clock is used. Other
 * processes can make the measured time longer, so only the shortest time of each listing counts.
 */
const TIMES = 3;

function list<G extends Shape>(definition: Definition<G>, { game, step, plan }: ListingTask): Listing {
  const times: number[] = [];
  const timed = withTimes(definition, step, times);
  const { tables } = gameCalled(game);
  const fastest: number[] = [];
  for (let i = 0; i < plan.listings; i += 1) {
    const setup = defaultSetup(definition, tables[i % tables.length] ?? 0);
    times.length = 0;
    for (let j = 0; j < TIMES; j += 1) record(timed, setup, `listing ${String(i)}`);
    const decisions = times.length / TIMES;
    for (let j = 0; j < decisions; j += 1) fastest.push(Math.min(...times.filter((_, k) => k % decisions === j)));
  }
  const { median, highest } = spreadOf(fastest);
  return { game, step, games: plan.listings, decisions: fastest.length, medianMs: median, worstMs: highest };
}

/** The same rules, except that listing the options of one step is timed. */
function withTimes<G extends Shape>(definition: Definition<G>, step: string, times: number[]): Definition<G> {
  const rule = (definition.rules as Readonly<Record<string, Rule<G>>>)[step];
  if (rule === undefined || !('options' in rule)) throw new Error(`the step ${step} has no options`);
  const timed: Choice<G> = {
    ...rule,
    options(state, frame) {
      const before = performance.now();
      const moves = rule.options(state, frame);
      times.push(performance.now() - before);
      return moves;
    },
  };
  return { ...definition, rules: { ...definition.rules, [step]: timed } };
}
