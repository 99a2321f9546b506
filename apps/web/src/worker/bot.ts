import type { BotChoice, BotQuestion, Chosen, JudgedChoice, JudgedDecision, Review } from '@getaway/bots';
import type { GameId } from '@getaway/games';
import { BOTS } from '@getaway/games/bots';
import { HOSTS } from '@getaway/games/hosts';
import type { Shape } from '@getaway/kernel';
import type { StoredGame } from '@getaway/table';
import { expose } from 'comlink';

/** A request to a bot. The bot uses only what its seat may know. */
export interface BotTask<Id extends string = GameId> extends BotQuestion {
  readonly game: Id;
}

const choose = async ({ game, ...question }: BotTask): Promise<BotChoice> =>
  (await BOTS[game].bots()).chooseAt(question);

/** The chance of each seat to win, for the graph of a replay. */
const chances = async ({ game, ...question }: Omit<BotTask, 'level'>): Promise<readonly number[] | undefined> =>
  (await BOTS[game].bots()).chancesAt(question);

export interface ReviewTask<Id extends string = GameId> {
  readonly game: Id;
  readonly kept: StoredGame;
  readonly pack: unknown;
  readonly rollouts: number;
}

/** How many decisions are reviewed between two progress reports. During a review, the worker answers nothing else. */
const REPORT_EVERY = 5;

/** Reviews a finished game; undefined if there is no neural network for it. */
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

export interface JudgeTask<Id extends string = GameId> extends JudgedChoice {
  readonly game: Id;
}

const judge = async ({ game, ...choice }: JudgeTask): Promise<JudgedDecision<Shape> | undefined> =>
  (await BOTS[game].bots()).judgeAt(choice);

/**
 * How long an adviser may think, in milliseconds. The limit is checked between simulations, so it may be exceeded a
 * little.
 */
const ADVICE_MS = 2000;

/** The moves that the bot compared for the person whose turn it is, with the bot's expectation of each. */
async function advise({ game, ...question }: BotTask): Promise<Chosen<Shape>['expected']> {
  const bots = await BOTS[game].bots();
  let end = Number.POSITIVE_INFINITY;
  // The time limit starts with the first simulation, so that loading the neural network does not count.
  const enough = (): boolean => {
    if (end === Number.POSITIVE_INFINITY) end = performance.now() + ADVICE_MS;
    return performance.now() >= end;
  };
  return (await bots.adviseAt(question, enough)).expected;
}

const bots = { choose, chances, review, judge, advise };
export type Bots = typeof bots;

expose(bots);
