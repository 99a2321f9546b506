import { type Asset, type Officer, type Pursuer, packOf } from '@getaway/escape-plan';
import { ownOf } from '@getaway/kernel';
import type { IconName } from '../../../../icons/names.ts';
import { uncovered } from './board.ts';
import { CONTACT_ICONS } from './contacts.ts';
import type { Table } from './table.ts';
import { ASSET_ICONS } from './things.ts';

interface Help {
  readonly key: string;
  readonly icon: IconName;
  readonly name: string;
}

/** Contacts that are good against the officers they show, and those that are good against anybody. */
const AGAINST_SHOWN: readonly string[] = ['fighter', 'boxer', 'ninja', 'snitch', 'bribe', 'rally'];
const AGAINST_ANY: readonly string[] = ['stunt', 'fastCar'];

/** What the viewer holds ready, and can pay for, that could deal with somebody on the way; each is there once only. */
export function helpAgainst(
  { view, voice, describer }: Pick<Table, 'view' | 'voice' | 'describer'>,
  pursuer: Pursuer,
): readonly Help[] {
  const held = ownOf(view);
  if (held === undefined) return [];
  const pack = packOf(view);
  const cash = held.cash ?? 0;
  // I10. The Inspector counts as whatever type one likes.
  const isShown = (officers: readonly string[]): boolean => pursuer === 'inspector' || officers.includes(pursuer);
  const help: Help[] = [];
  for (const item of held.items)
    if (item.kind === 'equipment' && item.faceUp && isShown(pack.equipment[item.tile].officers))
      help.push({ key: item.tile, icon: item.tile, name: voice.say(`equipment.${item.tile}`) });
  for (const { card, faceUp } of uncovered(held, pack)) {
    const contact = pack.contacts.get(card);
    if (contact === undefined || !faceUp || contact.cost > cash) continue;
    const { kind, officers } = contact;
    const sends = pursuer !== 'inspector' || !SENDS_AWAY.includes(kind);
    if (AGAINST_ANY.includes(kind) || (AGAINST_SHOWN.includes(kind) && sends && isShown(officers)))
      help.push({ key: card, icon: CONTACT_ICONS[kind], name: describer.name('contact', card) });
  }
  for (const asset of assetsAgainst(pursuer)) {
    const { at, space } = held.assets[asset];
    if (at === 'unlocked' && (pack.assetCosts[space] ?? 0) <= cash)
      help.push({ key: asset, icon: ASSET_ICONS[asset], name: voice.say(`asset.${asset}`) });
  }
  if (held.members > 0) help.push({ key: 'member', icon: 'gangMember', name: voice.say('own.member') });
  return help;
}

/** I14. These never move or remove the Inspector. */
const SENDS_AWAY: readonly string[] = ['snitch', 'bribe', 'rally'];

const MOVING: Readonly<Record<Officer, Asset>> = { federal: 'moveFederal', local: 'moveLocal', swat: 'moveSwat' };

const assetsAgainst = (pursuer: Pursuer): readonly Asset[] =>
  pursuer === 'inspector' ? ['evadeTile'] : ['evadeTile', MOVING[pursuer]];
