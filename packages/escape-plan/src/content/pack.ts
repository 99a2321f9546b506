import type { PrintedTile, Tile } from '../city/tile.ts';
import type { Colour, ContactKind, Equipment, Fixer, Haunt, Officer, SewerPattern, Store } from './vocabulary.ts';

export interface Contact {
  readonly id: string;
  readonly kind: ContactKind;
  readonly cost: number;
  /** X1. Whether using the contact gains 1 notoriety. */
  readonly star: boolean;
  /** The officers on the card of a snitch, fighter, boxer, ninja, bribe or rally. */
  readonly officers: readonly Officer[];
  /** X9. The pattern of a sewer; undefined for all other kinds. */
  readonly pattern?: SewerPattern;
}

/** G5. An escape plan. For each business and safe house, it shows a value or the income symbol. */
export interface Plan {
  readonly id: string;
  readonly lines: Readonly<Record<Haunt, number | 'income'>>;
}

interface LockerStack {
  /**
   * L10. To open the locker, the player's row on the notoriety track plus the number of the player's contacts must
   * reach this number.
   */
  readonly number: number;
  readonly values: readonly number[];
}

/** N, G2. The notoriety track. Row 1 is the bottom row. */
interface NotorietyTrack {
  /** The penalty of each row, from the bottom. */
  readonly penalties: readonly number[];
  /** The rows just below the three lines. */
  readonly lines: readonly number[];
}

/** Everything that is printed on the components, in the form in which people write a pack. */
export interface PackDocument {
  readonly id: string;
  readonly tiles: readonly PrintedTile[];
  readonly contacts: readonly Contact[];
  readonly plans: readonly Plan[];
  readonly lockers: Readonly<Record<Colour, LockerStack>>;
  /** C4. The two stacks of exit tiles. */
  readonly exitTiles: readonly (readonly number[])[];
  readonly track: NotorietyTrack;
  /** U2. The costs of the six asset spaces, the most expensive first. */
  readonly assetCosts: readonly number[];
  readonly itemSpaces: number;
  readonly contactSpaces: number;
  /** G2. The scores for 0, 1, 2, ... contacts. */
  readonly contactScores: readonly number[];
  readonly equipment: Readonly<Record<Equipment, { readonly cost: number; readonly officers: readonly Officer[] }>>;
  readonly fixers: Readonly<Record<Fixer, number>>;
  /**
   * I7. The locker stack from which the Inspector takes tiles at a store. If undefined, she takes one tile from each
   * stack.
   */
  readonly storeLockers: Readonly<Partial<Record<Store, Colour>>>;
  readonly prices: Prices;
  /**
   * F3. The prices of escaping, by the number of players at the start. The index in a list is the number of players who
   * have already escaped. A solo game uses the list for 2 players (R14).
   */
  readonly escapeCosts: Readonly<Record<'2' | '3' | '4' | '5', readonly number[]>>;
  /** S1. The number of visits after which a business closes, by the number of players. */
  readonly closeAt: Readonly<Record<'1' | '2' | '3' | '4' | '5', number>>;
}

export interface Prices {
  /** Rule S10. */
  readonly startCash: number;
  /** Rule D3. */
  readonly incomeUnlock: number;
  /** Rule L8. */
  readonly gang: number;
  /** L13. The prices of healing 1, 2 and 3 wounds. */
  readonly hospital: readonly number[];
  /** Rule L12. */
  readonly church: number;
  /** Rule A1. */
  readonly afterEscape: number;
  /** Rule J4. */
  readonly lieutenant: number;
}

export interface Pack extends Omit<PackDocument, 'tiles' | 'contacts' | 'plans'> {
  readonly tiles: Readonly<Record<string, Tile>>;
  readonly contacts: ReadonlyMap<string, Contact>;
  readonly plans: ReadonlyMap<string, Plan>;
}
