import { type Attempt, read, refused } from '@getaway/kernel';
import { type Request, requestSchema } from './requests.ts';

/** A longer line is not read. Every document of ours is far shorter. */
export const MOST_CHARACTERS = 32 * 1024 * 1024;
/** Deeper documents could overflow the stack of whoever walks through them. */
const MOST_LEVELS = 64;

export interface Heard {
  /** The id as JSON, to be echoed. */
  readonly id: string;
  readonly request: Attempt<Request>;
}

/** What a line asks for. Whatever stands there, the answer has an id: null where none can be read. */
export function hear(line: string): Heard {
  if (line.length > MOST_CHARACTERS) return unheard(`It has more than ${MOST_CHARACTERS} characters.`);
  let document: unknown;
  try {
    document = JSON.parse(line);
  } catch {
    return unheard('It is not JSON.');
  }
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return unheard('It is no object.');
  const id: unknown = 'id' in document ? document.id : null;
  if (!isShallow(id, MOST_LEVELS)) return unheard('The id is nested too deeply.');
  const request = isShallow(document, MOST_LEVELS)
    ? read(requestSchema, document, { code: 'badRequest', what: 'The request' })
    : bad('It is nested too deeply.');
  return { id: JSON.stringify(id), request };
}

const bad = (message: string): Attempt<Request> => refused('badRequest', `The request can't be read. ${message}`);

const unheard = (message: string): Heard => ({ id: 'null', request: bad(message) });

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  return Object.values(value).every((inner) => isShallow(inner, levels - 1));
}
