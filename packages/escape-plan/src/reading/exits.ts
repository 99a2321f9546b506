import { type Exit, LAST_DAY } from '../content/vocabulary.ts';
import { isBlocked } from '../exits.ts';
import { packOf, printedExit, tileOfPlace } from '../geography.ts';
import type { Place } from '../state.ts';
import type { View } from '../view.ts';

export interface ExitState {
  readonly exit: Exit;
  /** D4. The number of patrol cards. */
  readonly cards: number;
  readonly stand: 'blocked' | 'open' | 'watched' | 'free';
  /** The exit's tile and place, if they are in the city. */
  readonly tile: string | undefined;
  readonly place: Place | undefined;
  /** D5. The number of exit tiles at this exit. */
  readonly stack: number;
}

/** Rules D4, D5 and F1. */
export function exitState(view: View, exit: Exit): ExitState {
  const cards = view.patrol[exit];
  const place = printedExit(packOf(view), exit);
  const tile = place === undefined ? undefined : tileOfPlace(place);
  const isInCity = view.city.some((placed) => placed.tile === tile);
  return {
    exit,
    cards,
    stand: isBlocked(view, exit) ? 'blocked' : isPatrolOver(view) ? 'open' : cards > 0 ? 'watched' : 'free',
    tile: isInCity ? tile : undefined,
    place: isInCity ? place : undefined,
    stack: view.exitStacks.find((stack) => stack.exit === exit)?.size ?? 0,
  };
}

/** D4. Whether all patrol cards of the last day are revealed. Exactly one exit is open then (F1). */
const isPatrolOver = ({ day, pending }: View): boolean =>
  day === LAST_DAY && !pending.some(({ step }) => step === 'revealPatrol');
