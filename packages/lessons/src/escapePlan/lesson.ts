import type { Plan } from '@getaway/escape-plan/scenario';
import type { Lesson } from '../lesson.ts';

export type EscapePlanLesson = Lesson<Plan>;

/** The keys of the two rivals' names. There are two rivals, because a game with three players has no automata. */
export const RIVALS: readonly string[] = ['rook', 'vesper'];

/** The seven contacts on offer in most lessons. */
export const ROW: readonly string[] = [
  'whitewash-wilma',
  'haymaker-hank',
  'kitchen-table-kofi',
  'envelope-enzo',
  'rolodex-rita',
  'breakaway-bess',
  'corner-shop-cosmo',
];

/** Several turns of the learner in a row, so that no rival has to play. Then the part of the day ends. */
export const ownTurns = (count: number): NonNullable<Plan['from']> => [
  ...Array.from({ length: count }, () => ({ step: 'takeTurn', seat: 0 }) as const),
  ...[0, 1, 2].map((who) => ({ step: 'adjustNotoriety', who }) as const),
  { step: 'endPart' },
];
