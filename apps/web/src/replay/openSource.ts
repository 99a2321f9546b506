import type { Place } from '@getaway/protocol/address';
import { hrefOf } from '../browser/route.ts';
import { tables } from '../browser/worker.ts';
import { witnessOf } from '../fairness/witnesses.ts';
import { done, type OrTrouble } from '../worker/trouble.ts';
import type { ReplaySource } from './control/replaySource.ts';
import { fromWorker } from './workerSource.ts';

export async function openSource(place: Place, id: string): Promise<OrTrouble<ReplaySource>> {
  if (place === 'online') return (await import('./onlineSource.ts')).onlineSource(id);
  const remote = await tables.openReplay(id);
  if ('trouble' in remote) return { trouble: remote.trouble };
  return done({
    ...(await fromWorker(remote, id)),
    tableHref: hrefOf({ page: 'table', place, id }),
    exported: () => tables.exported(id, witnessOf(id)),
  });
}
