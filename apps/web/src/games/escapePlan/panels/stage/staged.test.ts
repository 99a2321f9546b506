import type { EscapePlan } from '@getaway/escape-plan/view';
import { expect, test } from 'vitest';
import type { TableUi } from '../../../../table/tableUi.ts';
import { randomGame } from '../../city/testing/randomGames.ts';
import type { EscapePlanTable } from '../model/table.ts';
import { travelOffers } from './offerOf.ts';
import { needsStage, staged, stagedKeys } from './staged.ts';

test('V9: what the stage offers during a journey is not listed again, and takes no number key', () => {
  let journeys = 0;
  for (const { view, asked } of randomGame(1, 1)) {
    if (asked.frame.step !== 'travel' && asked.frame.step !== 'stepByStep') continue;
    const known = { view, asked, describer: { move: () => '' } };
    const table = known as unknown as TableUi<EscapePlan> & EscapePlanTable;
    const shown = travelOffers(table).flatMap(({ moves }) => moves);
    expect(shown).not.toEqual([]);
    expect(staged(table)).toEqual(shown);
    expect(stagedKeys(table)).toBe(0);
    expect(needsStage(table)).toBe(false);
    journeys += 1;
  }
  expect(journeys).toBeGreaterThan(5);
});
