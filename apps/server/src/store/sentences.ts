import type { StoreTrouble } from './port.ts';

export function sentenceFor(trouble: StoreTrouble | undefined, reason: string): string {
  if (trouble === 'missing') return 'It belongs to a table or a person that does not exist.';
  if (trouble === 'exists') return 'The id is in use.';
  if (trouble === 'unavailable') return `The database can't be used: ${reason}.`;
  return reason;
}

/** The message of an error without its full stop, for use inside another sentence. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/u, '');
