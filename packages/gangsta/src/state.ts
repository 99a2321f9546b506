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

/** A member of a gang. The boss is always the first member. */
export interface Member {
  readonly card: string;
  /** Rule T2. */
  available: boolean;
  /** W9. The job card under this member. */
  learned?: string;
}

/**
 * Q1-Q2. When the gang war begins, an active counterfeit press becomes `stopped`, and an inactive one becomes
 * `worthless`.
 */
export const RESOURCE_STATUS = ['secret', 'inactive', 'active', 'stopped', 'worthless'] as const;

export interface HeldResource {
  readonly card: ResourceId;
  status: (typeof RESOURCE_STATUS)[number];
}

export interface Seat {
  money: number;
  gang: Member[];
  /** A2. The completed jobs, in order. */
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
  /** W4. Whether an extra turn has been earned in this turn. */
  again: boolean;
  /** Q6, Q13. Whether the active player has looked at the top card this turn. */
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
  /** S2. Five spaces. A space can be empty until the end of the turn (T3). */
  jobs: string[];
  pool: string[];
  /** A2. The announced job that isn't done yet. */
  underway: string[];
  jobDeck: Deck;
  henchmanDeck: Deck;
  jobDiscards: string[];
  henchmanDiscards: string[];
  /** N3. The revealed snitches of all chapters, in order. */
  snitches: string[];
  /** H6. Henchmen who left the game, and the job cards under them. */
  lost: string[];
  /** H4. Jobs and snitches that nobody owned when their chapter ended. */
  gone: string[];
  /** S4, Q1. Bosses and resources that were dealt to nobody. */
  box: string[];
  /** R4. The number of consecutive passes. */
  passes: number;
  endedBy?: EndReason;
}

/** An empty space for a job or a henchman. */
export const GAP = 'gap';

export const withoutGaps = (spaces: readonly string[]): string[] => spaces.filter((card) => card !== GAP);
