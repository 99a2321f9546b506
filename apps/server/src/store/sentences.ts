import type { StoreTrouble } from './port.ts';

/** The same sentence for the same trouble, whichever database has it. */
export function sentenceFor(trouble: StoreTrouble | undefined, reason: string): string {
  if (trouble === 'missing') return 'It belongs to a table or a person that is not there.';
  if (trouble === 'exists') return 'The id is in use.';
  if (trouble === 'unavailable') return `The database can't be used: ${reason}.`;
  return reason;
}

/** To stand within a sentence. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/u, '');
