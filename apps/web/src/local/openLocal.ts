import {
  type PlayPort,
  type Showing,
  showingAfter,
  type TableUpdate,
  testimonyOn,
  type WatchPort,
} from '@getaway/table';
import { proxy, type Remote, releaseProxy } from 'comlink';
import type { GameId } from '../browser/gameIds.ts';
import { hrefOf } from '../browser/route.ts';
import { tables } from '../browser/worker.ts';
import { witnessOf } from '../fairness/witnesses.ts';
import { isFirstGame } from '../table/advice/firstGames.ts';
import type { OpenTable } from '../table/openTable.ts';
import type { FinishedTable } from '../worker/finishedTable.ts';
import type { LocalTable } from '../worker/localTable.ts';
import { done, type OrTrouble } from '../worker/trouble.ts';
import { contributeHere } from './contributeHere.ts';

/** Opens a local game, which runs in the worker. A finished game can only be watched. */
export async function openLocal(id: string): Promise<OrTrouble<OpenTable>> {
  const finished = await tables.openFinished(id);
  if (finished !== undefined) {
    if ('trouble' in finished) return { trouble: finished.trouble };
    const close = (): void => finished[releaseProxy]();
    return done({
      ...(await commonOf(id, await finished.game)),
      watching: watchPortOf(finished),
      ...NOT_RUNNING,
      close,
    });
  }
  const remote = await tables.open(id);
  if ('trouble' in remote) return { trouble: remote.trouble };
  return done({
    ...(await commonOf(id, await remote.game)),
    watching: watchPortOf(remote),
    playing: { ...playPortOf(remote), advise: (number) => remote.advise(number) },
    adviser: { key: id },
    isFirstGame: isFirstGame(id),
    setPause: (ms) => void remote.setPause(ms),
    retry: () => void remote.retry(),
    close: () => void remote.close(),
  });
}

/** A finished game does not run, so there is nothing to pause or retry. */
const NOT_RUNNING = { setPause: () => undefined, retry: () => undefined } as const;

async function commonOf(id: string, game: GameId) {
  const [{ defaultLevel }, pack] = await Promise.all([tables.about(game), tables.pack(id)]);
  return {
    game,
    pack,
    defaultLevel,
    replayHref: hrefOf({ page: 'replay', place: 'local', id }),
    exported: () => tables.exported(id, witnessOf(id)),
    async proof() {
      const verification = await tables.verify(id);
      const dealtAt = 'fair' in verification ? (verification.fair?.table ?? id) : id; // a game from a file has a new id here
      return { verification, testimony: testimonyOn(verification, witnessOf(dealtAt)) ?? 'absent' };
    },
    again: async () => tables.again(id, await contributeHere()),
  } satisfies Partial<OpenTable>;
}

/** The port through which a screen watches a table in the worker. */
export const watchPortOf = (
  remote: Pick<Remote<LocalTable> | Remote<FinishedTable>, 'watch' | 'lookBack'>,
): WatchPort => ({
  watch(show) {
    let watching = true;
    let log: Showing['log'] = [];
    const onUpdate = (update: TableUpdate): void => {
      if (!watching) return;
      const showing = showingAfter(log, update);
      ({ log } = showing);
      show(showing);
    };
    void remote.watch(proxy(onUpdate));
    return () => {
      watching = false;
    };
  },
  lookBack: (passages) => remote.lookBack(passages),
});

/** The port through which a screen plays at a table in the worker. */
export const playPortOf = (remote: Pick<Remote<LocalTable>, Exclude<keyof PlayPort, 'advise'>>): PlayPort => ({
  play: (number, moves) => remote.play(number, moves),
  undo: () => remote.undo(),
  foresee: (moves) => remote.foresee(moves),
  forecasts: (number) => remote.forecasts(number),
  whyNot: (move) => remote.whyNot(move),
  sit: (seat) => remote.sit(seat),
  substitute: (seat, bot) => remote.substitute(seat, bot),
});
