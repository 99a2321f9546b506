import { proxy, type Remote, releaseProxy } from 'comlink';
import type { ReplayTable } from '../worker/replays.ts';
import type { ReplaySource } from './control/replaySource.ts';

/** Makes a `ReplaySource` from a replay that runs in the worker. */
export async function fromWorker(remote: Remote<ReplayTable>, id: string): Promise<ReplaySource> {
  const [game, about] = await Promise.all([remote.game, remote.about()]);
  return {
    game,
    id,
    about,
    log: (onlooker) => remote.log(onlooker),
    moment: (onlooker, passages) => remote.moment(onlooker, passages),
    scores: (onlooker) => remote.scores(onlooker),
    async *chances(onlooker, moments) {
      for (const passages of moments) yield { passages, values: (await remote.chances(onlooker, passages)) ?? [] };
    },
    isReviewed: () => remote.isReviewed(),
    ...(about.reviewable ? { review: (onProgress) => remote.review(proxy(onProgress)) } : {}),
    foresee: (passages, seat, moves) => remote.foresee(passages, seat, moves),
    playOn: (from) => remote.playOn(from),
    close: () => remote[releaseProxy](),
  };
}
