import type { Move } from '@getaway/escape-plan/moves';
import { isWasted, woundsIfStopped } from '@getaway/escape-plan/reading';
import type { EscapePlanTable } from '../model/table.ts';

/** E, X11. A move needs a second click if it wastes something, or if it ends evading and so causes wounds. */
export const needsSecondClick = ({ view, asked }: Pick<EscapePlanTable, 'view' | 'asked'>, move: Move): boolean =>
  isWasted(view, move) || (move.move === 'endEvading' && asked?.frame.step === 'evade' && woundsIfStopped(view) > 0);
