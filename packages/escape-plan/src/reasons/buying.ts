import type { Reason, SeatId } from '@getaway/kernel';
import { openItemSpaces } from '../assets.ts';
import type { Colour, Equipment, Fixer } from '../content/vocabulary.ts';
import { seatOf } from '../figures.ts';
import { packOf } from '../geography.ts';
import type { RuleId } from '../rulebook/en.ts';
import type { State } from '../state.ts';
import { keysToUse } from '../visits/business.ts';
import { because, shortOf } from './reason.ts';

/** Rule L6. */
const spaceReason = (state: State, seat: SeatId): Reason<RuleId> | undefined =>
  openItemSpaces(state, seatOf(state, seat)) === 0 ? because('L6', 'noItemSpace') : undefined;

/** Rules L5 and L6. */
export function fixerReason(state: State, seat: SeatId, fixer: Fixer): Reason<RuleId> | undefined {
  if (!state.fixers.includes(fixer)) return because('L5', 'notForSale', { fixer });
  return spaceReason(state, seat) ?? shortOf('L5', packOf(state).fixers[fixer], seatOf(state, seat).cash);
}

/** Rules L9 and L6. */
export function equipmentReason(
  state: State,
  { seat, bought }: { readonly seat: SeatId; readonly bought: readonly Equipment[] },
  equipment: Equipment,
): Reason<RuleId> | undefined {
  if (bought.includes(equipment)) return because('L9', 'sameKind', { equipment });
  if (state.equipment[equipment] === 0) return because('L9', 'soldOut', { equipment });
  const { cost } = packOf(state).equipment[equipment];
  return spaceReason(state, seat) ?? shortOf('L9', cost, seatOf(state, seat).cash);
}

/** Rules L10, L6 and R8. */
export function lockerReason(
  state: State,
  seat: SeatId,
  locker: Colour,
  { needed, reached, draws }: { readonly needed: number; readonly reached: number; readonly draws: number },
): Reason<RuleId> | undefined {
  const held = seatOf(state, seat);
  if (reached < needed) return because('L10', 'standing', { needed, have: reached });
  const space = spaceReason(state, seat);
  if (space !== undefined) return space;
  if (draws < 1 || state.lockers[locker].values.length === 0) return because('R8', 'noTiles');
  const hasKey = keysToUse(state, held).some((key) => key === locker || key === 'master');
  return hasKey ? undefined : because('L10', 'noKey', { colour: locker });
}
