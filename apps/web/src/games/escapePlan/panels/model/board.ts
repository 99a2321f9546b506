import { ASSETS, type Asset, type Pack, type SeatView } from '@getaway/escape-plan';

export const assetsAt = ({ assets }: SeatView, ...places: readonly SeatView['assets'][Asset]['at'][]): Asset[] =>
  ASSETS.filter((asset) => places.includes(assets[asset].at));

/** What lies on one of the six asset spaces, the most expensive first. */
export const assetSpaces = (
  { assets }: SeatView,
  { assetCosts }: Pack,
): readonly { readonly cost: number; readonly asset: Asset | undefined }[] =>
  assetCosts.map((cost, space) => ({
    cost,
    asset: ASSETS.find((asset) => ['unlocked', 'used'].includes(assets[asset].at) && assets[asset].space === space),
  }));

/** U1. What the next asset to be unlocked will cost; undefined if it goes to the box. */
export const nextAssetCost = (held: SeatView, pack: Pack): number | undefined =>
  assetSpaces(held, pack).find(({ asset }) => asset === undefined)?.cost;

export const freeItemSpaces = (held: SeatView, pack: Pack): number =>
  Math.max(0, pack.itemSpaces - assetsAt(held, 'item').length - held.items.length);

export const freeContactSpaces = (held: SeatView, pack: Pack): number =>
  Math.max(0, pack.contactSpaces - held.handcuffs - assetsAt(held, 'contact').length - held.contacts.length);

/** E6. Contacts that handcuffs do not cover. */
export const uncovered = ({ contacts, handcuffs }: SeatView, pack: Pack): SeatView['contacts'] =>
  contacts.slice(0, Math.max(0, pack.contactSpaces - handcuffs));

/** C8. */
export const WOUND_CUBES = 3;

/** E4, E5, R7. What one more wound would do. */
export function nextWound(
  held: SeatView,
  pack: Pack,
  handcuffsLeft: number,
): 'cube' | 'asset' | 'contact' | 'space' | 'nothing' {
  if (held.wounds < WOUND_CUBES) return 'cube';
  if (handcuffsLeft === 0 || held.handcuffs >= pack.contactSpaces) return 'nothing';
  if (assetsAt(held, 'contact').length > 0) return 'asset';
  return held.contacts.length >= pack.contactSpaces - held.handcuffs ? 'contact' : 'space';
}

/** N2. Where the marker will be after the adjustment, as things stand now. */
export const notorietyAfter = ({ notoriety, cubes }: Pick<SeatView, 'notoriety' | 'cubes'>, { track }: Pack): number =>
  Math.max(1, Math.min(track.penalties.length, notoriety + cubes.red - cubes.blue));

/** The first line above a row: the row that crosses it. */
export function nextLine(notoriety: number, { track }: Pack): number | undefined {
  const below = track.lines.find((line) => line >= notoriety);
  return below === undefined ? undefined : below + 1;
}
