import type { SeatId } from '@getaway/kernel';

/** Who is present at a table, in one process or in all of them. */
export interface Attendance {
  /** Seats whose people have the table open. */
  readonly seats: readonly SeatId[];
  /** The seats whose open pages are all hidden. */
  readonly hidden: readonly SeatId[];
  readonly spectators: number;
  /** Whether the host is present, with or without a seat. */
  readonly host: boolean;
}

export const NOBODY: Attendance = { seats: [], hidden: [], spectators: 0, host: false };

export const isNobody = ({ seats, spectators, host }: Attendance): boolean =>
  seats.length === 0 && spectators === 0 && !host;

/**
 * Merges the attendance of several processes. A seat counts as hidden only if no process has a visible page of this
 * seat.
 */
export function mergeAttendance(all: readonly Attendance[]): Attendance {
  const seats = [...new Set(all.flatMap((here) => here.seats))].toSorted((a, b) => a - b);
  const looking = new Set(all.flatMap((here) => here.seats.filter((seat) => !here.hidden.includes(seat))));
  return {
    seats,
    hidden: seats.filter((seat) => !looking.has(seat)),
    spectators: all.reduce((sum, here) => sum + here.spectators, 0),
    host: all.some(({ host }) => host),
  };
}

/** Remembers since when each seat and the host have been away. */
export class AwayTimes {
  readonly #since: number;
  readonly #left = new Map<SeatId | 'host', number>();
  #looking: ReadonlySet<SeatId | 'host'> = new Set();

  constructor(now: number) {
    this.#since = now;
  }

  look({ seats, hidden, host }: Attendance, now: number): void {
    const looking = new Set<SeatId | 'host'>(seats.filter((seat) => !hidden.includes(seat)));
    if (host) looking.add('host');
    for (const who of this.#looking) if (!looking.has(who)) this.#left.set(who, now);
    this.#looking = looking;
  }

  awaySince(who: SeatId | 'host'): number {
    return this.#left.get(who) ?? this.#since;
  }
}
