import type { Chance } from './chance.ts';

/** Seats are numbered from 0 in seating order. */
export type SeatId = number;
export type Viewer = SeatId | 'spectator';

/** A pending step: its name and its data. Frames are never changed, only replaced, so copies share them. */
export interface Frame {
  readonly step: string;
}

export interface Move {
  readonly move: string;
}

export interface GameEvent {
  readonly type: string;
}

/** What the kernel needs of a game's state. The rest is up to the game. */
export interface State {
  /** The pending steps, the next one last. */
  stack: Frame[];
  chance: Chance;
  /** The hash of the content pack that all ids in this state belong to. */
  readonly pack: string;
}

/** All types of one game. */
export interface Shape {
  readonly state: State;
  readonly frame: Frame;
  readonly move: Move;
  readonly event: GameEvent;
  readonly view: object;
  readonly options: object;
  readonly rule: string;
}
