import {
  allPursuersOn,
  type Frame,
  type Move,
  OFFICERS,
  type Officer,
  type Pursuer,
  packOf,
  type View,
} from '@getaway/escape-plan';
import type { Table } from './table.ts';
import { ASSET_OFFICER } from './things.ts';

type Evade = Extract<Frame, { readonly step: 'evade' }>;

export interface Pursued {
  readonly officer: Pursuer;
  readonly evaded: boolean;
  /** Moves that are spent on this one alone. */
  readonly ways: readonly Move[];
  /** E7. Moves by which such an officer can be sent elsewhere, or for good: then nobody is left to evade. */
  readonly ridding: readonly Move[];
}

export interface PursuedTile {
  readonly tile: string;
  readonly pursuers: readonly Pursued[];
  /** Moves that are good for several on the tile. */
  readonly ways: readonly Move[];
}

/** The evade step, tile by tile. */
export function evadingOf({ view, asked }: Pick<Table, 'view' | 'asked'>, { tiles }: Evade): readonly PursuedTile[] {
  const moves = asked?.moves ?? [];
  return tiles.map((tile) => {
    const here = moves.filter((move) => 'tile' in move && move.tile === tile && move.move !== 'placeTile');
    return {
      tile,
      ways: here.filter((move) => !('officer' in move) || move.officer === undefined),
      pursuers: allPursuersOn(view, tile).map((officer) => ({
        officer,
        evaded: view.evaded.some((one) => one.tile === tile && one.officer === officer),
        ways: here.filter((move) => 'officer' in move && move.officer === officer),
        ridding: moves.filter((move) => ridsOf(view, move).some((one) => one === officer)),
      })),
    };
  });
}

const SENDING: readonly string[] = ['snitch', 'bribe', 'rally'];

/** Which officers a move can send away, as its card or asset shows them. */
function ridsOf(view: View, move: Move): readonly Officer[] {
  if (move.move === 'useAsset') return OFFICERS.filter((officer) => officer === ASSET_OFFICER[move.asset]);
  if (move.move !== 'useContact') return [];
  const contact = packOf(view).contacts.get(move.card);
  return contact !== undefined && SENDING.includes(contact.kind) ? contact.officers : [];
}

export const leftIn = (tiles: readonly PursuedTile[]): number =>
  tiles.reduce((sum, { pursuers }) => sum + pursuers.filter(({ evaded }) => !evaded).length, 0);
