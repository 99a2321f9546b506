export type { AutomatonPlan, SeatPlan } from '../scenario/plan.ts';

/** A card or tile that has been used. */
export const used = <Name extends string>(name: Name): { readonly used: Name } => ({ used: name });
