import type { SeatId } from '@getaway/kernel';
import { ASSETS, type Asset } from './content/vocabulary.ts';
import { seatOf } from './figures.ts';
import type { TakeHandcuffs, UnlockAsset, UnlockForCash } from './frames.ts';
import { packOf } from './geography.ts';
import { DECLINE, type Decline, type PutOnHandcuffs, type Unlock } from './moves.ts';
import { shortOf } from './reasons/reason.ts';
import type { Choice, Game } from './shape.ts';
import type { HeldAsset, HeldContact, Seat, State } from './state.ts';
import { pay } from './supplies.ts';

type InPack = Pick<State, 'pack'>;
type WithAssets = { readonly assets: Readonly<Record<Asset, Readonly<HeldAsset>>> };
type WithContacts<C extends Readonly<HeldContact> = Readonly<HeldContact>> = {
  readonly contacts: readonly C[];
  readonly handcuffs: number;
};

/**
 * The held assets in the order of ASSETS. The fields are written out, because lookups by name would make the callers
 * twice as slow.
 */
function inOrder({ assets }: WithAssets): readonly Readonly<HeldAsset>[] {
  const { moveFederal, moveLocal, moveSwat, takeDisc, evadeTile, masterKey, heal } = assets;
  return [moveFederal, moveLocal, moveSwat, takeDisc, evadeTile, masterKey, heal];
}

export function assetsAt(seat: WithAssets, place: HeldAsset['at']): Asset[] {
  const held = inOrder(seat);
  return ASSETS.filter((_, index) => held[index]?.at === place);
}

export function countAssetsAt(seat: WithAssets, place: HeldAsset['at']): number {
  let count = 0;
  for (const { at } of inOrder(seat)) if (at === place) count += 1;
  return count;
}

/** X6. Assets that are ready and affordable. */
export function usableAssets(state: State, seat: Seat): Asset[] {
  const { assetCosts } = packOf(state);
  const held = inOrder(seat);
  const usable: Asset[] = [];
  for (let index = 0; index < held.length; index += 1) {
    const asset = ASSETS[index];
    const own = held[index];
    if (own?.at !== 'unlocked' || asset === undefined) continue;
    const cost = assetCosts[own.space];
    if (cost !== undefined && cost <= seat.cash) usable.push(asset);
  }
  return usable;
}

export const lockedAssets = (seat: WithAssets): Asset[] => [...assetsAt(seat, 'item'), ...assetsAt(seat, 'contact')];

/** L6. The number of item spaces that no asset covers. */
export const openItemSpaces = (state: InPack, seat: WithAssets): number =>
  packOf(state).itemSpaces - countAssetsAt(seat, 'item');

/** L15, U3. The number of contact spaces without a contact, an asset or handcuffs. */
export const freeContactSpaces = (state: InPack, seat: WithAssets & WithContacts): number =>
  packOf(state).contactSpaces - seat.handcuffs - countAssetsAt(seat, 'contact') - seat.contacts.length;

/** E6. The number of contacts that are not under handcuffs. Handcuffs fill the spaces from the right. */
export const countUncovered = (state: InPack, seat: WithContacts): number =>
  Math.min(seat.contacts.length, packOf(state).contactSpaces - seat.handcuffs);
export const uncovered = <C extends Readonly<HeldContact>>(state: InPack, seat: WithContacts<C>): C[] =>
  seat.contacts.slice(0, countUncovered(state, seat));

/** X6. The price of an asset. Undefined if it can't be used. */
export function costOfAsset(
  state: InPack,
  { assets, cash }: WithAssets & Pick<Seat, 'cash'>,
  asset: Asset,
): number | undefined {
  const { at, space } = assets[asset];
  const cost = at === 'unlocked' ? packOf(state).assetCosts[space] : undefined;
  return cost !== undefined && cost <= cash ? cost : undefined;
}

/** Rule X6. */
export function spendAsset(game: Game, seat: SeatId, asset: Asset): void {
  const held = seatOf(game.state, seat);
  pay(game, seat, costOfAsset(game.state, held, asset) ?? 0, 'asset');
  held.assets[asset] = { ...held.assets[asset], at: 'used' };
  game.emit({ type: 'assetUsed', seat, asset });
}

/** Rules U1 and U4. */
export const unlockAsset: Choice<UnlockAsset, Unlock | Decline> = {
  rules: ['U1', 'U4'],
  ifPossible: true,
  onlyWay: true,
  hidesChoice: ({ visiting }) => visiting, // rule R34
  seat: (_state, { seat }) => seat,
  options(state, { seat, optional }) {
    const locked = lockedAssets(seatOf(state, seat)).map((asset): Unlock => ({ move: 'unlock', asset }));
    return optional && locked.length > 0 ? [...locked, DECLINE] : locked;
  },
  resolve(game, { seat }, choice) {
    if (choice.move === 'unlock') unlock(game, seat, choice.asset);
  },
};

/** U1. The index of the most expensive empty asset space, or −1 if no space is empty. */
export function nextAssetSpace(state: InPack, { assets }: WithAssets): number {
  const taken = ASSETS.map((id) => assets[id].space);
  return packOf(state).assetCosts.findIndex((_, i) => !taken.includes(i));
}

/** U1, U2. Unlocks an asset. A seventh asset goes to the box. */
function unlock(game: Game, seat: SeatId, asset: Asset): void {
  const held = seatOf(game.state, seat);
  const space = nextAssetSpace(game.state, held);
  held.assets[asset] = space < 0 ? { at: 'box', space: -1 } : { at: 'unlocked', space };
  game.emit({ type: space < 0 ? 'assetBoxed' : 'assetUnlocked', seat, asset });
}

/** D3. A player whose notoriety is below the first line may pay to unlock an asset. */
export const unlockForCash: Choice<UnlockForCash, Unlock | Decline> = {
  rules: ['D3', 'U1'],
  ifPossible: true,
  onlyWay: true,
  hidesChoice: () => true, // rule R34
  seat: (_state, { seat }) => seat,
  options(state, { seat }) {
    const { track, prices } = packOf(state);
    const held = seatOf(state, seat);
    const locked = lockedAssets(held);
    if (held.notoriety > (track.lines[0] ?? 0) || locked.length === 0) return [];
    if (held.cash < prices.incomeUnlock) return [DECLINE];
    return [...locked.map((asset): Unlock => ({ move: 'unlock', asset })), DECLINE];
  },
  resolve(game, { seat }, choice) {
    if (choice.move === 'decline') return;
    pay(game, seat, packOf(game.state).prices.incomeUnlock, 'unlock');
    unlock(game, seat, choice.asset);
  },
  whyNot: (state, { seat }, { move }) =>
    move === 'unlock' ? shortOf('D3', packOf(state).prices.incomeUnlock, seatOf(state, seat).cash) : undefined,
};

/** E5, R7. Whether the supply still has handcuffs, and the player has a contact space for them. */
export const mayTakeHandcuffs = (state: Pick<State, 'pack' | 'handcuffs'>, held: Pick<Seat, 'handcuffs'>): boolean =>
  state.handcuffs > 0 && held.handcuffs < packOf(state).contactSpaces;

/**
 * E5. The handcuffs go on the rightmost contact space without handcuffs. If assets cover contact spaces, one of them
 * must make room. The player chooses which asset goes to the box.
 */
export const takeHandcuffs: Choice<TakeHandcuffs, PutOnHandcuffs> = {
  rules: ['E5', 'U3', 'R7'],
  ifPossible: true, // rule R7
  onlyWay: true,
  seat: (_state, { seat }) => seat,
  options(state, { seat }) {
    const held = seatOf(state, seat);
    if (!mayTakeHandcuffs(state, held)) return [];
    const assets = assetsAt(held, 'contact');
    if (assets.length === 0) return [{ move: 'takeHandcuffs' }];
    return assets.map((boxed) => ({ move: 'takeHandcuffs', boxed }));
  },
  resolve(game, { seat }, { boxed }) {
    const held = seatOf(game.state, seat);
    game.state.handcuffs -= 1;
    held.handcuffs += 1;
    held.wounds -= 1;
    if (boxed !== undefined) held.assets[boxed] = { at: 'box', space: -1 };
    game.emit({ type: 'handcuffsTaken', seat, ...(boxed === undefined ? {} : { boxed }) });
  },
};
