import type { Move } from '@getaway/escape-plan/moves';
import { isWasted, woundsIfStopped } from '@getaway/escape-plan/reading';
import type { EscapePlanTable } from '../model/table.ts';

/** E, X11. Taking a wound or wasting something needs a second click. */
export const needsSecondClick = ({ view, asked }: Pick<EscapePlanTable, 'view' | 'asked'>, move: Move): boolean =>
  isWasted(view, move) || (move.move === 'endEvading' && asked?.frame.step === 'evade' && woundsIfStopped(view) > 0);
