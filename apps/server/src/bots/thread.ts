import { parentPort, workerData } from 'node:worker_threads';
import type { BotQuestion } from '@getaway/bots';
import { type PlayableGame, playableOf } from '@getaway/games';
import type { Attempt, Move, PackReading } from '@getaway/kernel';
import { registryIn } from '../base/games.ts';

export interface BotTask extends BotQuestion {
  readonly game: string;
}

/** An uploaded pack to read, which may take a while. */
export interface PackTask {
  readonly game: string;
  /** The document as JSON. */
  readonly text: string;
}

export type Task = { readonly think: BotTask } | { readonly read: PackTask };
export type TaskResult = { readonly ok: Move | Attempt<PackReading> } | { readonly trouble: string };

/** Sent once the rules are loaded, so that loading does not count as thinking. */
export const READY = 'ready';

const { registry } = workerData as { readonly registry: string };
const games = await playableOf(await registryIn(registry));

parentPort?.on('message', (work: Task) => {
  void answer(work).then((result) => parentPort?.postMessage(result));
});
parentPort?.postMessage(READY);

async function answer(work: Task): Promise<TaskResult> {
  try {
    return { ok: 'think' in work ? await think(work.think) : read(work.read) };
  } catch (error) {
    return { trouble: error instanceof Error ? error.message : String(error) };
  }
}

const think = ({ game, ...question }: BotTask): Promise<Move> => gameCalled(game).bots.chooseAt(question);

const read = ({ game, text }: PackTask): Attempt<PackReading> => gameCalled(game).host.packs.read(JSON.parse(text));

function gameCalled(id: string): PlayableGame {
  const game = games.find(({ host }) => host.id === id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}
