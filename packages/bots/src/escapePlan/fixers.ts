import type { Fixer } from './box.ts';
import type { Survey } from './survey.ts';
import { FIXER_EFFECTS, NOTORIETY } from './weights.ts';

/** The value of a face-up fixer until the end of the game. */
export const fixerEffect = ({ own }: Survey, fixer: Fixer): number =>
  // N. Lowering notoriety is worth more if the notoriety is high.
  fixer === 'disguise' ? NOTORIETY + Math.min(6, own.notoriety - 1) : FIXER_EFFECTS[fixer];
