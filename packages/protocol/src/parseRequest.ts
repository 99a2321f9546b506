import { type Attempt, parseJson, read, refused } from '@getaway/kernel';
import { type Request, requestSchema } from './requests.ts';

/** Longer lines are not read. Valid lines are far shorter. */
export const MAX_CHARACTERS = 32 * 1024 * 1024;

export interface ParsedRequest {
  /** The id as JSON. The answer repeats it unchanged. */
  readonly id: string;
  readonly request: Attempt<Request>;
}

/** Parses a line into a request. If no id can be read, the id is null. */
export function parseRequest(line: string): ParsedRequest {
  if (line.length > MAX_CHARACTERS) return unreadable(`It has more than ${MAX_CHARACTERS} characters.`);
  const { document, fault } = parseJson(line);
  if (fault === 'notJson') return unreadable('It is not JSON.');
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    return unreadable('It is no object.');
  const id: unknown = 'id' in document ? document.id : null;
  if (fault === undefined) {
    const request = read(requestSchema, document, { code: 'badRequest', what: 'The request' });
    return { id: JSON.stringify(id), request };
  }
  // A nested id may have been cut off, so the answer does not repeat it.
  return { id: typeof id === 'object' ? 'null' : JSON.stringify(id), request: bad('It is nested too deeply.') };
}

const bad = (message: string): Attempt<Request> => refused('badRequest', `The request can't be read. ${message}`);

const unreadable = (message: string): ParsedRequest => ({ id: 'null', request: bad(message) });
