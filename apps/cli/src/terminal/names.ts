import { isVisible } from '@getaway/kernel';
import type { Player } from '@getaway/table';
import { shownName } from '@getaway/table/file';
import { cut, widthOf } from './layout.ts';

const LONGEST_NAME = 16;

/** Refuses invisible characters, because they could move the cursor or make two names look the same. */
export const isSeatName = (name: string): boolean => name !== '' && isVisible(name) && widthOf(name) <= LONGEST_NAME;

/**
 * Gives all players names that fit on the screen. Browsers allow longer names. These are cut, and names that would then
 * be equal get a number.
 */
export function seatNames(players: readonly Player[]): readonly Player[] {
  const names: string[] = [];
  for (const [seat, { name }] of players.entries()) {
    const number = ` ${seat + 1}`;
    const short = cut(shownName(name), LONGEST_NAME);
    names.push(names.includes(short) ? cut(short, LONGEST_NAME - number.length) + number : short);
  }
  return players.map((player, seat) => ({ ...player, name: names[seat] ?? '' }));
}
