import { EXITS, type Exit } from './content/vocabulary.ts';
import { placeOfExit } from './geography.ts';
import type { Place, State } from './state.ts';

/** D4. Whether an exit is blocked. Two patrol cards block it for good. */
export const isBlocked = ({ patrol }: { readonly patrol: Readonly<Record<Exit, number>> }, exit: Exit): boolean =>
  patrol[exit] >= 2;

/** F1. On day 3, the one exit with a single patrol card. */
export function openExitOf(state: State): Place {
  const open = EXITS.find((exit) => !isBlocked(state, exit));
  const place = open === undefined ? undefined : placeOfExit(state, open);
  if (place === undefined) throw new Error('no exit is open');
  return place;
}

/** D5. The stack of exit tiles at a blocked exit. */
export const stackAt = (state: State, exit: Exit): number | undefined => {
  const stack = state.exitOfStack.indexOf(exit);
  return stack < 0 ? undefined : stack;
};
