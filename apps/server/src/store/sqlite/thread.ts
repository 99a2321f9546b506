import { parentPort, workerData } from 'node:worker_threads';
import type { Notification } from '../database.ts';
import { type CommitResult, Committer, isAppend, type Write } from './commit.ts';
import { COUNT_COMMIT, commitsIn } from './commits.ts';
import { openWriting } from './file.ts';
import { FreshLines, QUIET_MS } from './freshLines.ts';
import { Witness } from './witness.ts';

export interface Files {
  readonly database: string;
  readonly witness: string;
}

/** The writer thread. Waiting for the disk blocks only this thread. */
if (parentPort === null) throw new Error('this module runs as a thread');
const port = parentPort;
const files = workerData as Files;
const db = openWriting(files.database);
const committer = new Committer(db, { inEach: COUNT_COMMIT });
const before = commitsIn(db);
const witness = new Witness(files.witness, before.store);
const fresh = new FreshLines(db);
const quiet = setTimeout(() => {
  fresh.settle();
  witness.sync();
}, QUIET_MS).unref();

port.on('message', (writes: readonly Write[] | 'close') => {
  if (writes === 'close') {
    clearTimeout(quiet);
    db.close();
    witness.close();
    return port.close();
  }
  const results = committer.commit(writes);
  if (results.some((result) => typeof result === 'number'))
    witness.acknowledge(before.count + committer.commits, notificationsOf(writes, results));
  port.postMessage(results); // answers before moving lines, so that no write waits for the move
  fresh.settleSome();
  quiet.refresh();
});
port.postMessage('open');

/** The notifications about the committed writes, each with the new number of lines. */
function notificationsOf(pieces: readonly Write[], outcomes: readonly CommitResult[]): readonly Notification[] {
  return pieces.flatMap((write, i) => {
    const outcome = outcomes[i];
    const isDone = typeof outcome === 'number' && outcome > 0;
    const news = notificationOf(write);
    return isDone && news?.lines !== undefined ? [news] : [];
  });
}

function notificationOf(write: Write): Notification | undefined {
  if (!isAppend(write)) return write[0].news;
  const [table, expected, lines] = write;
  return { table, lines: expected + lines.length };
}
