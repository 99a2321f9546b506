import type { Move } from '@getaway/escape-plan/moves';
import type { View } from '@getaway/escape-plan/view';

/** V1. The destination of the turn. The route may still change, so it is not part of the aim. */
export function aimIn(_view: View, plan: readonly Move[]): Move | undefined {
  const journey = plan.find((move) => move.move === 'travel');
  return journey && { ...journey, left: [], points: 0, cans: 0, means: [] };
}
