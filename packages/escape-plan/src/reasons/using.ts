import type { Reason } from '@getaway/kernel';
import { countUncovered } from '../assets.ts';
import { EVADE_CONTACTS, TRAVEL_CONTACTS } from '../content/vocabulary.ts';
import { isOneOf, pursuersOn } from '../evade.ts';
import { seatOf } from '../figures.ts';
import type { Frame } from '../frames.ts';
import { packOf } from '../geography.ts';
import type { ExecutiveAction } from '../moves.ts';
import type { RuleId } from '../rulebook/en.ts';
import type { Seat, State } from '../state.ts';
import { because, shortOf } from './reason.ts';

/** A2, X. Why something in hand can't be used now. */
export function useReason(state: State, frame: Frame, action: ExecutiveAction): Reason<RuleId> | undefined {
  if (!('seat' in frame)) return undefined;
  const held = seatOf(state, frame.seat);
  if (!holds(held, action)) return undefined;
  const own = thingReason(state, held, action);
  if (own !== undefined) return own;
  return stepReason(state, frame, action) ?? because('A2', 'notInThisStep');
}

const holds = ({ contacts, items }: Seat, action: ExecutiveAction): boolean => {
  switch (action.move) {
    case 'useContact':
      return contacts.some(({ card }) => card === action.card);
    case 'useFixer':
      return items.some((item) => item.kind === 'fixer' && item.tile === action.fixer);
    case 'useEquipment':
      return items.some((item) => item.kind === 'equipment' && item.tile === action.equipment);
    default:
      return true;
  }
};

/** X14, X3, X4, X6. Why something in hand can't be used, whatever the current step is. */
function thingReason(state: State, held: Seat, action: ExecutiveAction): Reason<RuleId> | undefined {
  switch (action.move) {
    case 'useContact': {
      const space = held.contacts.findIndex(({ card }) => card === action.card);
      const contact = packOf(state).contacts.get(action.card);
      if (contact === undefined) return undefined;
      if (space >= countUncovered(state, held)) return because('E6', 'contactCovered', { card: action.card });
      if (held.contacts[space]?.faceUp === false) return because('X14', 'contactUsed', { card: action.card });
      return shortOf('X1', contact.cost, held.cash);
    }
    case 'useFixer':
      return isTurned(held, 'fixer', action.fixer) ? because('X3', 'fixerUsed', { fixer: action.fixer }) : undefined;
    case 'useEquipment':
      return isTurned(held, 'equipment', action.equipment)
        ? because('X2', 'equipmentUsed', { equipment: action.equipment })
        : undefined;
    case 'useFirstAid':
      return held.firstAid ? undefined : because('X4', 'firstAidUsed');
    case 'useMember':
      return held.members > 0 ? undefined : because('X5', 'noMember');
    case 'useAsset': {
      const { at, space } = held.assets[action.asset];
      if (at === 'used') return because('X6', 'assetUsed', { asset: action.asset });
      if (at !== 'unlocked') return because('X6', 'assetLocked', { asset: action.asset });
      return shortOf('X6', packOf(state).assetCosts[space] ?? 0, held.cash);
    }
  }
}

/** Whether the seat has used all its tiles of this name. */
function isTurned(held: Seat, kind: 'fixer' | 'equipment', tile: string): boolean {
  const tiles = held.items.filter((item) => item.kind === kind && item.tile === tile);
  return tiles.length > 0 && tiles.every((item) => 'faceUp' in item && !item.faceUp);
}

/** X10. Why something in hand can't be used in this step. */
function stepReason(state: State, frame: Frame, action: ExecutiveAction): Reason<RuleId> | undefined {
  const isEvading = frame.step === 'evade';
  if (action.move === 'useEquipment') {
    const { officers } = packOf(state).equipment[action.equipment];
    if (!isEvading) return because('X10', 'onlyEvading');
    const isThere = frame.tiles.some((tile) => pursuersOn(state, tile).some((one) => isOneOf(officers, one)));
    return isThere ? undefined : because('X2', 'noOfficer', { officers });
  }
  if (action.move === 'useFixer') return action.fixer === 'helicopter' ? because('X10', 'onlyTravelling') : undefined;
  if (action.move !== 'useContact') return undefined;
  const kind = packOf(state).contacts.get(action.card)?.kind;
  if (kind !== undefined && TRAVEL_CONTACTS.has(kind)) return because('X10', 'onlyTravelling');
  return kind !== undefined && EVADE_CONTACTS.has(kind) && !isEvading ? because('X10', 'onlyEvading') : undefined;
}
