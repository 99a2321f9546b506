import { parentPort, workerData } from 'node:worker_threads';
import { Committer, type Piece } from './commit.ts';
import { openWriting } from './file.ts';
import { FreshLines, QUIET_MS } from './freshLines.ts';

/** A thread of its own: waiting for the disk must not keep anybody else waiting. */
if (parentPort === null) throw new Error('this runs as a thread');
const port = parentPort;
const db = openWriting(String(workerData));
const committer = new Committer(db);
const fresh = new FreshLines(db);
const quiet = setTimeout(() => fresh.settle(), QUIET_MS).unref();

port.on('message', (pieces: readonly Piece[] | 'close') => {
  if (pieces === 'close') {
    clearTimeout(quiet);
    db.close();
    return port.close();
  }
  port.postMessage(committer.commit(pieces)); // whoever waits for it need not wait for what follows
  fresh.settleSome();
  quiet.refresh();
});
port.postMessage('open');
