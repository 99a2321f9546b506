import { STREETS } from './drill.ts';
import type { Plan } from './position.ts';
import type { SeatPlan } from './seatPlan.ts';
import { type EscapePlanScenario, table } from './table.ts';

export const cityOf = (...tiles: readonly string[]) => STREETS.filter(({ tile }) => tiles.includes(tile));

/** The start of the second day: six tiles are placed, and four are in the display. */
export const secondDay = (seats: readonly SeatPlan[], more: Partial<Plan> = {}): EscapePlanScenario =>
  table({ seats, day: 2, from: 'day', ...more });

/** A notoriety above the first line. Players below that line are asked an additional question (D3). */
export const FINE = { notoriety: 3 };
