import type { PlayableGame } from '@getaway/games';
import type { Attempt, Refusal, RefusalCode } from '@getaway/kernel';
import { handleRequest, type RequestContext, type RequestResult } from './handleRequest.ts';
import { parseRequest } from './parseRequest.ts';
import type { RunningGame } from './running.ts';

/** A conversation with one client, with at most one game. */
export interface Session {
  /** Answers one line with one line. It never throws. */
  answer(line: string): string;
}

export interface SessionDeps {
  readonly games: readonly PlayableGame[];
  /** A clock in milliseconds. Without one, a bot's `ms` is ignored. */
  readonly now?: () => number;
}

export function session({ games, now }: SessionDeps): Session {
  let running: RunningGame | undefined;
  return {
    answer(line) {
      const { id, request } = parseRequest(line);
      try {
        const attempt =
          'refusal' in request ? request : handleRequest(request.ok, { games, running, now } satisfies RequestContext);
        const said = say(attempt);
        // The state changes only after the answer has been serialised. So an error changes nothing.
        if ('ok' in attempt) running = attempt.ok.running ?? running;
        return `{"id":${id},${said}}`;
      } catch (error) {
        return `{"id":${id},${sayError('internal', error instanceof Error ? error.message : 'something was thrown')}}`;
      }
    },
  };
}

function say(attempt: Attempt<RequestResult>): string {
  if ('ok' in attempt) return `"ok":${JSON.stringify(attempt.ok.ok)}`;
  const { code, message, why, because, values } = attempt.refusal;
  return sayError(code, message, {
    ...(why === undefined ? {} : { why }),
    ...(code !== 'illegal' || because === undefined ? {} : { because }),
    ...(code !== 'illegal' || values === undefined ? {} : { values }),
  });
}

/** Longer messages are cut, because a message may quote a request of any length. */
const MAX_MESSAGE_LENGTH = 400;

function sayError(
  code: RefusalCode | 'internal',
  message: string,
  reason: Partial<Pick<Refusal, 'why' | 'because' | 'values'>> = {},
): string {
  const short = message.length > MAX_MESSAGE_LENGTH ? `${message.slice(0, MAX_MESSAGE_LENGTH)}…` : message;
  return `"error":${JSON.stringify({ code, message: short, ...reason })}`;
}
