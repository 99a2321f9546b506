export type { AutomatonPlan, SeatPlan } from '../scenario/plan.ts';

/** Marks a card or tile as used. */
export const used = <Name extends string>(name: Name): { readonly used: Name } => ({ used: name });
