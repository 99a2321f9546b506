import { expect, test } from 'vitest';
import { seededChance } from './chance.ts';
import { type Checkpoints, isCheckpointDue, withCheckpoint } from './checkpoints.ts';
import type { Shape } from './shape.ts';

test('however long a game is, at most 8 of its states are kept, evenly spaced', () => {
  const state = { stack: [], chance: seededChance('long'), pack: '' };
  let kept: Checkpoints<Shape> = [];
  let most = 0;
  for (let choices = 0; choices < 5000; choices += 1) {
    if (isCheckpointDue(kept, choices)) kept = withCheckpoint(kept, { choices, state });
    most = Math.max(most, kept.length);
    expect(kept[0]?.choices).toBe(0);
  }
  expect(most).toBe(8);
  const gaps = kept.slice(1).map(({ choices }, i) => choices - kept[i]!.choices);
  expect(new Set(gaps).size).toBe(1);
});
