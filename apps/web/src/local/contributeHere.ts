import { pledgeOf } from '@getaway/kernel';
import { tables } from '../browser/worker.ts';
import { keepWitness } from '../fairness/witnesses.ts';
import type { Contributed } from '../worker/dealing.ts';
import { newValue } from '../worker/newValue.ts';

/** In a local game, the worker first commits to a secret. Then the page contributes its value to the seed. */
export async function contributeHere(): Promise<Contributed> {
  const { table, commitment } = await tables.commit();
  const value = newValue();
  keepWitness(table, { commitment, value, sealed: [{ pledge: pledgeOf(table, value) }], confirmed: true });
  return { table, value };
}
