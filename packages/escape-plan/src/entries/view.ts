export type { Pursuer } from '../evade.ts';
export { type Event, HIDDEN, type ShownItem } from '../events.ts';
export type { Frame } from '../frames.ts';
export type { EscapePlan } from '../shape.ts';
export type { Cube, Figure, Place, Who } from '../state.ts';
export type { AutomatonView, PendingStep, SeatView, View } from '../view.ts';
