import { type Fact, figure, isRising, unless } from './fact.ts';
import type { PackDocument, Prices } from './pack.ts';
import { EQUIPMENT, type Equipment, FIXERS, type Fixer, type Officer, STORES } from './vocabulary.ts';

/**
 * Requirements for the boards. They come from sections N and U of the rules or from what all printed boxes have in
 * common.
 */
const TRACK_FACTS: readonly Fact[] = [
  {
    code: 'trackLines',
    problems({ track: { lines, penalties } }) {
      const isFine = lines.length === 3 && isRising(lines) && lines.every((row) => row >= 1 && row < penalties.length);
      const problem = `N3: the notoriety track must have three ascending lines below the top row, found lines after the rows ${lines.join(', ')} of ${penalties.length}`;
      return unless(isFine, problem);
    },
  },
  figure('firstLine', 'The row below the first line', 2, ({ track }) => track.lines[0] ?? []),
  figure('penaltyEnds', 'The penalties of the bottom and the top row', [0, 100], ({ track: { penalties } }) => [
    ...penalties.slice(0, 1),
    ...penalties.slice(-1),
  ]),
  {
    code: 'penaltyOrder',
    problems: ({ track: { penalties } }) =>
      penalties.flatMap((penalty, i) =>
        unless(
          penalty >= (penalties[i - 1] ?? 0),
          `The penalty of row ${i + 1} must be at least that of the row below, found ${penalty}`,
        ),
      ),
  },
  figure('assetSpaces', 'U2: the number of asset spaces', 6, ({ assetCosts }) => assetCosts.length),
  figure('firstAssetCost', 'The cost of the first asset space', 5, ({ assetCosts }) => assetCosts[0] ?? []),
  {
    code: 'assetCostOrder', // U1: the first empty space is the most expensive one
    problems: ({ assetCosts }) =>
      assetCosts.flatMap((cost, i) =>
        unless(
          cost <= (assetCosts[i - 1] ?? cost),
          `Asset space ${i + 1} must not cost more than the one before, found ${cost}`,
        ),
      ),
  },
  {
    code: 'itemSpaces', // S10: three item spaces start under assets
    problems: ({ itemSpaces }) =>
      unless(itemSpaces >= 3, `S10: there must be at least 3 item spaces, found ${itemSpaces}`),
  },
  figure('contactSpaces', 'The number of contact spaces', 5, ({ contactSpaces }) => contactSpaces),
  figure('contactScores', 'G2: the scores for 0 to 5 contacts', [0, 0, 10, 30, 60, 100], (pack) => pack.contactScores),
  {
    code: 'storeLockers',
    problems: ({ storeLockers }) =>
      STORES.flatMap((store) =>
        unless(
          (storeLockers[store] === undefined) === (store === 'D'),
          `I7: the Inspector's card of store ${store} must show ${store === 'D' ? 'no single colour' : 'a colour'} of lockers`,
        ),
      ),
  },
];

/** Rule X2. */
const EQUIPMENT_COSTS: Readonly<Record<Equipment, number>> = { vest: 2, cap: 2, helmet: 2, gasMask: 3 };
const EQUIPMENT_OFFICERS: Readonly<Record<Equipment, readonly Officer[]>> = {
  vest: ['federal'],
  cap: ['local'],
  helmet: ['swat'],
  gasMask: ['local', 'swat'],
};

/** Rule X3. */
const FIXER_COSTS: Readonly<Record<Fixer, number>> = {
  phone: 2,
  safe: 3,
  disguise: 2,
  idCard: 4,
  firstAidKit: 1,
  motorcycle: 2,
  energyDrink: 2,
  helicopter: 1,
};

const PRICES: readonly (readonly [keyof Prices, string, Prices[keyof Prices]])[] = [
  ['startCash', 'S10: the cash at the start', 9],
  ['incomeUnlock', 'D3: the price of an asset in the income phase', 3],
  ['gang', 'L8: the price of a gang', 5],
  ['hospital', 'L13: the prices of the hospital', [1, 3, 6]],
  ['church', 'L12: the price of the church', 1],
  ['afterEscape', 'A1: the price of a turn after an escape', 1],
  ['lieutenant', 'J4: the price of leaving the Lieutenant', 3],
];

/** Rule F3. */
const ESCAPE_COSTS: readonly (readonly [keyof PackDocument['escapeCosts'], readonly number[]])[] = [
  ['2', [0, 10]],
  ['3', [0, 5, 10]],
  ['4', [0, 5, 10, 10]],
  ['5', [0, 5, 5, 10, 10]],
];

/** Rule S1. */
const CLOSE_AT: readonly (readonly [keyof PackDocument['closeAt'], number])[] = [
  ['1', 2],
  ['2', 2],
  ['3', 2],
  ['4', 3],
  ['5', 3],
];

export const BOARD_FACTS: readonly Fact[] = [
  ...TRACK_FACTS,
  ...EQUIPMENT.map((id) =>
    figure(`equipment.${id}`, `X2: the cost of the ${id}`, EQUIPMENT_COSTS[id], ({ equipment }) => equipment[id].cost),
  ),
  ...EQUIPMENT.map((id): Fact => {
    const wanted = EQUIPMENT_OFFICERS[id].join(', ');
    return {
      code: `equipmentOfficers.${id}`,
      problems({ equipment }) {
        const found = equipment[id].officers.toSorted().join(', ');
        return unless(found === wanted, `X2: the ${id} must evade ${wanted}, found ${found || 'nobody'}`);
      },
    };
  }),
  ...FIXERS.map((id) =>
    figure(`fixers.${id}`, `X3: the cost of the ${id}`, FIXER_COSTS[id], ({ fixers }) => fixers[id]),
  ),
  ...PRICES.map(([id, what, wanted]) => figure(`prices.${id}`, what, wanted, ({ prices }) => prices[id])),
  ...ESCAPE_COSTS.map(([players, wanted]) =>
    figure(
      `escapeCosts.${players}`,
      `F3: the escape costs of ${players} players`,
      wanted,
      (p) => p.escapeCosts[players],
    ),
  ),
  ...CLOSE_AT.map(([players, wanted]) =>
    figure(
      `closeAt.${players}`,
      `S1: the visits that close a business with ${players} players`,
      wanted,
      (p) => p.closeAt[players],
    ),
  ),
];
