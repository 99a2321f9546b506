import type { EscapePlan } from '@getaway/escape-plan/view';
import type { Taste } from '../adapter.ts';
import type { Character } from '../levels.ts';

/** Likes to hold cash. */
const banker: Taste<EscapePlan> = ({ seats }, seat) => 0.8 * (seats[seat]?.cash ?? 0);

/** Likes notoriety and contacts, and does not mind a wound. */
const fighter: Taste<EscapePlan> = ({ seats }, seat) => {
  const own = seats[seat];
  return own === undefined ? 0 : 4 * own.notoriety + 3 * own.contacts.length + 2 * own.wounds;
};

/** Likes gas cans for long journeys, and likes to escape before the others. */
const sprinter: Taste<EscapePlan> = ({ seats, escaped }, seat) =>
  4 * (seats[seat]?.cans ?? 0) + (escaped.includes(seat) ? 25 - 5 * escaped.indexOf(seat) : 0);

export const CHARACTERS_OF_ESCAPE_PLAN: Readonly<Record<Character, Taste<EscapePlan>>> = { banker, fighter, sprinter };
