import { packOf } from '@getaway/gangsta/content';
import { countAt, type State, tablesOf } from '@getaway/gangsta/features';
import type { Gangsta } from '@getaway/gangsta/view';
import type { Taste } from '../adapter.ts';
import type { Character } from '../levels.ts';
import { iconsOfMember } from './learned/icons.ts';

/** W3, G1. Likes to hold money, and therefore recruits late. */
const banker: Taste<Gangsta> = ({ seats }, seat) => 0.2 * Math.min(MOST_MONEY, seats[seat]?.money ?? 0);
const MOST_MONEY = 15;

/**
 * H2, W5 to W8. Prefers states in which it has mercenaries, and in which its rivals have little money, small gangs and
 * few available members.
 */
const fighter: Taste<Gangsta> = (state, seat) => {
  let taste = 1.2 * mercenariesIn(state, seat);
  for (const [other, { money, gang }] of state.seats.entries())
    if (other !== seat) {
      const ready = gang.filter(({ available }) => available).length;
      taste -= (0.4 * money + 0.6 * ready + 0.6 * gang.length) / (state.seats.length - 1);
    }
  return taste;
};

/** H1, H2, H5. Likes a large gang, because a large gang ends the chapter. */
const sprinter: Taste<Gangsta> = ({ seats }, seat) => 1.3 * (seats[seat]?.gang.length ?? 0);

const MERCENARY = 1;

function mercenariesIn(state: State, seat: number): number {
  const tables = tablesOf(packOf(state));
  let icons = 0;
  for (const member of state.seats[seat]?.gang ?? []) icons += iconsOfMember(tables, member);
  return countAt(icons, MERCENARY);
}

export const CHARACTERS_OF_GANGSTA: Readonly<Record<Character, Taste<Gangsta>>> = { banker, fighter, sprinter };
