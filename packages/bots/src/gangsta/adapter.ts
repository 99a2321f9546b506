import type { Gangsta } from '@getaway/gangsta/view';
import type { Adapter } from '../adapter.ts';
import { aimIn } from './aimIn.ts';
import { CHARACTERS_OF_GANGSTA } from './characters.ts';
import { gangstaLearned } from './learned/learned.ts';
import { BEFORE_THE_ACTION, plansOf } from './plans.ts';
import { BEGINNER, WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

/** T3 (1) to (3). The steps of a turn up to and including its action. */
const BEGINNING: readonly string[] = [...BEFORE_THE_ACTION, 'act'];

export const gangstaAdapter: Adapter<Gangsta> = {
  worth: (view) => worthOf(view, WEIGHTS),
  glance: (view) => worthOf(view, BEGINNER),
  stake: 3,
  beginnerStake: 2.5,
  characters: CHARACTERS_OF_GANGSTA,
  plans: plansOf,
  // W4. Declining the extra turn is never better than taking it, because the player can always pass in it.
  candidates: (_view, { moves }) => moves.filter(({ move }) => move !== 'declineExtraTurn'),
  isNewTurn: (before, now) => BEGINNING.includes(now.step) && !BEFORE_THE_ACTION.includes(before.step),
  aimIn,
  learned: gangstaLearned,
};
