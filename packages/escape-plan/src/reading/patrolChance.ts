import { EXITS, type Exit } from '../content/vocabulary.ts';
import type { View } from '../view.ts';

/** S4. Two for each exit. */
const CARDS_EACH = 2;

/** So many of so many equally likely cases. */
export interface Chance {
  readonly cases: number;
  readonly of: number;
}

/**
 * S4, D4. How likely an exit is the one that stays open: it is the exit of the patrol card that nobody will see, which is any
 * of the cards not revealed yet.
 */
export function chanceOfOpen({ patrol }: Pick<View, 'patrol'>, exit: Exit): Chance {
  const left = (one: Exit): number => CARDS_EACH - patrol[one];
  return { cases: left(exit), of: EXITS.reduce((sum, one) => sum + left(one), 0) };
}
