import { parentPort, workerData } from 'node:worker_threads';
import type { BotChoice, BotQuestion, Expectation } from '@getaway/bots';
import { type PlayableGame, playableOf } from '@getaway/games';
import type { Attempt, PackReading, Shape } from '@getaway/kernel';
import type { CourseDocument } from '@getaway/protocol/socket';
import { registryIn } from '../base/games.ts';
import { type CourseTask, courseIn } from './course.ts';
import { type Forked, type ForkTask, forkIn } from './fork.ts';

export interface BotTask extends BotQuestion {
  readonly game: string;
}

/** Asks the thread to read an uploaded pack, which may take a while. */
export interface PackTask {
  readonly game: string;
  readonly text: string;
}

/** Asks the thread to advise a person. The bot compares moves for `ms` milliseconds. */
export interface AdviceTask extends BotTask {
  readonly ms: number;
}

export type Task =
  | { readonly think: BotTask }
  | { readonly advise: AdviceTask }
  | { readonly read: PackTask }
  | { readonly fork: ForkTask }
  | { readonly course: CourseTask };
export type TaskAnswer =
  | BotChoice
  | readonly Expectation<Shape>[]
  | Attempt<PackReading>
  | Attempt<Forked>
  | Attempt<CourseDocument>;
export type TaskResult = { readonly ok: TaskAnswer } | { readonly trouble: string };

/** The message that a thread sends when it has loaded the rules. Time limits of tasks start after that. */
export const READY = 'ready';

const { registry } = workerData as { readonly registry: string };
const games = await playableOf(await registryIn(registry));

parentPort?.on('message', (work: Task) => {
  void answer(work).then((result) => parentPort?.postMessage(result));
});
parentPort?.postMessage(READY);

async function answer(work: Task): Promise<TaskResult> {
  try {
    if ('think' in work) return { ok: await think(work.think) };
    if ('advise' in work) return { ok: await advise(work.advise) };
    if ('course' in work) return { ok: await courseIn(gameCalled(work.course.game), work.course) };
    return { ok: 'read' in work ? read(work.read) : forkIn(gameCalled(work.fork.game).host, work.fork) };
  } catch (error) {
    return { trouble: error instanceof Error ? error.message : String(error) };
  }
}

const think = ({ game, ...question }: BotTask): Promise<BotChoice> => gameCalled(game).bots.chooseAt(question);

async function advise({ game, ms, ...question }: AdviceTask): Promise<readonly Expectation<Shape>[]> {
  let end = Number.POSITIVE_INFINITY;
  // The time limit starts with the first dream (imagined state), so that loading a neural net does not count.
  const enough = (): boolean => {
    if (end === Number.POSITIVE_INFINITY) end = performance.now() + ms;
    return performance.now() >= end;
  };
  return (await gameCalled(game).bots.adviseAt(question, enough)).expected;
}

const read = ({ game, text }: PackTask): Attempt<PackReading> => gameCalled(game).host.packs.read(JSON.parse(text));

function gameCalled(id: string): PlayableGame {
  const game = games.find(({ host }) => host.id === id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}
