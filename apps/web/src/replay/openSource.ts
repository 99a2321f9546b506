import { type Remote, releaseProxy } from 'comlink';
import { hrefOf, type Place } from '../browser/route.ts';
import { tables } from '../browser/worker.ts';
import { witnessOf } from '../fairness/witnesses.ts';
import type { ReplayTable } from '../worker/replays.ts';
import { done, type Outcome } from '../worker/trouble.ts';
import type { ReplaySource } from './replaySource.ts';

/** Opens the replay of a game, wherever it is. */
export async function openSource(place: Place, id: string): Promise<Outcome<ReplaySource>> {
  const remote = await tables.openReplay(id);
  if ('trouble' in remote) return { trouble: remote.trouble };
  return done({
    ...(await fromWorker(remote)),
    tableHref: hrefOf({ page: 'table', place, id }),
    exported: () => tables.exported(id, witnessOf(id)),
  });
}

/** A replay that the worker holds. */
async function fromWorker(remote: Remote<ReplayTable>): Promise<ReplaySource> {
  const [game, about] = await Promise.all([remote.game, remote.about()]);
  return {
    game,
    about,
    log: (onlooker) => remote.log(onlooker),
    moment: (onlooker, passages) => remote.moment(onlooker, passages),
    scores: (onlooker) => remote.scores(onlooker),
    chances: (onlooker, passages) => remote.chances(onlooker, passages),
    playOn: (from) => remote.playOn(from),
    close: () => remote[releaseProxy](),
  };
}
