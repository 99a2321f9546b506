import type { Definition, Shape } from '@getaway/kernel';
import type { Adapter } from './adapter.ts';
import { escapePlanAdapter } from './escapePlan/adapter.ts';
import { gangstaAdapter } from './gangsta/adapter.ts';

/** By the id of the game. */
const ADAPTERS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['gangsta', gangstaAdapter],
  ['escape-plan', escapePlanAdapter],
]);

/** An id stands for one game, so the adapter found by it has the types of that game. */
export const adapterOf = <G extends Shape>({ id }: Definition<G>): Adapter<G> | undefined =>
  ADAPTERS.get(id) as Adapter<G> | undefined;
