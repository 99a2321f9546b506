import type { Chance, Deck, SeatId } from '@getaway/kernel';
import type { Chapter, ResourceId } from './content/vocabulary.ts';
import type { Frame } from './frames.ts';

export interface Options {
  /** Section F of the rules. */
  readonly families: boolean;
  /** Section Q of the rules. */
  readonly resources: boolean;
  /** R8. Whether everybody can see which jobs each player has done. */
  readonly openJobs: boolean;
}

/** A card of a gang. The boss is always the first member. */
export interface Member {
  readonly card: string;
  /** Rule T2. */
  available: boolean;
  /** W9. The job card that is tucked under this member. */
  learned?: string;
}

/**
 * Q1-Q2. `stopped` is a counterfeit press that was active when the gang war began. `worthless` is one that was not
 * active then.
 */
export const RESOURCE_STATUS = ['secret', 'inactive', 'active', 'stopped', 'worthless'] as const;

export interface HeldResource {
  readonly card: ResourceId;
  status: (typeof RESOURCE_STATUS)[number];
}

export interface Seat {
  money: number;
  gang: Member[];
  /** A2. Completed jobs, in order. */
  done: string[];
  /** Q1. The two resources dealt. Only the owner knows both. */
  dealt: ResourceId[];
  resource?: HeldResource;
  /** Rule Q7. */
  hospital: Member[];
}

interface Turn {
  seat: SeatId;
  /** W4. Whether this is an extra turn. */
  extra: boolean;
  /** W4. Whether an extra turn was earned. */
  again: boolean;
  /** Q6, Q13. Whether the owner has peeked at the top card this turn. */
  looked: boolean;
  /** Q9. The gangs that took part in this turn's shared job. */
  gangs: SeatId[];
}

export const END_REASONS = ['members', 'snitches', 'idleness'] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface State {
  /** The hash of the content pack. */
  readonly pack: string;
  readonly options: Options;
  stack: Frame[];
  chance: Chance;
  chapter: Chapter;
  turn: Turn;
  seats: Seat[];
  /** S2. Five spaces. Some of them can be empty until T3 (6). */
  jobs: string[];
  pool: string[];
  /** A2. The announced job that isn't done yet. */
  underway: string[];
  jobDeck: Deck;
  henchmanDeck: Deck;
  jobDiscards: string[];
  henchmanDiscards: string[];
  /** N3. Revealed snitches of all chapters, in order. */
  snitches: string[];
  /** H6. Henchmen who left the game, and the job cards tucked under them. */
  lost: string[];
  /** H4. Jobs and snitches of past chapters that nobody owns. */
  gone: string[];
  /** S4, Q1. Bosses and resources that nobody got. */
  box: string[];
  /** R4. The number of passes since any other action. */
  passes: number;
  endedBy?: EndReason;
}

/** An empty space for a job or a henchman. */
export const GAP = 'gap';

export const withoutGaps = (spaces: readonly string[]): string[] => spaces.filter((card) => card !== GAP);
