import type { CardPlace } from '../content/vocabulary.ts';
import type { Options } from '../state.ts';
import type { AutomatonPlan, SeatPlan } from './seatPlan.ts';
import { type EscapePlanScenario, table } from './table.ts';

type More = Partial<Parameters<typeof table>[0]>;

/** Exit 3 is the open one. */
export const OPEN3 = { 1: 2, 2: 2, 3: 1 } as const;

/**
 * A part of the day in which the Lieutenant moves first. His deck holds only these cards. The Inspector has no cards,
 * so she stays where she is.
 */
export const hisTurn = (
  cards: readonly CardPlace[],
  lieutenant: AutomatonPlan = {},
  more: More = {},
): EscapePlanScenario =>
  table({
    seats: [{}],
    order: ['lieutenant', 0, 'inspector'],
    lieutenant: { cards: [...cards], ...lieutenant },
    inspector: { cards: [] },
    ...more,
  });

/** N1. How many rows the Lieutenant's marker will rise. */
export const heat = ({ lieutenant }: EscapePlanScenario): number => lieutenant.cubes.red - lieutenant.cubes.blue;

/** A solo game at its end. Nobody is left in the city. */
export const ended = (seat: SeatPlan, lieutenant: AutomatonPlan, options: Partial<Options> = {}): EscapePlanScenario =>
  table({
    options,
    seats: [{ at: 'escaped', ...seat }],
    day: 3,
    part: 'dawn',
    patrol: OPEN3,
    lieutenant: { at: 'escaped', ...lieutenant },
    escaped: ['lieutenant', 0],
    from: 'adjustment',
  });
