import type { Reason, StatementValue } from '@getaway/kernel';
import type { RuleId } from '../rulebook/en.ts';

/** The names of all reasons. Their texts are the messages `whyNot.<name>`. */
export const REASONS = [
  'short',
  'rested',
  'nowhere',
  'alreadyThere',
  'tooFar',
  'unreachable',
  'othersThere',
  'gangHired',
  'noMarker',
  'visited',
  'closed',
  'noStep',
  'onTerrain',
  'backAtStart',
  'notForSale',
  'soldOut',
  'sameKind',
  'noItemSpace',
  'standing',
  'noKey',
  'noTiles',
  'officerThere',
  'hospital',
  'notNearer',
  'otherOfficer',
  'spaceTaken',
  'touches',
  'noTerrain',
  'contactUsed',
  'contactCovered',
  'fixerUsed',
  'equipmentUsed',
  'assetLocked',
  'assetUsed',
  'firstAidUsed',
  'noMember',
  'onlyEvading',
  'onlyTravelling',
  'noOfficer',
  'notInThisStep',
  'noContactSpace',
  'exitOpen',
  'noContacts',
] as const;

/** Makes a reason why a move is not possible, from a rule, the reason's name and its values. */
export function because(
  rule: RuleId,
  name: (typeof REASONS)[number],
  values?: Readonly<Record<string, StatementValue>>,
): Reason<RuleId> {
  return { rule, says: values === undefined ? { name } : { name, values } };
}

/** Why a price can't be paid. Undefined if the cash is enough. */
export const shortOf = (rule: RuleId, price: number, cash: number): Reason<RuleId> | undefined =>
  price > cash ? because(rule, 'short', { short: price - cash, price, cash }) : undefined;
