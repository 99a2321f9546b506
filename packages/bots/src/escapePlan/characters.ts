import type { EscapePlan } from '@getaway/escape-plan/view';
import type { Taste } from '../adapter.ts';
import type { Character } from '../levels.ts';

/** D2, G1. Likes cash and a high income. */
const banker: Taste<EscapePlan> = ({ seats }, seat) => {
  const own = seats[seat];
  return own === undefined ? 0 : 3 * own.cash + 3 * own.income;
};

/** Likes contacts and equipment, and does not mind notoriety and wounds. */
const fighter: Taste<EscapePlan> = ({ seats }, seat) => {
  const own = seats[seat];
  if (own === undefined) return 0;
  const arms = own.items.filter(({ kind }) => kind === 'equipment').length;
  return 14 * own.contacts.length + 10 * arms + 6 * own.notoriety + 4 * own.wounds;
};

/** Likes gas cans for long journeys, and likes to escape before the others. */
const sprinter: Taste<EscapePlan> = ({ seats, escaped }, seat) =>
  12 * (seats[seat]?.cans ?? 0) + (escaped.includes(seat) ? 45 - 8 * escaped.indexOf(seat) : 0);

export const CHARACTERS_OF_ESCAPE_PLAN: Readonly<Record<Character, Taste<EscapePlan>>> = { banker, fighter, sprinter };
