import type { Gangsta } from '@getaway/gangsta';
import type { Adapter } from '../adapter.ts';
import { BEFORE_THE_ACTION, plansOf } from './plans.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

/** T3 (1) to (3). Every turn comes to its action. */
const BEGINNING: readonly string[] = [...BEFORE_THE_ACTION, 'act'];

export const gangstaAdapter: Adapter<Gangsta> = {
  worth: (view) => worthOf(view, WEIGHTS),
  plans: plansOf,
  isNewTurn: (before, now) => BEGINNING.includes(now.step) && !BEFORE_THE_ACTION.includes(before.step),
};
