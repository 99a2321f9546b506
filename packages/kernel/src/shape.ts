import type { Chance } from './chance.ts';

/** Seats are numbered from 0 in seating order. */
export type SeatId = number;
export type Viewer = SeatId | 'spectator';

/** A pending step: its name and what it has to remember. Frames are never changed, only replaced, so copies share them. */
export interface Frame {
  readonly step: string;
}

export interface Move {
  readonly move: string;
}

export interface GameEvent {
  readonly type: string;
}

/** What the kernel needs of a game's state; the rest is the game's own. */
export interface State {
  /** What is still to be done, the next step last. */
  stack: Frame[];
  chance: Chance;
  /** The hash of the content pack that every id in this state belongs to. */
  readonly pack: string;
}

/** The types of one game, in one parcel. */
export interface Shape {
  readonly state: State;
  readonly frame: Frame;
  readonly move: Move;
  readonly event: GameEvent;
  readonly view: object;
  readonly options: object;
  readonly rule: string;
}
