import type { Move } from '@getaway/escape-plan/moves';
import { isWasted } from '@getaway/escape-plan/reading';
import type { EscapePlanTable } from './table.ts';

/** X11. A note beside a thing that would have no effect now. */
export const wastedNote = (
  { view, voice }: Pick<EscapePlanTable, 'view' | 'voice'>,
  moves: readonly Move[],
): readonly string[] =>
  moves.length > 0 && moves.every((move) => isWasted(view, move)) ? [voice.say('hint.wasted')] : [];
