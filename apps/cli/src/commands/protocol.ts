import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PlayableGame } from '@getaway/games';
import { answerLines, session } from '@getaway/protocol';

/** Reads and writes one JSON document per line, until the input ends or the reader closes the pipe. */
export async function runProtocol(
  games: readonly PlayableGame[],
  { stdin, stdout }: Pick<NodeJS.Process, 'stdin' | 'stdout'> = process,
): Promise<void> {
  stdin.setEncoding('utf8');
  const talk = session({ games, now: () => performance.now() });
  try {
    await pipeline(Readable.from(answerLines(stdin, talk), { objectMode: true }), stdout, { end: false });
  } catch (error) {
    if (!isClosedPipe(error)) throw error;
  } finally {
    stdin.destroy();
  }
}

const isClosedPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ERR_STREAM_PREMATURE_CLOSE');
