import { ASSETS, PACKS } from '@getaway/escape-plan/content';
import type { EscapePlan } from '@getaway/escape-plan/view';
import { NOTHING_FORESEEN } from '@getaway/kernel';
import { expect, test } from 'vitest';
import type { TableUi } from '../../../../table/tableUi.ts';
import { takeWounds } from './takeWounds.ts';

const WOUND = { move: 'takeWound' };
const DANGER = { kind: 'loss', name: 'handcuffs', values: {} };

const [HOUSE] = PACKS.names();
const LOCKED = { at: 'contact', space: 0 };

/**
 * The number of wounds in the suggestion; undefined if there is none. The player has several locked assets on contact
 * spaces. So whenever handcuffs are taken, the player has to choose which asset is lost.
 */
function suggested({ step = 'takeWound', left = 3, wounds = 0, firstAid = false, danger = false }): number | undefined {
  const other = firstAid ? { move: 'useFirstAid' } : { move: 'useFixer', fixer: 'phone' };
  const table = {
    view: {
      viewer: 0,
      pack: HOUSE?.hash,
      handcuffs: 5,
      seats: [{ wounds, handcuffs: 0, assets: Object.fromEntries(ASSETS.map((asset) => [asset, LOCKED])) }],
    },
    asked: { frame: { step, seat: 0, left, inTurn: true }, moves: [WOUND, other] },
    voice: { say: () => '' },
    forecastOf: () => ({ ...NOTHING_FORESEEN, dangers: danger ? [DANGER] : [] }),
  };
  return takeWounds(table as unknown as TableUi<EscapePlan>)?.moves.length;
}

test('E4, E5: one button takes all wounds up to the first handcuffs that need a choice', () => {
  expect(suggested({})).toBe(3);
  expect(suggested({ wounds: 2 })).toBe(2);
  expect(suggested({ wounds: 3 })).toBe(1);
  expect(suggested({ left: 1 })).toBe(1);
});

test('E8: a wound that something could still heal is asked about separately', () => {
  expect(suggested({ wounds: 3, danger: true })).toBeUndefined();
  expect(suggested({ wounds: 2, firstAid: true })).toBe(1); // the second wound would bring handcuffs
  expect(suggested({ left: 5, firstAid: true })).toBe(3);
  expect(suggested({ step: 'evade' })).toBeUndefined();
});
