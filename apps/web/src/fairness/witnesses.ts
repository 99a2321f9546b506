import { type DrawWitness, drawWitnessSchema } from '@getaway/table';
import * as v from 'valibot';
import { load, store } from '../browser/stored.ts';

const KEY = 'getaway-draws';
const MOST = 200;

/** What this device contributed and saw, by table. Only the latest tables are kept. */
let kept: Readonly<Record<string, DrawWitness>> = load(KEY, v.record(v.string(), drawWitnessSchema)) ?? {};

export const witnessOf = (table: string): DrawWitness | undefined =>
  Object.hasOwn(kept, table) ? kept[table] : undefined;

export function keepWitness(table: string, witness: DrawWitness): void {
  const others = Object.entries(kept).filter(([id]) => id !== table);
  const own = [table, witness] as const;
  kept = Object.fromEntries([...others, own].slice(-MOST));
  store(KEY, kept);
}
