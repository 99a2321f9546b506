export { type Event, HIDDEN } from '../events.ts';
export type { Frame } from '../frames.ts';
export type { Gangsta } from '../shape.ts';
export { GAP, type Member, type Options } from '../state.ts';
export type { DeckView, SeatView, View } from '../view.ts';
