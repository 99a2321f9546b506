import type { Move } from '../moves.ts';
import type { Voice } from './nameIn.ts';

/** The name of what a move uses, as a heading in long lists. Empty if it uses nothing. */
export function thingUsed(move: Move, { say }: Voice): readonly string[] {
  switch (move.move) {
    case 'useContact':
      return [say('menu.contact', { contact: say(`contact.${move.card}`) })];
    case 'useFixer':
      return [say('menu.tool', { tool: say(`fixer.${move.fixer}`) })];
    case 'useEquipment':
      return [say('menu.tool', { tool: say(`equipment.${move.equipment}`) })];
    case 'useAsset':
      return [say('menu.asset', { asset: say(`asset.${move.asset}`) })];
    case 'useMember':
      return [say('menu.member')];
    default:
      return [];
  }
}
