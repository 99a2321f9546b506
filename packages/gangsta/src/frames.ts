import type { SeatId } from '@getaway/kernel';
import type { Skill } from './content/vocabulary.ts';

/** The steps that can be pending, grouped by the headings of the rulebook. */
export type Frame =
  // S. Setup
  | DealBosses
  | DealResources
  | ChooseResource
  | ShowResources
  | LayOut
  | ChooseFirstPlayer
  // T. A turn
  | TakeTurn
  | LookAtTop
  | EndTurn
  | CloseTurn
  | PassTurnOn
  // M. Calling members back
  | BeginMobilising
  | Mobilise
  // A. Actions
  | Act
  | IgnoreSkill
  | PullJob
  | FinishJob
  | TakeBack
  | Discard
  | RefillPool
  | RefillJobs
  // W. Rewards
  | Steal
  | Divert
  | Assassinate
  | GiveUp
  | MobiliseGang
  | RecruitAtOnce
  | Learn
  | PlayAgain
  // H. Chapters, N. Snitches, G. End
  | EndChapter
  | BeginChapter
  | FollowSnitch
  | CountSnitches
  // Q. Resources
  | MakeAvailable;

export interface DealBosses {
  readonly step: 'dealBosses';
}
export interface DealResources {
  readonly step: 'dealResources';
}
export interface ChooseResource {
  readonly step: 'chooseResource';
  readonly seat: SeatId;
}
export interface ShowResources {
  readonly step: 'showResources';
}
export interface LayOut {
  readonly step: 'layOut';
}
export interface ChooseFirstPlayer {
  readonly step: 'chooseFirstPlayer';
}

export interface TakeTurn {
  readonly step: 'takeTurn';
  readonly seat: SeatId;
  readonly extra: boolean;
}
export interface LookAtTop {
  readonly step: 'lookAtTop';
  readonly seat: SeatId;
}
export interface EndTurn {
  readonly step: 'endTurn';
  readonly seat: SeatId;
}
export interface CloseTurn {
  readonly step: 'closeTurn';
  readonly seat: SeatId;
}
export interface PassTurnOn {
  readonly step: 'passTurnOn';
  readonly seat: SeatId;
}

export interface BeginMobilising {
  readonly step: 'beginMobilising';
  readonly seat: SeatId;
}
export interface Mobilise {
  readonly step: 'mobilise';
  readonly seat: SeatId;
  /** M1. How many members can still be called back for free. Each leader calls back one. */
  readonly free: number;
  /** M2. Whether a member was paid for. If so, the headquarters can't be used instead (R7). */
  readonly paid: boolean;
}

export interface Act {
  readonly step: 'act';
  readonly seat: SeatId;
}
export interface IgnoreSkill {
  readonly step: 'ignoreSkill';
  readonly seat: SeatId;
}
export interface PullJob {
  readonly step: 'pullJob';
  readonly seat: SeatId;
  readonly missing: readonly Skill[];
  /** The members who have been sent on the job, in order. */
  readonly crew: readonly string[];
}
export interface FinishJob {
  readonly step: 'finishJob';
  readonly seat: SeatId;
  readonly crew: readonly string[];
}
export interface TakeBack {
  readonly step: 'takeBack';
  readonly seat: SeatId;
}
export interface Discard {
  readonly step: 'discard';
  readonly seat: SeatId;
}
export interface RefillPool {
  readonly step: 'refillPool';
}
export interface RefillJobs {
  readonly step: 'refillJobs';
}

export interface Steal {
  readonly step: 'steal';
  readonly seat: SeatId;
  readonly sum: number;
}
export interface Divert {
  readonly step: 'divert';
  readonly seat: SeatId;
  readonly left: number;
}
export interface Assassinate {
  readonly step: 'assassinate';
  readonly seat: SeatId;
}
export const LOSSES = ['assassination', 'gangWar', 'snitch'] as const;
export interface GiveUp {
  readonly step: 'giveUp';
  readonly seat: SeatId;
  /** H3. The seat that chooses the henchman. */
  readonly by: SeatId;
  readonly cause: (typeof LOSSES)[number];
}
export interface MobiliseGang {
  readonly step: 'mobiliseGang';
  readonly seat: SeatId;
}
export interface RecruitAtOnce {
  readonly step: 'recruitAtOnce';
  readonly seat: SeatId;
}
export interface Learn {
  readonly step: 'learn';
  readonly seat: SeatId;
  readonly job: string;
  readonly crew: readonly string[];
}

export interface PlayAgain {
  readonly step: 'playAgain';
  readonly seat: SeatId;
}

export interface EndChapter {
  readonly step: 'endChapter';
  readonly seat: SeatId;
}
export interface BeginChapter {
  readonly step: 'beginChapter';
}
export interface FollowSnitch {
  readonly step: 'followSnitch';
}

export interface CountSnitches {
  readonly step: 'countSnitches';
}

export interface MakeAvailable {
  readonly step: 'makeAvailable';
  readonly seat: SeatId;
  readonly by: 'privateJet' | 'secretSociety';
}
