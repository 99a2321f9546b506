import { parentPort, workerData } from 'node:worker_threads';
import { Committer, type Piece } from './commit.ts';
import { openWriting } from './file.ts';

/** A thread of its own: waiting for the disk must not keep anybody else waiting. */
if (parentPort === null) throw new Error('this runs as a thread');
const port = parentPort;
const db = openWriting(String(workerData));
const committer = new Committer(db);

port.on('message', (pieces: readonly Piece[] | 'close') => {
  if (pieces !== 'close') return port.postMessage(committer.commit(pieces));
  db.close();
  port.close();
});
port.postMessage('open');
