import { refused, taken } from '@getaway/kernel';
import type { Moment, Passage } from '@getaway/table';
import { writeGameFile } from '@getaway/table/file';
import { isGameId } from '../browser/gameIds.ts';
import { hrefOf } from '../browser/route.ts';
import { tables } from '../browser/worker.ts';
import { replayOf } from '../online/api.ts';
import { me } from '../online/me.ts';
import type { OnlineTable } from '../online/table/onlineTable.ts';
import { openOnline } from '../online/table/openOnline.ts';
import { packFor } from '../online/table/pack.ts';
import { sendTableReport } from '../online/table/sendTableReport.ts';
import { watchPortOf } from '../online/table/tablePort.ts';
import { done, type OrTrouble, trouble } from '../worker/trouble.ts';
import type { ReplaySource } from './control/replaySource.ts';
import { runningCourse } from './runningCourse.ts';
import { fromWorker } from './workerSource.ts';

/** The server's refusal code while the game runs. */
const RUNNING = 'journalLater';
/** The server's refusal code if the table does not exist or the reader may not see it. */
const NO_TABLE = 'noGame';

const PATIENCE_MS = 15_000;

/**
 * The replay of a game on a server. It shows the whole game once the game is over, and before that only what the viewer
 * has seen.
 */
export async function onlineSource(id: string): Promise<OrTrouble<ReplaySource>> {
  const tableHref = hrefOf({ page: 'table', place: 'online', id });
  const found = await replayOf(id, me.value?.device);
  if ('error' in found) {
    if (found.error.because === RUNNING || found.error.code === RUNNING) return runningSource(id, tableHref);
    // Only this code means that the reader has no access. Other errors are reported as they are.
    return found.error.code === NO_TABLE ? trouble('notShared') : trouble('server', found.error.message);
  }
  const text = writeGameFile(found.ok);
  const remote = await tables.openReplayFile(text, id);
  if ('trouble' in remote) return { trouble: remote.trouble };
  return done({
    ...(await fromWorker(remote, id)),
    ...reporting(id),
    tableHref,
    exported: () => Promise.resolve(done(text)),
  });
}

/** The replay of a running game. The table sends the moments that the viewer has seen, one by one. */
async function runningSource(id: string, tableHref: string): Promise<OrTrouble<ReplaySource>> {
  const table = openOnline(id, ({ message }) => message);
  await table.until(() => table.room.value?.scene !== undefined || table.gone.value !== undefined, PATIENCE_MS);
  const { scene, setup, players, pack } = table.room.value ?? {};
  if (scene === undefined || players === undefined || pack === undefined || !isGameId(setup?.game)) {
    const isGone = table.gone.value !== undefined;
    table.close();
    return isGone ? trouble('notShared') : trouble('server', 'The table did not answer.');
  }
  const found = await packFor(setup.game, pack.hash);
  if ('error' in found) {
    table.close();
    return trouble('server', found.error.message);
  }
  const log = table.log.slice();
  return done({
    ...reporting(id),
    game: setup.game,
    id,
    about: {
      players,
      over: false,
      reviewable: false,
      length: log.length,
      onlookers: [scene.viewer],
      pack: found.ok,
      levels: [],
      characters: [],
      defaultLevel: '',
      housePack: undefined,
    },
    tableHref,
    log: () => Promise.resolve(taken(log)),
    moment: (_, passages) => momentOf(table, log, passages),
    ...runningCourse(table, log.length),
    close: () => table.close(),
  });
}

/** Sending a report needs a name on the server. A reader of a shared replay may have none. */
const reporting = (id: string): Pick<ReplaySource, 'report'> =>
  me.value === undefined ? {} : { report: (text) => sendTableReport(id, text) };

async function momentOf(table: OnlineTable, log: readonly Passage[], passages: number) {
  const { viewer } = table;
  if (viewer === undefined) return refused('noGame', 'The table is closed.');
  const view = await watchPortOf(table).lookBack(passages);
  if ('refusal' in view) return view;
  const due = log[passages]?.seat;
  const moment: Moment = { viewer, view: view.ok, undo: 'over', ...(due === undefined ? {} : { due }) };
  return taken(moment);
}
