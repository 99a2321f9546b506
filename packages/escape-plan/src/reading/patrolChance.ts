import { EXITS, type Exit } from '../content/vocabulary.ts';
import type { View } from '../view.ts';

/** S4. The number of patrol cards for each exit. */
const CARDS_EACH = 2;

/** A probability as a fraction: `cases` out of `of` equally likely cases. */
export interface Chance {
  readonly cases: number;
  readonly of: number;
}

/**
 * S4, D4. How likely an exit is to stay open. One patrol card is never revealed, and its exit stays open. All hidden
 * cards are equally likely to be this card.
 */
export function chanceOfOpen({ patrol }: Pick<View, 'patrol'>, exit: Exit): Chance {
  const left = (one: Exit): number => CARDS_EACH - patrol[one];
  return { cases: left(exit), of: EXITS.reduce((sum, one) => sum + left(one), 0) };
}
