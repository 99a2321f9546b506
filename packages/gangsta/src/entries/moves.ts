export type { Move } from '../moves.ts';
