import type { Chapter, Family, Kind, ResourceId, Skill } from './vocabulary.ts';

/** C1. The cards as the rules read them, with full names instead of the letters in a `PackDocument`. */
export interface Pack {
  readonly id: string;
  readonly bosses: ReadonlyMap<string, Boss>;
  readonly henchmen: ReadonlyMap<string, Henchman>;
  readonly jobs: ReadonlyMap<string, Job>;
  readonly snitches: ReadonlyMap<string, Snitch>;
  readonly resources: ReadonlyMap<string, Resource>;
}

export interface Boss {
  readonly id: string;
  readonly family: Family;
  /** A skill may be listed more than once, because every icon counts (C2). */
  readonly skills: readonly Skill[];
  /** The money with which the player starts (S1). */
  readonly money: number;
}

export interface Henchman {
  readonly id: string;
  readonly family: Family;
  readonly skills: readonly Skill[];
  readonly cost: number;
  readonly influence: number;
}

export interface Job {
  readonly id: string;
  readonly chapter: Chapter;
  readonly kind: Kind;
  readonly needs: readonly Skill[];
  /** Column A: the rewards of the player who does the job. */
  readonly alone: Rewards;
  /** Column B (P3): the income of each gang that takes part. Only shared jobs have this column. */
  readonly shared: number | undefined;
}

/** W. The rewards in a column of a job. Zero, false or undefined means that the column doesn't show the reward. */
export interface Rewards {
  readonly income: number;
  readonly influence: number;
  readonly theft: number;
  readonly diversion: number;
  readonly recruit: boolean;
  readonly again: boolean;
  readonly mobilise: boolean;
  readonly assassinate: boolean;
  readonly learn: Skill | undefined;
}

export interface Snitch {
  readonly id: string;
  readonly chapter: 2 | 3;
  /** A gang with at least this many informer skills does not have to pay (N1). */
  readonly number: number;
}

export interface Resource {
  readonly id: ResourceId;
  readonly needs: readonly Skill[];
  /** The influence at the end of the game if the resource is active (Q2). The media resource can add more (Q11). */
  readonly influence: number;
}

/** A pack as people write it: skills as letters, rewards as words such as `$3 1p R`. */
export interface PackDocument {
  readonly id: string;
  readonly bosses: readonly {
    readonly id: string;
    readonly family: Family;
    readonly skills: string;
    readonly money: number;
  }[];
  readonly henchmen: readonly {
    readonly id: string;
    readonly family: Family;
    readonly skills: string;
    readonly cost: number;
    readonly influence: number;
  }[];
  readonly jobs: readonly {
    readonly id: string;
    readonly chapter: Chapter;
    readonly kind: Kind;
    readonly needs: string;
    readonly alone: string;
    readonly shared?: string;
  }[];
  readonly snitches: readonly {
    readonly id: string;
    readonly chapter: 2 | 3;
    readonly number: number;
  }[];
  readonly resources: readonly {
    readonly id: ResourceId;
    readonly needs: string;
    readonly influence: number;
  }[];
}
