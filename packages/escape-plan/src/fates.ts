import type { LoggedChoice, SeatId } from '@getaway/kernel';
import type { EscapePlan } from './shape.ts';

/**
 * How a player's game can end. `first` and `later`: escaped first or later (F3). `exit`: arrested at the exit for lack
 * of money (F4). `turn`: arrested at the beginning of a turn for lack of money (A1). `city`: arrested in the city after
 * dawn of day 3 (F4).
 */
export const FATES = ['first', 'later', 'exit', 'turn', 'city'] as const;
export type Fate = (typeof FATES)[number];

export function fatesOf(seats: number, log: readonly LoggedChoice<EscapePlan>[]): readonly Fate[] {
  const fates: Fate[] = Array.from({ length: seats }, () => 'city');
  let escaped = 0;
  for (const choice of log)
    for (const [i, event] of choice.events.entries()) {
      if (event.type === 'escaped') {
        if (typeof event.who === 'number') fates[event.who] = escaped === 0 ? 'first' : 'later';
        escaped += 1;
      } else if (event.type === 'arrested') fates[event.seat] = arrestOf(event.seat, choice, i);
    }
  return fates;
}

function arrestOf(seat: SeatId, { seat: chooser, move, events }: LoggedChoice<EscapePlan>, at: number): Fate {
  const before = events[at - 1];
  if (before?.type === 'turnBegan' && before.who === seat) return 'turn';
  return move?.move === 'payEscape' && chooser === seat ? 'exit' : 'city';
}
