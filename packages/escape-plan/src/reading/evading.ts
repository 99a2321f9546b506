import { ownOf } from '@getaway/kernel';
import { assetsAt, costOfAsset, uncovered } from '../assets.ts';
import type { Contact } from '../content/pack.ts';
import {
  ASSET_OFFICERS,
  type Asset,
  type Equipment,
  EVADE_CONTACTS,
  type Fixer,
  OFFICERS,
  type Officer,
  SENDING_CONTACTS,
} from '../content/vocabulary.ts';
import { isOneOf, LIEUTENANT_WOUNDS, type Pursuer } from '../evade.ts';
import type { Evade } from '../frames.ts';
import { packOf } from '../geography.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { allPursuersOn, isOn, pursuersOn } from './onTile.ts';

export interface PursuingOfficer {
  readonly officer: Pursuer;
  readonly evaded: boolean;
  /** Moves that affect only this officer. */
  readonly ways: readonly Move[];
  /** E7. Moves that send the officer away or remove it. */
  readonly ridding: readonly Move[];
}

export interface PursuedTile {
  readonly tile: string;
  readonly pursuers: readonly PursuingOfficer[];
  /** Moves that name the tile but no single officer. They can affect several officers on the tile. */
  readonly ways: readonly Move[];
}

/** E. The officers to evade, tile by tile, with the moves that can be used against them. */
export function evadingOf(view: View, { tiles }: Evade, moves: readonly Move[]): readonly PursuedTile[] {
  return tiles.map((tile) => {
    const here = moves.filter((move) => 'tile' in move && move.tile === tile && move.move !== 'placeTile');
    return {
      tile,
      ways: here.filter((move) => !('officer' in move) || move.officer === undefined),
      pursuers: allPursuersOn(view, tile).map((officer) => ({
        officer,
        evaded: view.evaded.some((one) => one.tile === tile && one.officer === officer),
        ways: here.filter((move) => 'officer' in move && move.officer === officer),
        ridding: moves.filter((move) => sentBy(view, move).some((one) => one === officer)),
      })),
    };
  });
}

/** E4. The number of wounds if nothing more is done. */
export const countLeft = (tiles: readonly PursuedTile[]): number =>
  tiles.reduce((sum, { pursuers }) => sum + pursuers.filter(({ evaded }) => !evaded).length, 0);

/**
 * X5, X9, I14. The officers that a move evades on a tile: one officer, all officers, or those whose type is on the
 * card. The Inspector counts as every type.
 */
export function evadedBy(view: View, { tile, pursuers }: PursuedTile, move: Move): readonly Pursuer[] {
  const left = pursuers.flatMap(({ officer, evaded }) => (evaded ? [] : [officer]));
  if (!('tile' in move) || move.tile !== tile) return [];
  if ('officer' in move && move.officer !== undefined) return left.filter((one) => one === move.officer);
  const types = typesStopped(view, move);
  return types === undefined ? left : left.filter((one) => isOneOf(types, one));
}

/** X5, X9. Whether a move against the officers on a tile evades all of them, whatever their types are. */
export const stopsEverybody = (view: View, move: Move): boolean => typesStopped(view, move) === undefined;

/** X9. The types of officers that a contact evades. Undefined for moves that evade officers of every type. */
function typesStopped(view: View, move: Move): readonly Officer[] | undefined {
  const contact = move.move === 'useContact' ? packOf(view).contacts.get(move.card) : undefined;
  return contact === undefined || WHOLE_TILE.has(contact.kind) ? undefined : contact.officers;
}

const WHOLE_TILE: ReadonlySet<Contact['kind']> = new Set(['gang', 'fastCar']);

/**
 * E4, J4. The number of wounds if the player stops evading now. Each officer who is not evaded causes one wound. The
 * Lieutenant causes wounds if the player can't pay him.
 */
export function woundsIfStopped(view: View): number {
  const frame = view.pending.findLast((pending): pending is Evade => pending.step === 'evade');
  if (frame === undefined) return 0;
  const officers = frame.tiles.reduce((sum, tile) => sum + pursuersOn(view, tile).length, 0);
  return officers + (frame.tiles.some((tile) => tollOn(view, tile)?.canPay === false) ? LIEUTENANT_WOUNDS : 0);
}

/** X6, X9. The types of officers that a move can send away. */
function sentBy(view: View, move: Move): readonly Officer[] {
  if (move.move === 'useAsset') return OFFICERS.filter((officer) => officer === ASSET_OFFICERS[move.asset]);
  if (move.move !== 'useContact') return [];
  const contact = packOf(view).contacts.get(move.card);
  return contact !== undefined && SENDING_CONTACTS.has(contact.kind) ? contact.officers : [];
}

export type Help =
  | { readonly kind: 'contact'; readonly card: string }
  | { readonly kind: 'equipment'; readonly tile: Equipment }
  | { readonly kind: 'fixer'; readonly tile: Fixer }
  | { readonly kind: 'asset'; readonly asset: Asset }
  | { readonly kind: 'member' };

/** X2, X5, X6, X9. The viewer's ready and affordable items that work against an officer on the route. */
export function helpAgainst(view: View, pursuer: Pursuer): readonly Help[] {
  const held = ownOf(view);
  if (held === undefined) return [];
  const { contacts, equipment } = packOf(view);
  const { cash = 0 } = held;
  const help: Help[] = [];
  for (const item of held.items) {
    if (item.kind === 'equipment' && item.faceUp && isOneOf(equipment[item.tile].officers, pursuer))
      help.push({ kind: 'equipment', tile: item.tile });
    if (item.kind === 'fixer' && item.faceUp && item.tile === 'motorcycle')
      help.push({ kind: 'fixer', tile: item.tile });
  }
  for (const { card, faceUp } of uncovered(view, held)) {
    const contact = contacts.get(card);
    if (contact !== undefined && faceUp && contact.cost <= cash && dealsWith(contact, pursuer))
      help.push({ kind: 'contact', card });
  }
  for (const asset of assetsAt(held, 'unlocked'))
    if (
      (asset === 'evadeTile' || ASSET_OFFICERS[asset] === pursuer) &&
      costOfAsset(view, { assets: held.assets, cash }, asset) !== undefined
    )
      help.push({ kind: 'asset', asset });
  if (held.members > 0) help.push({ kind: 'member' });
  return help;
}

/** X5, X9, I14. Whether a contact evades an officer or sends it away. */
function dealsWith({ kind, officers }: Contact, pursuer: Pursuer): boolean {
  if (kind === 'gang' || kind === 'stunt' || kind === 'fastCar') return true;
  if (SENDING_CONTACTS.has(kind)) return officers.some((officer) => officer === pursuer);
  return EVADE_CONTACTS.has(kind) && isOneOf(officers, pursuer);
}

/**
 * J4. What a player has to pay the Lieutenant to leave a tile, and whether the viewer can pay it. Undefined on tiles
 * without him.
 */
export function tollOn(view: View, tile: string): { readonly sum: number; readonly canPay: boolean } | undefined {
  if (!isOn(view.automata.lieutenant?.at, tile)) return undefined;
  const sum = packOf(view).prices.lieutenant;
  return { sum, canPay: (ownOf(view)?.cash ?? 0) >= sum };
}
