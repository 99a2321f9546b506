import type { Fixer } from './box.ts';
import type { Survey } from './survey.ts';
import { FIXER_EFFECTS, NOTORIETY } from './weights.ts';

/** What a fixer that lies face up can do in the rest of the game. */
export const fixerEffect = ({ own }: Survey, fixer: Fixer): number =>
  // N. The farther up the track, the dearer is the step that a disguise takes back.
  fixer === 'disguise' ? NOTORIETY + Math.min(6, own.notoriety - 1) : FIXER_EFFECTS[fixer];
