import type { Event } from '../events.ts';

const MINOR: ReadonlySet<Event['type']> = new Set([
  'turnBegan',
  'turnEnded',
  'jobLaid',
  'henchmanLaid',
  'jobAnnounced',
  'memberActivated',
  'memberMobilised',
  'skillIgnored',
]);

/** Whether a summary can leave an event out, because others tell as much; the log has them all. */
export const isMinor = ({ type }: Event): boolean => MINOR.has(type);
