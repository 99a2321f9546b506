import type { Pursuer } from '../evade.ts';
import { packOf } from '../geography.ts';
import type { Move } from '../moves.ts';
import type { SeatView, View } from '../view.ts';
import { assetPrice } from './board.ts';
import { evadedBy, type PursuedTile } from './evading.ts';

/** A use of a thing against the officers on a tile. */
export interface Pick {
  readonly move: Move;
  readonly thing: string;
  /** The name of the thing and a number, which tells apart the copies that the player has. */
  readonly copy: string;
  readonly tile: string;
  /** The officers that this use evades, one bit each. */
  readonly mask: number;
  readonly cost: number;
  readonly worth: number;
  readonly star: boolean;
}

/** The name of the thing that a move uses. */
export function thingOf(move: Move): string {
  switch (move.move) {
    case 'useContact':
      return `contact ${move.card}`;
    case 'useEquipment':
      return `equipment ${move.equipment}`;
    case 'useFixer':
      return `fixer ${move.fixer}`;
    case 'useAsset':
      return `asset ${move.asset}`;
    case 'useMember':
      return 'member';
    default:
      return move.move;
  }
}

/** Rules X1 and X6. */
export function priceOf(view: View, held: SeatView, move: Move): number {
  if (move.move === 'useContact') return packOf(view).contacts.get(move.card)?.cost ?? 0;
  return move.move === 'useAsset' ? assetPrice(view, held, move.asset) : 0;
}

/**
 * What a use costs besides its price, in $k. A gang member returns to a headquarters, and a fixer tile never becomes
 * ready again. A star raises notoriety.
 */
const WORTH = { use: 0.5, star: 2, member: 3, fixer: 2 } as const;

export function picksFor(
  view: View,
  held: SeatView,
  tiles: readonly PursuedTile[],
  targets: readonly { readonly tile: string; readonly officer: Pursuer }[],
  moves: readonly Move[],
): readonly Pick[] {
  return moves.flatMap((move) => {
    const target = 'tile' in move ? tiles.find(({ tile }) => tile === move.tile) : undefined;
    if (target === undefined) return [];
    const officers = evadedBy(view, target, move);
    const mask = targets.reduce(
      (bits, { tile, officer }, i) => (tile === target.tile && officers.includes(officer) ? bits | (1 << i) : bits),
      0,
    );
    if (mask === 0) return [];
    const thing = thingOf(move);
    const cost = priceOf(view, held, move);
    const star = move.move === 'useContact' && packOf(view).contacts.get(move.card)?.star === true;
    const worth = cost + WORTH.use + (star ? WORTH.star : 0) + lossOf(move);
    return Array.from({ length: copiesOf(held, move) }, (_, i) => ({
      move,
      thing,
      tile: target.tile,
      mask,
      cost,
      worth,
      star,
      copy: `${thing} ${i}`,
    }));
  });
}

function lossOf({ move }: Move): number {
  if (move === 'useMember') return WORTH.member;
  return move === 'useFixer' ? WORTH.fixer : 0;
}

/** X2, X5. How many gang members or pieces of this equipment the player holds. */
function copiesOf(held: SeatView, move: Move): number {
  if (move.move === 'useMember') return held.members;
  if (move.move !== 'useEquipment') return 1;
  return held.items.filter((item) => item.kind === 'equipment' && item.tile === move.equipment && item.faceUp).length;
}
