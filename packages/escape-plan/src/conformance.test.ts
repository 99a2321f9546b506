import { checkPromises } from '@getaway/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { escapePlan } from './definition.ts';

/**
 * One player with both automata, two players with the Inspector, and three to five players without automata. `npm run
 * soak` plays thousands more games.
 */
const TRIALS = Array.from({ length: 30 }, (_, i) => ({
  seed: `conformance ${i}`,
  request: { players: 1 + (i % 5), options: { gentle: i % 10 === 0 } },
  every: 97,
}));

describe('the kernel’s promises (C1, R17, R18)', () => {
  test.each(TRIALS)('$seed with $request.players players', (trial) => {
    const ranked = trial.request.players === 1 ? 2 : trial.request.players; // J17: the Lieutenant is ranked too
    expect(checkPromises(escapePlan, trial).result?.ranking).toHaveLength(ranked);
  });
});
