import { type Asset, type EQUIPMENT, type Haunt, packOf } from '@getaway/escape-plan/content';
import { officersIn } from '@getaway/escape-plan/text';
import { HIDDEN, type ShownItem } from '@getaway/escape-plan/view';
import { nameInForm } from '@getaway/text';
import type { IconName } from '../../../../icons/names.ts';
import { type EscapePlanTable, money } from './table.ts';

type Equipment = (typeof EQUIPMENT)[number];

export const ASSET_ICONS: Readonly<Record<Asset, IconName>> = {
  moveFederal: 'moveOfficer',
  moveLocal: 'moveOfficer',
  moveSwat: 'moveOfficer',
  takeDisc: 'disc',
  evadeTile: 'evadeTile',
  masterKey: 'masterKey',
  heal: 'heal',
};

export const HAUNT_ICONS: Readonly<Record<Haunt, IconName>> = {
  casino: 'casino',
  bar: 'bar',
  restaurant: 'restaurant',
  gym: 'gym',
  nightclub: 'nightclub',
  gallery: 'gallery',
  safeHouse1: 'safeHouse',
  safeHouse2: 'safeHouse',
  safeHouse3: 'safeHouse',
};

export function itemIcon(item: ShownItem): IconName {
  if (item.kind === 'locker') return 'locker';
  return item.kind === 'exit' ? 'exitTile' : item.tile;
}

export function itemName({ voice }: Pick<EscapePlanTable, 'voice'>, item: ShownItem): string {
  if (item.kind === 'locker')
    return voice.say('item.short.locker', { tone: nameInForm(voice, `tone.${item.colour}`, 'locker') });
  return item.kind === 'exit' ? voice.say('item.short.exit') : voice.say(`${item.kind}.${item.tile}`);
}

/** The effect or the value of an item in one sentence. */
export function itemEffect(table: Pick<EscapePlanTable, 'voice' | 'view'>, item: ShownItem): string {
  if (item.kind === 'fixer') return table.voice.say(`fixerEffect.${item.tile}`);
  if (item.kind === 'equipment') return equipmentEffect(table, item.tile);
  return item.value === HIDDEN
    ? table.voice.say('item.unknown')
    : table.voice.say('item.pays', { sum: money(table, item.value) });
}

export function equipmentEffect({ voice, view }: Pick<EscapePlanTable, 'voice' | 'view'>, tile: Equipment): string {
  const { officers } = packOf(view).equipment[tile];
  return voice.say(officers.length > 1 ? 'equipmentEffect.either' : 'equipmentEffect.one', {
    ...officersIn('officer', officers.slice(0, 1), voice),
    ...officersIn('other', officers.slice(1), voice),
  });
}
