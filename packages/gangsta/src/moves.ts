import type { SeatId } from '@getaway/kernel';
import type { ResourceId, Skill } from './content/vocabulary.ts';

export interface KeepResource {
  readonly move: 'keepResource';
  readonly resource: ResourceId;
}
export interface Look {
  readonly move: 'look';
}
export interface Decline {
  readonly move: 'decline';
}
export interface MobiliseMember {
  readonly move: 'mobilise';
  readonly member: string;
}
export interface CallHeadquarters {
  readonly move: 'callHeadquarters';
}
export interface StopMobilising {
  readonly move: 'stopMobilising';
}
export interface Recruit {
  readonly move: 'recruit';
  readonly henchman: string;
}
export interface Announce {
  readonly move: 'announce';
  readonly job: string;
}
export interface Pass {
  readonly move: 'pass';
}
export interface IgnoreOneSkill {
  readonly move: 'ignoreSkill';
  readonly skill: Skill;
}
export interface Activate {
  readonly move: 'activate';
  readonly member: string;
}
export interface StealFrom {
  readonly move: 'steal';
  readonly from: SeatId;
}
export interface DivertMember {
  readonly move: 'divert';
  readonly member: string;
}
export interface AssassinateFrom {
  readonly move: 'assassinate';
  readonly from: SeatId;
}
export interface GiveUpHenchman {
  readonly move: 'giveUp';
  readonly henchman: string;
}
export interface TeachMember {
  readonly move: 'learn';
  readonly member: string;
}
export interface TakeBackHenchman {
  readonly move: 'takeBack';
  readonly henchman: string;
}
export interface DiscardJob {
  readonly move: 'discardJob';
  readonly job: string;
}
export interface DiscardHenchman {
  readonly move: 'discardHenchman';
  readonly henchman: string;
}
export interface MakeMemberAvailable {
  readonly move: 'makeAvailable';
  readonly member: string;
}
/**
 * Ends the turn. This is a separate move so that the player can first undo earlier moves, unless something hidden was
 * revealed.
 */
export interface CommitTurn {
  readonly move: 'endTurn';
}
/** W4. Ends the turn and declines the extra turn. */
export interface DeclineExtraTurn {
  readonly move: 'declineExtraTurn';
}

export type Move =
  | KeepResource
  | Look
  | Decline
  | MobiliseMember
  | CallHeadquarters
  | StopMobilising
  | Recruit
  | Announce
  | Pass
  | IgnoreOneSkill
  | Activate
  | StealFrom
  | DivertMember
  | AssassinateFrom
  | GiveUpHenchman
  | TeachMember
  | TakeBackHenchman
  | DiscardJob
  | DiscardHenchman
  | MakeMemberAvailable
  | CommitTurn
  | DeclineExtraTurn;

export const DECLINE: Decline = { move: 'decline' };
