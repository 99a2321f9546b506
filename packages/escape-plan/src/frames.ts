import type { SeatId } from '@getaway/kernel';
import type { Automaton, Colour, Day, Equipment, Haunt, Officer, Part } from './content/vocabulary.ts';
import type { Item, Place, Who } from './state.ts';

/** The steps that can be pending, grouped by the headings of the rulebook. */
export type Frame =
  // S. Setup
  | LayOut
  | DealOut
  | SeatTheTable
  // D. The day
  | BeginDay
  | ReceiveIncomePhase
  | UnlockForCash
  | RevealPatrol
  | PlaceTile
  | OpenSite
  | TurnUpTiles
  | SetTurnOrder
  | BeginPart
  | EndPart
  // A. A turn
  | UseDisc
  | TakeTurn
  | ChooseTurn
  | EndTurn
  | CloseTurn
  // V. Travel
  | Travel
  | StepByStep
  // E. Evade
  | Evade
  | PayLieutenant
  | TakeWound
  | TakeHandcuffs
  // L. Visit
  | BeginVisit
  | OpenClosed
  | MeetThieves
  | PlaceCube
  | LieLow
  | DrawAttention
  | TakeKeyStep
  | BuyFixerStep
  | HireGang
  | TakeCanStep
  | BuyEquipmentStep
  | OpenLockerStep
  | HealOne
  | BuyHealing
  | PayChurchStep
  | ExitReward
  | TakeContact
  | PlaceContact
  | KeepTile
  | StoreItem
  | GroupBonus
  // X. Executive actions
  | MoveOfficer
  | RemoveOfficer
  | TurnDown
  | ReturnMember
  // U. Assets
  | UnlockAsset
  // N. Notoriety
  | AdjustNotoriety
  | CrossLine
  | MoveNearer
  | CloseInByChance
  | GainDisc
  // F. Escape
  | PayEscape
  // I, J. Automata
  | PlayAutomaton
  | LeaveCity;

interface OfSeat<Step extends string> {
  readonly step: Step;
  readonly seat: SeatId;
}

interface Plain<Step extends string> {
  readonly step: Step;
}

export type LayOut = Plain<'layOut'>;
export type DealOut = Plain<'dealOut'>;
export type SeatTheTable = Plain<'seatTheTable'>;

export interface BeginDay extends Plain<'beginDay'> {
  readonly day: Day;
}
/** Rule D2. */
export type ReceiveIncomePhase = Plain<'receiveIncome'>;
export type RevealPatrol = Plain<'revealPatrol'>;
export type TurnUpTiles = Plain<'turnUpTiles'>;
export type SetTurnOrder = Plain<'setTurnOrder'>;
export interface BeginPart extends Plain<'beginPart'> {
  readonly part: Part;
}
export type EndPart = Plain<'endPart'>;

/** Rule D3. */
export type UnlockForCash = OfSeat<'unlockForCash'>;
/** Rule D6. */
export type PlaceTile = OfSeat<'placeTile'>;
/** D8. Chooses a business or safe house for a site of the tile that was just placed. */
export interface OpenSite extends OfSeat<'openSite'> {
  readonly site: Place;
}
/** Rule D12. */
export type UseDisc = OfSeat<'useDisc'>;
/** Rules A1 and A2. */
export type TakeTurn = OfSeat<'takeTurn'>;
export type ChooseTurn = OfSeat<'chooseTurn'>;
/** Rule A6. */
export type EndTurn = OfSeat<'endTurn'>;
export type CloseTurn = OfSeat<'closeTurn'>;

export type Travel = OfSeat<'travel'>;
/** V9, R35. A journey made space by space. Until it ends, the thief's figure stays where the journey began. */
export interface StepByStep extends OfSeat<'stepByStep'> {
  /** V1. Movement points left. */
  readonly points: number;
  /** The names of all spaces so far. The first is the start. The last is the current space. */
  readonly way: readonly Place[];
  /** E2. The tiles that the thief has left so far. */
  readonly left: readonly string[];
  /** V4. Gas cans returned so far. */
  readonly cans: number;
  /** Contacts, fixers and gang members used so far. */
  readonly means: readonly string[];
  /** V5, V11. Whether the subway's extra point was given, and whether the last step was a subway ride. */
  readonly subway: SubwayUse;
  /** X9. For each jet ski used, one space of the body of water that it crosses. */
  readonly crossed: readonly Place[];
  /**
   * The number of spaces visited since something other than the position last changed. These are the last spaces of
   * `way`, including the current one. Using a card, for example, resets this number to 1.
   */
  readonly idle: number;
  /**
   * The things that were ready after the last step, one bit each: rides, and things that make used contacts ready
   * (R35). When these bits change, `idle` starts again at 1.
   */
  readonly ready: number;
}
export const SUBWAY_USES = ['unused', 'used', 'arrived'] as const;
type SubwayUse = (typeof SUBWAY_USES)[number];

/** Rules E2 and E3. */
export interface Evade extends OfSeat<'evade'> {
  /** The tiles that the journey leaves. For an escape, also the exit's tile. */
  readonly tiles: readonly string[];
}
/** Rule J4. */
export interface PayLieutenant extends OfSeat<'payLieutenant'> {
  readonly tiles: readonly string[];
}
/** Rule E8. */
export interface TakeWound extends OfSeat<'takeWound'> {
  readonly left: number;
  /** False for the wounds of an adjustment (N2). Executive actions can't be used before those wounds. */
  readonly inTurn: boolean;
}
/** Rule E5. */
export type TakeHandcuffs = OfSeat<'takeHandcuffs'>;

/** Section L of the rules. */
export type BeginVisit = OfSeat<'beginVisit'>;
/** Rule L3. */
export interface OpenClosed extends OfSeat<'openClosed'> {
  readonly haunt: Haunt;
}
/** Rule L1. */
export type MeetThieves = OfSeat<'meetThieves'>;
/** Rules L2 and L5. */
export type PlaceCube = OfSeat<'placeCube'>;
/** Rule L5. */
export type LieLow = OfSeat<'lieLow'>;
/** Rule L13. */
export type DrawAttention = OfSeat<'drawAttention'>;
export type TakeKeyStep = OfSeat<'takeKey'>;
export type BuyFixerStep = OfSeat<'buyFixer'>;
/** Rule L8. */
export type HireGang = OfSeat<'hireGang'>;
/** Rule L9. */
export type TakeCanStep = OfSeat<'takeCan'>;
export interface BuyEquipmentStep extends OfSeat<'buyEquipment'> {
  /** Equipment bought in this visit. The next piece must be different. */
  readonly bought: readonly Equipment[];
}
export type OpenLockerStep = OfSeat<'openLocker'>;
/** Rule L11. */
export type HealOne = OfSeat<'healOne'>;
/** Rule L13. */
export type BuyHealing = OfSeat<'buyHealing'>;
/** Rule L12. */
export type PayChurchStep = OfSeat<'payChurch'>;
/** Rule L14. */
export type ExitReward = OfSeat<'exitReward'>;
/** Rule L15. */
export interface TakeContact extends OfSeat<'takeContact'> {
  /** Whether the step is part of a visit. If so, executive actions can be used before it (A2). */
  readonly visiting: boolean;
}
export interface PlaceContact extends OfSeat<'placeContact'> {
  readonly card: string;
}
/** L10, L14. Chooses which of the drawn tiles to keep. */
export interface KeepTile extends OfSeat<'keepTile'> {
  readonly from: Colour | number;
  readonly drawn: readonly number[];
}
/** Rule L6. */
export interface StoreItem extends OfSeat<'storeItem'> {
  readonly item: Readonly<Item>;
}
/** Rules L4 and L7. */
export interface GroupBonus extends OfSeat<'groupBonus'> {
  readonly group: number;
}

/** Rule X8. */
export interface MoveOfficer extends OfSeat<'moveOfficer'> {
  readonly officers: readonly Officer[];
}
/** Rule X9. */
export interface RemoveOfficer extends OfSeat<'removeOfficer'> {
  readonly officers: readonly Officer[];
}
/**
 * X1. After a contact's effect, marks the contact as used. If the player has lost the card by then, nothing is marked
 * (X12).
 */
export interface TurnDown extends OfSeat<'turnDown'> {
  readonly card: string;
}
/** X13. Returns a gang member that was used. */
export interface ReturnMember extends OfSeat<'returnMember'> {
  /** R36. A headquarters where the journey can end only if the player gets a marker back. */
  readonly endsAt?: Place;
  /** How many members are returned after this one. */
  readonly later?: number;
}

/** Rule U1. */
export interface UnlockAsset extends OfSeat<'unlockAsset'> {
  readonly optional: boolean;
  /** Whether the step is part of a rest or a visit. If so, executive actions can be used before it (A2). */
  readonly visiting: boolean;
}

/** Rule N2. */
export interface AdjustNotoriety {
  readonly step: 'adjustNotoriety';
  readonly who: Who;
}
/** Rule N3. */
export interface CrossLine {
  readonly step: 'crossLine';
  readonly who: Who;
  readonly line: number;
}
export interface MoveNearer extends OfSeat<'moveNearer'> {
  /** The tile of the thief who crossed a line of the notoriety track. */
  readonly toward: string;
}
/** Rule R13. */
export interface CloseInByChance {
  readonly step: 'closeInByChance';
  readonly toward: string;
}
export type GainDisc = OfSeat<'gainDisc'>;

/** Rule F3. */
export type PayEscape = OfSeat<'payEscape'>;

export interface PlayAutomaton extends Plain<'playAutomaton'> {
  readonly who: Automaton;
}
export interface LeaveCity extends Plain<'leaveCity'> {
  readonly who: Automaton;
}
