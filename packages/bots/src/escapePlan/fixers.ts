import type { Fixer } from './box.ts';
import type { Survey } from './survey.ts';
import { FIXER_EFFECTS, NOTORIETY } from './weights.ts';

/** The value of a face-up fixer for the rest of the game. */
export const fixerEffect = ({ own }: Survey, fixer: Fixer): number =>
  // N. The higher the notoriety is, the more a step down is worth.
  fixer === 'disguise' ? NOTORIETY + Math.min(6, own.notoriety - 1) : FIXER_EFFECTS[fixer];
