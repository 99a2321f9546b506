import {
  advance,
  answer,
  type Definition,
  Game,
  Match,
  type Question,
  type Shape,
  secureChance,
} from '@getaway/kernel';
import { gameCalled } from './games.ts';
import type { Task } from './plan.ts';
import { serve } from './probe.ts';
import { defaultSetup, type Recording, record, recordAll } from './recording.ts';
import { repeat } from './repeat.ts';

export interface Cost {
  readonly cloneMicroseconds: number;
  readonly optionsMicroseconds: number;
  readonly bytesPerMatch: number;
}

interface Position<G extends Shape> {
  readonly state: G['state'];
  readonly question: Question<G>;
}

/** The number of consecutive positions measured in each game. A single position might have only one legal move. */
const POSITIONS = 16;

serve<Task, { readonly positions: number }, Cost>((task) =>
  gameCalled(task.game).measure((definition) => prepare(definition, task)),
);

function prepare<G extends Shape>(definition: Definition<G>, { players, plan }: Task) {
  const setup = defaultSetup(definition, players);
  const positions = recordAll(definition, setup, plan.games).flatMap(middleOf);
  const made = { count: 0 }; // counted so that the compiler can't remove the work

  function middleOf({ seed, choices }: Recording<G>): Position<G>[] {
    const middle: Position<G>[] = [];
    const game = new Game<G>(definition.start(setup, secureChance(seed)));
    let question = advance(definition, game);
    for (const [i, { move }] of choices.entries()) {
      if (question === undefined || middle.length === POSITIONS) break;
      if (i >= half(choices)) middle.push({ state: definition.cloneState(game.state), question });
      question = answer(definition, game, question, move);
    }
    return middle;
  }

  const clone = ({ state }: Position<G>): void => {
    made.count += definition.cloneState(state).stack.length;
  };
  const list = ({ state, question: { choice, frame } }: Position<G>): void => {
    made.count += choice.options(state, frame).length;
  };

  function microseconds(work: (position: Position<G>) => void, least: number): number {
    const { rounds, core } = repeat(() => positions.forEach(work), least);
    return (core * 1e6) / (rounds * positions.length);
  }

  function halfMatch(seed: string): Match<G> {
    const match = Match.start(definition, setup, { seed });
    const { choices } = record(definition, setup, seed);
    for (const { move } of choices.slice(0, half(choices))) match.play(move);
    return match;
  }

  function bytesPerMatch(): number {
    const before = heapInUse();
    const matches = Array.from({ length: plan.matches }, (_, i) => halfMatch(`memory ${String(i)}`));
    const bytes = heapInUse() - before;
    made.count += matches.length; // keeps the matches in memory until this line
    return bytes / plan.matches;
  }

  const measure = (least: number): Cost => ({
    cloneMicroseconds: microseconds(clone, least),
    optionsMicroseconds: microseconds(list, least),
    bytesPerMatch: bytesPerMatch(),
  });
  measure(plan.warmUpMs);
  return { ready: { positions: positions.length }, sample: () => measure(plan.sampleMs) };
}

const half = (things: readonly unknown[]): number => Math.floor(things.length / 2);

function heapInUse(): number {
  if (globalThis.gc === undefined) throw new Error('memory can only be measured with --expose-gc');
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
