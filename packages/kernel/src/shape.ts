import type { Chance } from './chance.ts';

/** Seats are numbered from 0 in seating order. */
export type SeatId = number;
export type Viewer = SeatId | 'spectator';

/**
 * A pending step: its name and its data. Frames are replaced and never changed, so copies of a state can share them.
 */
export interface Frame {
  readonly step: string;
}

export interface Move {
  readonly move: string;
}

export interface GameEvent {
  readonly type: string;
}

/** The fields that the kernel needs in a game's state. A game adds its own. */
export interface State {
  /** The pending steps, with the next one last. */
  stack: Frame[];
  chance: Chance;
  /** The hash of the content pack that all ids in this state belong to. */
  readonly pack: string;
}

export interface Shape {
  readonly state: State;
  readonly frame: Frame;
  readonly move: Move;
  readonly event: GameEvent;
  readonly view: object;
  readonly options: object;
  readonly rule: string;
}
