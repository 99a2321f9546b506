import * as assets from '../assets.ts';
import { ASSETS, type Asset } from '../content/vocabulary.ts';
import { packOf } from '../geography.ts';
import type { SeatView, View } from '../view.ts';
import { WOUND_CUBES } from '../wounds.ts';

type InPack = Pick<View, 'pack'>;

/** U1. The six asset spaces, the most expensive first, with their contents. */
export const assetSpaces = (
  view: InPack,
  { assets: held }: Pick<SeatView, 'assets'>,
): readonly { readonly cost: number; readonly asset: Asset | undefined }[] =>
  packOf(view).assetCosts.map((cost, space) => ({ cost, asset: ASSETS.find((asset) => held[asset].space === space) }));

/** U1. The price of using the asset that the player unlocks next. Undefined if that asset would go to the box (U2). */
export const nextAssetCost = (view: InPack, held: Pick<SeatView, 'assets'>): number | undefined =>
  packOf(view).assetCosts[assets.nextAssetSpace(view, held)];

/** X6. The price of an asset's space, or 0 if the asset is on no space. */
export const assetPrice = (view: InPack, held: Pick<SeatView, 'assets'>, asset: Asset): number =>
  packOf(view).assetCosts[held.assets[asset].space] ?? 0;

/** L6. The number of free item spaces. */
export const freeItemSpaces = (view: InPack, held: Pick<SeatView, 'assets' | 'items'>): number =>
  assets.openItemSpaces(view, held) - held.items.length;

/** L15, E6. The number of free contact spaces. If handcuffs cover contacts, it is 0. */
export const freeContactSpaces = (view: InPack, held: SeatView): number =>
  Math.max(0, assets.freeContactSpaces(view, held));

/** E4, E5, R7. The effect of one more wound: a red cube, or handcuffs on an asset, a contact or an empty space. */
export function nextWound(
  view: Pick<View, 'pack' | 'handcuffs'>,
  held: SeatView,
): 'cube' | 'asset' | 'contact' | 'space' | 'nothing' {
  if (held.wounds < WOUND_CUBES) return 'cube';
  if (!assets.mayTakeHandcuffs(view, held)) return 'nothing';
  if (assets.countAssetsAt(held, 'contact') > 0) return 'asset';
  return assets.freeContactSpaces(view, held) > 0 ? 'space' : 'contact';
}
