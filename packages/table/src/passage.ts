import type { Played, Shape } from '@getaway/kernel';
import type { Passage } from './port.ts';

export const passageOf = <G extends Shape>({ entry, unasked, events }: Played<G>): Passage<G> => ({
  seat: entry.seat,
  move: entry.move,
  ...(unasked ? { unasked } : {}),
  ...(entry.aim === undefined ? {} : { aim: entry.aim }),
  events,
});
