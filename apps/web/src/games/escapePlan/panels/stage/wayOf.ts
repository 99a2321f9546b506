import { packOf } from '@getaway/escape-plan/content';
import type { Move } from '@getaway/escape-plan/moves';
import { assetPrice } from '@getaway/escape-plan/reading';
import { ownOf } from '@getaway/kernel';
import type { IconName } from '../../../../icons/names.ts';
import type { Subject } from '../../../../table/explain/subject.ts';
import { CONTACT_ICONS } from '../model/contacts.ts';
import type { EscapePlanTable } from '../model/table.ts';
import { ASSET_ICONS } from '../model/things.ts';

/** The icon, price and name of the thing that a move uses to evade somebody. */
export function wayOf(
  table: EscapePlanTable,
  move: Move,
): { readonly icon: IconName; readonly cost: number; readonly name: string; readonly subject: Subject } {
  const { view, voice } = table;
  const pack = packOf(view);
  switch (move.move) {
    case 'useContact': {
      const contact = pack.contacts.get(move.card);
      const kind = contact?.kind ?? 'gang';
      return {
        icon: CONTACT_ICONS[kind],
        cost: contact?.cost ?? 0,
        name: table.describer.name('contact', move.card),
        subject: { kind: 'contact', id: move.card },
      };
    }
    case 'useEquipment':
      return {
        icon: move.equipment,
        cost: 0,
        name: voice.say(`equipment.${move.equipment}`),
        subject: { kind: 'equipment', id: move.equipment },
      };
    case 'useFixer':
      return {
        icon: move.fixer,
        cost: 0,
        name: voice.say(`fixer.${move.fixer}`),
        subject: { kind: 'fixer', id: move.fixer },
      };
    case 'useAsset': {
      const held = ownOf(view);
      return {
        icon: ASSET_ICONS[move.asset],
        cost: held === undefined ? 0 : assetPrice(view, held, move.asset),
        name: voice.say(`asset.${move.asset}`),
        subject: { kind: 'asset', id: move.asset },
      };
    }
    default:
      return { icon: 'gangMember', cost: 0, name: voice.say('own.member'), subject: { kind: 'token', id: 'member' } };
  }
}
