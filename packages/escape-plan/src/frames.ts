import type { SeatId } from '@getaway/kernel';
import type { Colour, Day, Haunt, Officer, Part } from './content/vocabulary.ts';
import type { Place, Who } from './state.ts';

/** The steps that can be pending, by the rulebook's headings. */
export type Frame =
  // S. Setup
  | { readonly step: 'layOut' }
  | { readonly step: 'dealOut' }
  // D. The day
  | { readonly step: 'beginDay'; readonly day: Day }
  | { readonly step: 'receiveIncome' }
  | UnlockForCash
  | { readonly step: 'revealPatrol' }
  | PlaceTile
  | OpenSite
  | { readonly step: 'turnUpTiles' }
  | { readonly step: 'setTurnOrder' }
  | { readonly step: 'beginPart'; readonly part: Part }
  | { readonly step: 'endDay' }
  // A. A turn
  | UseDisc
  | TakeTurn
  | ChooseTurn
  | EndTurn
  | CloseTurn
  // V. Travel
  | Travel
  // E. Evade
  | Evade
  | CountWounds
  | TakeWound
  | TakeHandcuffs
  // L. Visit
  | BeginVisit
  | OpenClosed
  | VisitStep
  | TakeContact
  | PlaceContact
  | KeepTile
  | StoreItem
  | GroupBonus
  // X. Executive actions
  | MoveOfficer
  | RemoveOfficer
  | GangAbility
  // U. Assets
  | UnlockAsset
  // N. Notoriety
  | AdjustNotoriety
  | CrossLine
  | MoveNearer
  | TopWounds
  // F. Escape
  | PayEscape
  // I, J. Automata
  | PlayAutomaton
  | EndCheck;

interface OfSeat<Step extends string> {
  readonly step: Step;
  readonly seat: SeatId;
}

/** D3. */
export type UnlockForCash = OfSeat<'unlockForCash'>;
/** D6. */
export type PlaceTile = OfSeat<'placeTile'>;
/** D8. A business or safe house for a site of the tile just placed. */
export interface OpenSite extends OfSeat<'openSite'> {
  readonly site: Place;
}
/** D12. */
export interface UseDisc extends OfSeat<'useDisc'> {}
/** A1, A2. */
export type TakeTurn = OfSeat<'takeTurn'>;
export type ChooseTurn = OfSeat<'chooseTurn'>;
/** A6. */
export type EndTurn = OfSeat<'endTurn'>;
export interface CloseTurn {
  readonly step: 'closeTurn';
  readonly who: Who;
}

export type Travel = OfSeat<'travel'>;

/** E2, E3. */
export interface Evade extends OfSeat<'evade'> {
  /** Tiles left, and for an escape the exit's. */
  readonly tiles: readonly string[];
  /** Officers evaded so far, as tile and type. */
  readonly evaded: readonly EvadedOfficer[];
  readonly escaping: boolean;
}
export interface EvadedOfficer {
  readonly tile: string;
  readonly officer: Officer | 'inspector';
}
/** E4, J4. */
export interface CountWounds extends OfSeat<'countWounds'> {
  readonly tiles: readonly string[];
  readonly evaded: readonly EvadedOfficer[];
}
/** E8. */
export interface TakeWound extends OfSeat<'takeWound'> {
  readonly left: number;
  /** N2. No executive actions in between. */
  readonly inTurn: boolean;
}
/** E5. */
export type TakeHandcuffs = OfSeat<'takeHandcuffs'>;

/** L. */
export type BeginVisit = OfSeat<'beginVisit'>;
/** L3. */
export interface OpenClosed extends OfSeat<'openClosed'> {
  readonly haunt: Haunt;
}
export const VISIT_STEPS = [
  'otherThieves',
  'placeCube',
  'loseNotoriety',
  'gainNotoriety',
  'takeKey',
  'buyFixer',
  'hireGang',
  'takeCan',
  'buyEquipment',
  'openLocker',
  'healOne',
  'buyHealing',
  'payChurch',
  'exitReward',
] as const;
export interface VisitStep extends OfSeat<'visitStep'> {
  readonly does: (typeof VISIT_STEPS)[number];
  readonly place: Place;
  /** L9. Equipment bought in this visit: the next must differ. */
  readonly bought: readonly string[];
}
/** L15. */
export interface TakeContact extends OfSeat<'takeContact'> {}
export interface PlaceContact extends OfSeat<'placeContact'> {
  readonly card: string;
}
/** L10, L14. Which of the drawn tiles is kept. */
export interface KeepTile extends OfSeat<'keepTile'> {
  readonly from: Colour | number;
  readonly drawn: readonly number[];
}
/** L6. */
export interface StoreItem extends OfSeat<'storeItem'> {
  readonly item:
    | { readonly kind: 'equipment' | 'fixer'; readonly tile: string }
    | { readonly kind: 'locker'; readonly colour: Colour; readonly value: number }
    | { readonly kind: 'exit'; readonly stack: number; readonly value: number };
}
/** L4, L7. */
export interface GroupBonus extends OfSeat<'groupBonus'> {
  readonly group: number;
}

/** X8. */
export interface MoveOfficer extends OfSeat<'moveOfficer'> {
  readonly officer: Officer;
}
/** X9. */
export interface RemoveOfficer extends OfSeat<'removeOfficer'> {
  readonly officers: readonly Officer[];
}
export type GangAbility = OfSeat<'gangAbility'>;

/** U1. */
export interface UnlockAsset extends OfSeat<'unlockAsset'> {
  readonly optional: boolean;
}

/** N2. */
export interface AdjustNotoriety {
  readonly step: 'adjustNotoriety';
  readonly who: Who;
}
/** N3. */
export interface CrossLine {
  readonly step: 'crossLine';
  readonly who: Who;
  readonly line: number;
}
export interface MoveNearer {
  readonly step: 'moveNearer';
  /** Who chooses; an automaton's move is made by another player (I12) or by the game (R13). */
  readonly by: SeatId | 'game';
  readonly toward: string;
}
export interface TopWounds {
  readonly step: 'topWounds';
  readonly seat: SeatId;
  readonly left: number;
}

/** F3. */
export type PayEscape = OfSeat<'payEscape'>;

export interface PlayAutomaton {
  readonly step: 'playAutomaton';
  readonly who: 'inspector' | 'lieutenant';
}
/** G1. */
export interface EndCheck {
  readonly step: 'endCheck';
}

