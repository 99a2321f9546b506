import { checkPromises } from '@getaway/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { gangsta } from './definition.ts';

/** All player counts and variants are tried. `npm run soak` plays thousands more games. */
const TRIALS = Array.from({ length: 28 }, (_, i) => ({
  seed: `conformance ${i}`,
  request: {
    players: 2 + (i % 4),
    options: { families: i % 3 === 0, resources: i % 8 < 5, openJobs: i % 7 === 0 },
  },
  every: 37,
}));

/** A game in which every decision is checked. */
const WHOLE = { seed: 'whole', request: { players: 2, options: { families: true, resources: true } }, every: 1 };

describe('the kernel’s promises (R8, R9, R12, C1)', () => {
  test.each([...TRIALS, WHOLE])('$seed with $request.players players', (trial) => {
    expect(checkPromises(gangsta, trial).result?.ranking).toHaveLength(trial.request.players);
  });
});
