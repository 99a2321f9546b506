import { expect, test } from 'vitest';
import { seededChance } from './chance.ts';
import { type Checkpoints, isCheckpointDue, withCheckpoint } from './checkpoints.ts';
import type { Shape } from './shape.ts';

test('however long a game is, no more than 32 of its states are kept, evenly spaced', () => {
  const state = { stack: [], chance: seededChance('long'), pack: '' };
  let kept: Checkpoints<Shape> = [];
  for (let choices = 0; choices < 5000; choices += 1) {
    if (isCheckpointDue(kept, choices)) kept = withCheckpoint(kept, { choices, state });
    expect(kept.length).toBeLessThanOrEqual(32);
    expect(kept[0]?.choices).toBe(0);
  }
  const gaps = kept.slice(1).map(({ choices }, i) => choices - kept[i]!.choices);
  expect(new Set(gaps).size).toBe(1);
});
