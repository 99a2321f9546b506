import type { StoreTrouble } from './port.ts';

/** The message for a failure. It is the same for both databases. */
export function sentenceFor(trouble: StoreTrouble | undefined, reason: string): string {
  if (trouble === 'missing') return 'It belongs to a table or a person that does not exist.';
  if (trouble === 'exists') return 'The id is in use.';
  if (trouble === 'unavailable') return `The database can't be used: ${reason}.`;
  return reason;
}

/** The message of an error without its full stop, so that it can be a part of another sentence. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/u, '');
