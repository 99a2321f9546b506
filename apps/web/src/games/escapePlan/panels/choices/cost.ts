import { type Move, packOf } from '@getaway/escape-plan';
import { ownOf } from '@getaway/kernel';
import type { Table } from '../model/table.ts';

/** What a move is paid with and what it brings, as far as it stands on the table. */
interface Cost {
  readonly money: number;
  readonly notoriety: number;
}

const FREE: Cost = { money: 0, notoriety: 0 };

/** Money and notoriety that a move changes at once, before anything that it leads to. */
export function costOf({ view, asked }: Pick<Table, 'view' | 'asked'>, move: Move): Cost {
  const pack = packOf(view);
  const held = ownOf(view);
  const assetCost = (asset: 'masterKey'): number => pack.assetCosts[held?.assets[asset].space ?? -1] ?? 0;
  if ('does' in move && move.does === 'loseNotoriety' && move.move !== 'useContact') return { money: 0, notoriety: -1 };
  switch (move.move) {
    case 'useContact': {
      const contact = pack.contacts.get(move.card);
      const loses = contact?.kind === 'informer' || move.does === 'loseNotoriety';
      const income = contact?.kind === 'generalStore' ? (held?.income ?? 0) : 0;
      return { money: income - (contact?.cost ?? 0), notoriety: Number(contact?.star === true) - Number(loses) };
    }
    case 'useFixer':
      return { money: move.fixer === 'safe' ? (held?.income ?? 0) : 0, notoriety: move.fixer === 'disguise' ? -1 : 0 };
    case 'useAsset':
      return { money: -(pack.assetCosts[held?.assets[move.asset].space ?? -1] ?? 0), notoriety: 0 };
    case 'useKey':
      return move.colour === 'master' ? { money: -assetCost('masterKey'), notoriety: 0 } : FREE;
    case 'openLocker':
      return move.key === 'master' ? { money: -assetCost('masterKey'), notoriety: 0 } : FREE;
    case 'buyFixer':
      return { money: -pack.fixers[move.fixer], notoriety: 0 };
    case 'buyEquipment':
      return { money: -pack.equipment[move.equipment].cost, notoriety: 0 };
    case 'heal':
      return asked?.frame.step === 'buyHealing'
        ? { money: -(pack.prices.hospital[move.wounds - 1] ?? 0), notoriety: 0 }
        : FREE;
    case 'payChurch':
      return { money: -pack.prices.church, notoriety: -1 };
    case 'receiveIncome':
      return { money: held?.income ?? 0, notoriety: 0 };
    case 'replaceContact':
    case 'replaceItem':
      return { money: 0, notoriety: 1 };
    case 'payEscape':
      return { money: -view.escapeCost, notoriety: 0 };
    case 'unlock':
      return asked?.frame.step === 'unlockForCash' ? { money: -pack.prices.incomeUnlock, notoriety: 0 } : FREE;
    case 'unlockAndMore':
      return asked?.frame.step === 'groupBonus' && asked.frame.group === 2
        ? { money: held?.income ?? 0, notoriety: 0 }
        : { money: 0, notoriety: -1 };
    default:
      return FREE;
  }
}
