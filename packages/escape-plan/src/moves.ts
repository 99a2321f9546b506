import type { Asset, Colour, Equipment, Fixer, Haunt, Officer } from './content/vocabulary.ts';
import type { WAYS } from './journey/stepwise.ts';
import type { Place } from './state.ts';

export interface Decline {
  readonly move: 'decline';
}
export const DECLINE: Decline = { move: 'decline' };

// D. The day
export interface PlaceTileAt {
  readonly move: 'placeTile';
  readonly tile: string;
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
}
export interface OpenHaunt {
  readonly move: 'openHaunt';
  readonly haunt: Haunt;
}
/** Rule D12. */
export interface TakeExtraTurn {
  readonly move: 'useDisc';
}

// A. A turn
export interface Rest {
  readonly move: 'rest';
}
export interface SetOut {
  readonly move: 'setOut';
}
/** Rule R10. */
export interface PassTurn {
  readonly move: 'passTurn';
}
export interface CommitTurn {
  readonly move: 'endTurn';
}

/** V. A journey made in one choice. A journey is not offered if another one beats it. */
export interface GoTo {
  readonly move: 'travel';
  readonly to: Place;
  /** E2. The tiles that the thief leaves on the way. */
  readonly left: readonly string[];
  readonly points: number;
  readonly cans: number;
  /** Contacts, fixers and gang members used on the way. */
  readonly means: readonly string[];
  /** Rule F1. */
  readonly escape: boolean;
}

/** V9. Starts a journey made space by space. */
export interface SetOutStepByStep {
  readonly move: 'stepByStep';
}
/** V9. One step of a journey made space by space. */
export interface StepTo {
  readonly move: 'stepTo';
  /** The name of the space, which can be a location or terrain. */
  readonly to: Place;
  readonly by: (typeof WAYS)[number];
  readonly points: number;
  /** The ride and the jet ski used, if any. */
  readonly means: readonly string[];
}
/** Rule V4. */
export interface ReturnCan {
  readonly move: 'returnCan';
}
/** V1, F1. Ends the journey at the current space. */
export interface Arrive {
  readonly move: 'arrive';
  readonly escape: boolean;
}
/** V1. Gives up a journey that has become impossible to end. */
export interface TurnBack {
  readonly move: 'turnBack';
}

// E. Evade
export interface EndEvading {
  readonly move: 'endEvading';
}
export interface SufferWound {
  readonly move: 'takeWound';
}
export interface PutOnHandcuffs {
  readonly move: 'takeHandcuffs';
  /** U3. The asset that leaves the game. */
  readonly boxed?: Asset;
}

// L. Visit
export interface UseKey {
  readonly move: 'useKey';
  readonly colour: Colour | 'master';
}
export interface TakeKey {
  readonly move: 'takeKey';
  readonly colour: Colour;
}
export interface BuyFixer {
  readonly move: 'buyFixer';
  readonly fixer: Fixer;
}
export interface TakeCan {
  readonly move: 'takeCan';
}
export interface BuyEquipment {
  readonly move: 'buyEquipment';
  readonly equipment: Equipment;
}
export interface OpenLocker {
  readonly move: 'openLocker';
  readonly locker: Colour;
  readonly key: Colour | 'master';
}
export interface Heal {
  readonly move: 'heal';
  readonly wounds: number;
}
export interface PayChurch {
  readonly move: 'payChurch';
}
export interface ReceiveIncome {
  readonly move: 'receiveIncome';
}
export interface TakeExitTile {
  readonly move: 'takeExitTile';
}
export interface ChooseContact {
  readonly move: 'takeContact';
  readonly card: string;
}
/** Rule L15. */
export interface PutContact {
  readonly move: 'putContact';
  readonly where: 'space' | 'box';
}
export interface ReplaceContact {
  readonly move: 'replaceContact';
  readonly card: string;
}
export interface KeepDrawn {
  readonly move: 'keepTile';
  readonly value: number;
}
/** Rule L6. */
export interface PutItem {
  readonly move: 'putItem';
}
export interface ReplaceItem {
  readonly move: 'replaceItem';
  readonly space: number;
}
/** Rules L4 and L7. */
export interface TakeDisc {
  readonly move: 'takeDisc';
}
export interface TakeBonus {
  readonly move: 'unlockAndMore';
}

// X. Executive actions
export interface UseContact {
  readonly move: 'useContact';
  readonly card: string;
  /** X5. What the gang contact does. */
  readonly does?: GangAbility;
  /** The tile on which the contact evades officers. */
  readonly tile?: string;
  readonly officer?: Officer | 'inspector';
}
interface UseFixer {
  readonly move: 'useFixer';
  readonly fixer: Fixer;
  /** X5. What the motorcycle does. */
  readonly does?: GangAbility;
  readonly tile?: string;
}
interface UseEquipment {
  readonly move: 'useEquipment';
  readonly equipment: Equipment;
  readonly tile?: string;
  readonly officer?: Officer | 'inspector';
}
interface UseFirstAid {
  readonly move: 'useFirstAid';
}
interface UseMember {
  readonly move: 'useMember';
  readonly does: GangAbility;
  readonly tile?: string;
}
/** X5. The third ability, a flight, is part of a journey and not listed here. */
export const GANG_ABILITIES = ['loseNotoriety', 'evade'] as const;
export type GangAbility = (typeof GANG_ABILITIES)[number];
/** Rule X13. */
export interface ReturnMemberTo {
  readonly move: 'returnMember';
  readonly headquarters: Place;
}
interface UseAsset {
  readonly move: 'useAsset';
  readonly asset: Asset;
  readonly tile?: string;
}
export interface MoveOfficerTo {
  readonly move: 'moveOfficer';
  readonly officer: Officer;
  readonly from: string;
  readonly to: string;
}
export interface RemoveOfficerFrom {
  readonly move: 'removeOfficer';
  readonly officer: Officer;
  readonly from: string;
}

// F. Escape
export interface PayEscapeNow {
  readonly move: 'payEscape';
}

// U. Assets
export interface Unlock {
  readonly move: 'unlock';
  readonly asset: Asset;
}

export type ExecutiveAction = UseContact | UseFixer | UseEquipment | UseFirstAid | UseMember | UseAsset;

export type Move =
  | Decline
  | PlaceTileAt
  | OpenHaunt
  | TakeExtraTurn
  | Rest
  | SetOut
  | PassTurn
  | CommitTurn
  | GoTo
  | SetOutStepByStep
  | StepTo
  | ReturnCan
  | Arrive
  | TurnBack
  | EndEvading
  | SufferWound
  | PutOnHandcuffs
  | UseKey
  | TakeKey
  | BuyFixer
  | TakeCan
  | BuyEquipment
  | OpenLocker
  | Heal
  | PayChurch
  | ReceiveIncome
  | TakeExitTile
  | ChooseContact
  | PutContact
  | ReplaceContact
  | KeepDrawn
  | PutItem
  | ReplaceItem
  | TakeDisc
  | TakeBonus
  | ExecutiveAction
  | ReturnMemberTo
  | PayEscapeNow
  | MoveOfficerTo
  | RemoveOfficerFrom
  | Unlock;
