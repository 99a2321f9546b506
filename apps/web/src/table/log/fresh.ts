import type { Passage } from '@getaway/table';
import type { LogPoint } from './digest.ts';

/** The end of a log: the number of its passages, and of the events in the last passage. */
export const endOf = (log: readonly Passage[]): LogPoint => ({
  passage: log.length,
  event: log.at(-1)?.events.length ?? 0,
});

/** What was added to a log since it ended at `before`. If a passage has grown, only its new events are returned. */
export function freshIn(log: readonly Passage[], before: LogPoint): readonly Passage[] {
  const grown = log[before.passage - 1];
  const rest = log.slice(before.passage);
  if (grown === undefined || grown.events.length <= before.event) return rest;
  return [{ ...grown, events: grown.events.slice(before.event) }, ...rest];
}

export const endsBefore = (log: readonly Passage[], { passage, event }: LogPoint): boolean =>
  log.length < passage || (log.length === passage && (log.at(-1)?.events.length ?? 0) < event);
