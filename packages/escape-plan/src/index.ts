export { escapePlan } from './definition.ts';
export { type Event, HIDDEN } from './events.ts';
export type { Frame } from './frames.ts';
export type { Move } from './moves.ts';
export { RULEBOOK, type RuleId, SECTIONS } from './rulebook/en.ts';
export type { EscapePlan } from './shape.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
