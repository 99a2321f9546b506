import type { BotQuestion, Review } from '@getaway/bots';
import type { GameId } from '@getaway/games';
import { BOTS } from '@getaway/games/bots';
import { HOSTS } from '@getaway/games/hosts';
import type { Move } from '@getaway/kernel';
import type { StoredGame } from '@getaway/table';
import { expose } from 'comlink';

/** A request to a bot. The bot uses only the part of the position that its seat may know. */
export interface BotTask<Id extends string = GameId> extends BotQuestion {
  readonly game: Id;
}

const choose = async ({ game, ...question }: BotTask): Promise<Move> => (await BOTS[game].bots()).chooseAt(question);

/** The chance of each seat to win, for the graph of a replay. */
const chances = async ({ game, ...question }: Omit<BotTask, 'level'>): Promise<readonly number[] | undefined> =>
  (await BOTS[game].bots()).chancesAt(question);

/** A finished game to review. */
export interface ReviewTask<Id extends string = GameId> {
  readonly game: Id;
  readonly kept: StoredGame;
  readonly pack: unknown;
  readonly rollouts: number;
}

/** Between two reports of the progress, the worker does nothing else. */
const REPORT_EVERY = 5;

/** Reviews a finished game; undefined if no net can tell. */
async function review(task: ReviewTask, onProgress: (left: number) => void): Promise<Review | undefined> {
  const { game, kept, pack, rollouts } = task;
  const [host, players] = await Promise.all([HOSTS[game].host(), BOTS[game].bots()]);
  host.packs.put(pack);
  const restored = host.restore(kept);
  if ('refusal' in restored) throw new Error(restored.refusal.message);
  await players.load();
  const reviewing = players.review(restored.ok.table, { rollouts });
  for (;;) {
    const step = reviewing.next();
    if (step.done === true) return step.value;
    if (step.value % REPORT_EVERY === 0) onProgress(step.value);
  }
}

const bots = { choose, chances, review };
export type Bots = typeof bots;

expose(bots);
