import type { Automaton } from './content/vocabulary.ts';
import { isSeat } from './figures.ts';
import type { Figure, Who } from './state.ts';

interface Ordered {
  readonly turnOrder: readonly Who[];
  readonly seats: readonly Pick<Figure, 'notoriety'>[];
  readonly automata: Readonly<Partial<Record<Automaton, Pick<Figure, 'notoriety'>>>>;
}

/** D10. The turn order by descending notoriety. Tied players reverse their current order. */
export function orderByNotoriety({ turnOrder, seats, automata }: Ordered): Who[] {
  const row = (who: Who): number => (isSeat(who) ? seats[who] : automata[who])?.notoriety ?? 0;
  return turnOrder.toReversed().sort((a, b) => row(b) - row(a));
}
