import type { FaultCode } from '../city/fault.ts';
import type { PackDocument, Prices } from './pack.ts';
import type { Equipment, Fixer } from './vocabulary.ts';

/** The ways in which a pack document can be faulty. Faults of its tiles have the codes of the tile checks. */
type PackFaultCode = 'shape' | FaultCode | FactCode;

export type FactCode =
  | (typeof CARD_FACTS)[number]
  | (typeof BOARD_FACTS)[number]
  | `equipment.${Equipment}`
  | `equipmentOfficers.${Equipment}`
  | `fixers.${Fixer}`
  | `prices.${keyof Prices}`
  | `escapeCosts.${keyof PackDocument['escapeCosts']}`
  | `closeAt.${keyof PackDocument['closeAt']}`;

const CARD_FACTS = [
  'contactCount',
  'contactId',
  'contactKind',
  'contactOfficers',
  'sewerPattern',
  'spy2Count',
  'boxer',
  'planCount',
  'planId',
  'planIncome',
  'planSum',
  'planTwice',
  'knownPlan',
  'casinoEighty',
  'lockerCount',
  'lockerZero',
  'lockerBlack',
  'lockerGreen',
  'exitTileCount',
] as const;

const BOARD_FACTS = [
  'trackLines',
  'firstLine',
  'penaltyEnds',
  'penaltyOrder',
  'assetSpaces',
  'firstAssetCost',
  'assetCostOrder',
  'itemSpaces',
  'contactSpaces',
  'contactScores',
  'storeLockers',
] as const;

export interface PackFault {
  readonly code: PackFaultCode;
  readonly sentence: string;
}

/** A requirement for every pack. The problems that it reports are sentences without a full stop. */
export interface Fact {
  readonly code: FactCode;
  problems(pack: PackDocument): readonly string[];
}

type Figure = number | readonly number[];

/** Requires a figure that is the same in every printed box. */
export function figure(code: FactCode, what: string, wanted: Figure, found: (pack: PackDocument) => Figure): Fact {
  return {
    code,
    problems(pack) {
      const shown = [found(pack)].flat().join(', ');
      const expected = [wanted].flat().join(', ');
      return shown === expected ? [] : [`${what} must be ${expected}, found ${shown === '' ? 'nothing' : shown}`];
    },
  };
}

/** A list with the problem if the condition fails. Otherwise an empty list. */
export const unless = (holds: boolean, problem: string): readonly string[] => (holds ? [] : [problem]);

/** The items that occur more than once. */
export const repeated = <T>(list: readonly T[]): readonly T[] => [
  ...new Set(list.filter((item, i) => list.indexOf(item) !== i)),
];

export const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => number > (numbers[i - 1] ?? Number.NEGATIVE_INFINITY));
