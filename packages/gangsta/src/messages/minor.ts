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

/** Whether a summary can omit an event, because other events imply it. The log shows all events. */
export const isMinor = ({ type }: Event): boolean => MINOR.has(type);
