import { describe, expect, test } from 'vitest';
import { BOARD_FACTS } from './boardFacts.ts';
import { HOUSE } from './house.ts';
import type { PackDocument } from './pack.ts';
import { packFaults } from './read.ts';
import { EQUIPMENT, FIXERS } from './vocabulary.ts';

const { track, prices } = HOUSE;

const withTrack = (change: Partial<PackDocument['track']>): PackDocument => ({
  ...HOUSE,
  track: { ...track, ...change },
});

/** For each fact, a pack that breaks only this fact, and the sentence that reports it. */
const BROKEN: readonly (readonly [code: string, pack: PackDocument, sentence: string])[] = [
  [
    'trackLines',
    withTrack({ lines: [2, 5, 10] }),
    'N3: the notoriety track must have three ascending lines below the top row, found lines after the rows 2, 5, 10 of 10.',
  ],
  ['firstLine', withTrack({ lines: [3, 5, 8] }), 'The row below the first line must be 2, found 3.'],
  [
    'penaltyEnds',
    withTrack({ penalties: track.penalties.map((penalty) => Math.min(penalty, 90)) }),
    'The penalties of the bottom and the top row must be 0, 100, found 0, 90.',
  ],
  [
    'penaltyOrder',
    withTrack({ penalties: track.penalties.with(4, 10) }),
    'The penalty of row 5 must be at least that of the row below, found 10.',
  ],
  ['assetSpaces', { ...HOUSE, assetCosts: [5, 4, 3] }, 'U2: the number of asset spaces must be 6, found 3.'],
  [
    'firstAssetCost',
    { ...HOUSE, assetCosts: [6, 4, 3, 2, 1, 0] },
    'The cost of the first asset space must be 5, found 6.',
  ],
  [
    'assetCostOrder',
    { ...HOUSE, assetCosts: [5, 4, 3, 2, 1, 2] },
    'Asset space 6 must not cost more than the one before, found 2.',
  ],
  ['itemSpaces', { ...HOUSE, itemSpaces: 2 }, 'S10: there must be at least 3 item spaces, found 2.'],
  ['contactSpaces', { ...HOUSE, contactSpaces: 6 }, 'The number of contact spaces must be 5, found 6.'],
  [
    'contactScores',
    { ...HOUSE, contactScores: [0, 10, 30, 60, 100] },
    'G2: the scores for 0 to 5 contacts must be 0, 0, 10, 30, 60, 100, found 0, 10, 30, 60, 100.',
  ],
  [
    'storeLockers',
    { ...HOUSE, storeLockers: { A: 'green', B: 'black' } },
    "I7: the Inspector's card of store C must show a colour of lockers.",
  ],
  [
    'storeLockers',
    { ...HOUSE, storeLockers: { ...HOUSE.storeLockers, D: 'green' } },
    "I7: the Inspector's card of store D must show no single colour of lockers.",
  ],
];

/** Like `BROKEN`, for the figures that are the same in all printed boxes. Each row changes one figure. */
const FIGURES: typeof BROKEN = [
  ...EQUIPMENT.flatMap((id) => {
    const { cost, officers } = HOUSE.equipment[id];
    const wanted = officers.toSorted().join(', ');
    const changed = (change: object) => ({
      ...HOUSE,
      equipment: { ...HOUSE.equipment, [id]: { cost, officers, ...change } },
    });
    return [
      [`equipment.${id}`, changed({ cost: 9 }), `X2: the cost of the ${id} must be ${cost}, found 9.`],
      [`equipmentOfficers.${id}`, changed({ officers: [] }), `X2: the ${id} must evade ${wanted}, found nobody.`],
    ] as const;
  }),
  ...FIXERS.map(
    (id) =>
      [
        `fixers.${id}`,
        { ...HOUSE, fixers: { ...HOUSE.fixers, [id]: 9 } },
        `X3: the cost of the ${id} must be ${HOUSE.fixers[id]}, found 9.`,
      ] as const,
  ),
  ...(
    [
      ['startCash', { startCash: 8 }, 'S10: the cash at the start must be 9, found 8.'],
      ['incomeUnlock', { incomeUnlock: 2 }, 'D3: the price of an asset in the income phase must be 3, found 2.'],
      ['gang', { gang: 4 }, 'L8: the price of a gang must be 5, found 4.'],
      ['hospital', { hospital: [] }, 'L13: the prices of the hospital must be 1, 3, 6, found nothing.'],
      ['church', { church: 2 }, 'L12: the price of the church must be 1, found 2.'],
      ['afterEscape', { afterEscape: 2 }, 'A1: the price of a turn after an escape must be 1, found 2.'],
      ['lieutenant', { lieutenant: 2 }, 'J4: the price of leaving the Lieutenant must be 3, found 2.'],
    ] as const
  ).map(
    ([id, change, sentence]) => [`prices.${id}`, { ...HOUSE, prices: { ...prices, ...change } }, sentence] as const,
  ),
  ...(
    [
      ['2', '0, 10'],
      ['3', '0, 5, 10'],
      ['4', '0, 5, 10, 10'],
      ['5', '0, 5, 5, 10, 10'],
    ] as const
  ).map(
    ([players, wanted]) =>
      [
        `escapeCosts.${players}`,
        { ...HOUSE, escapeCosts: { ...HOUSE.escapeCosts, [players]: [0, 7] } },
        `F3: the escape costs of ${players} players must be ${wanted}, found 0, 7.`,
      ] as const,
  ),
  ...(['1', '2', '3', '4', '5'] as const).map(
    (players) =>
      [
        `closeAt.${players}`,
        { ...HOUSE, closeAt: { ...HOUSE.closeAt, [players]: 4 } },
        `S1: the visits that close a business with ${players} players must be ${Number(players) < 4 ? 2 : 3}, found 4.`,
      ] as const,
  ),
];

describe('facts', () => {
  test.each([...BROKEN, ...FIGURES])('%s is reported when violated', (code, pack, sentence) => {
    expect(packFaults(pack)).toContainEqual({ code, sentence });
  });

  test('every fact is violated once above', () => {
    const codes: readonly string[] = BOARD_FACTS.map(({ code }) => code);
    expect([...new Set([...BROKEN, ...FIGURES].map(([code]) => code))].sort()).toEqual(codes.toSorted());
  });

  test.each(FIGURES)('%s is the only fault of a pack that violates only it', (code, pack) => {
    expect(packFaults(pack).map((fault) => fault.code)).toEqual([code]);
  });
});
