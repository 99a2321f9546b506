import type { HeadingChange } from '../store/port.ts';
import type { Room } from './room.ts';

/** What lists tell of a table. */
export interface TableAbout {
  readonly players: number;
  readonly names: readonly (string | null)[];
  readonly free: number;
  readonly pace: Room['setup']['pace'];
  readonly options: Room['setup']['options'];
}

export const aboutOf = ({ setup, seats, bots }: Room): TableAbout => ({
  players: setup.players,
  names: seats.map((sitting) => sitting?.name ?? null),
  free: seats.filter((sitting, seat) => sitting === undefined && bots[seat] === undefined).length,
  pace: setup.pace,
  options: setup.options,
});

export const stateOf = ({ table }: Room): 'gathering' | 'playing' | 'over' =>
  table === undefined ? 'gathering' : table.over ? 'over' : 'playing';

/** What changes in the heading when one room becomes the other; moves alone change nothing that lists show. */
export function headingChange(before: Room, after: Room): HeadingChange {
  const state = stateOf(after);
  const sameSeats = before.seats === after.seats && before.bots === after.bots;
  return {
    changed: Date.now(),
    ...(state === stateOf(before) ? {} : { state }),
    ...(sameSeats ? {} : { about: JSON.stringify(aboutOf(after)) }),
  };
}
