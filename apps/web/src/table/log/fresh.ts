import type { Passage } from '@getaway/table';
import type { LogPoint } from './digest.ts';

/** How far a log goes: the number of its passages, and of the events in the last one. */
export const endOf = (log: readonly Passage[]): LogPoint => ({
  passage: log.length,
  event: log.at(-1)?.events.length ?? 0,
});

/** The passages of a log after an earlier end of it. A passage that has grown has only its new events. */
export function freshIn(log: readonly Passage[], before: LogPoint): readonly Passage[] {
  const grown = log[before.passage - 1];
  const rest = log.slice(before.passage);
  if (grown === undefined || grown.events.length <= before.event) return rest;
  return [{ ...grown, events: grown.events.slice(before.event) }, ...rest];
}

/** Whether a log ends before a point. */
export const endsBefore = (log: readonly Passage[], { passage, event }: LogPoint): boolean =>
  log.length < passage || (log.length === passage && (log.at(-1)?.events.length ?? 0) < event);
