export { isExecutive } from '../executive.ts';
export type { GoTo, Move, PlaceTileAt, StepTo } from '../moves.ts';
