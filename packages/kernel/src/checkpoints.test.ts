import { expect, test } from 'vitest';
import { seededChance } from './chance.ts';
import { type Checkpoints, isCheckpointDue, withCheckpoint } from './checkpoints.ts';
import type { Shape } from './shape.ts';

test('however long a game is, at most 8 of its states are kept, evenly spaced', () => {
  const state = { stack: [], chance: seededChance('long'), pack: '' };
  let kept: Checkpoints<Shape> = [];
  let most = 0;
  for (let entryCount = 0; entryCount < 5000; entryCount += 1) {
    if (isCheckpointDue(kept, entryCount)) kept = withCheckpoint(kept, { entryCount, state });
    most = Math.max(most, kept.length);
    expect(kept[0]?.entryCount).toBe(0);
  }
  expect(most).toBe(8);
  const gaps = kept.slice(1).map(({ entryCount }, i) => entryCount - kept[i]!.entryCount);
  expect(new Set(gaps).size).toBe(1);
});
