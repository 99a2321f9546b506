import type { Move } from '@getaway/escape-plan/moves';
import { evadingOf } from '@getaway/escape-plan/reading';
import { movesCalled, STEPS_OFF_STAGE, STEPS_ON_MAP } from '../model/moves.ts';
import type { EscapePlanTable } from '../model/table.ts';
import { offersOf, travelOffers } from './offerOf.ts';

/** How many offers have a number key. While evading, the buttons beside the officers have none. */
export function stagedKeys(table: EscapePlanTable): number {
  const { asked } = table;
  if (asked === undefined || asked.frame.step === 'evade' || !needsStage(table)) return 0;
  return offersOf(table).filter(({ moves }) => moves.length > 0).length;
}

/** Whether the question is answered on the stage (the panel for the current decision). */
export const needsStage = ({ asked }: EscapePlanTable): boolean =>
  asked !== undefined && !STEPS_ON_MAP.has(asked.frame.step) && !STEPS_OFF_STAGE.has(asked.frame.step);

export function staged(table: EscapePlanTable): readonly Move[] {
  const { asked } = table;
  if (asked === undefined) return [];
  if (!needsStage(table)) return travelOffers(table).flatMap(({ moves }) => moves);
  if (asked.frame.step !== 'evade') return offersOf(table).flatMap(({ moves }) => moves);
  return [
    ...movesCalled(table, 'endEvading'),
    ...evadingOf(table.view, asked.frame, asked.moves).flatMap(({ ways, pursuers }) => [
      ...ways,
      ...pursuers.flatMap((pursued) => [...pursued.ways, ...pursued.ridding]),
    ]),
  ];
}
