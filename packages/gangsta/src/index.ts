export type { PackDocument } from './content/pack.ts';
export { gangsta } from './definition.ts';
export * from './entries/content.ts';
export * from './entries/moves.ts';
export * from './entries/reading.ts';
export * from './entries/text.ts';
export * from './entries/view.ts';
export type { State } from './state.ts';
