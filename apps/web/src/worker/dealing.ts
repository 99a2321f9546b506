import { type Beginning, commitmentOf, fairBeginning, pledgeOf } from '@getaway/kernel';
import { newValue } from './newValue.ts';

/** What a device gives to the seed of a table. */
export interface Contributed {
  readonly table: string;
  readonly value: string;
}

/** Secrets that this worker has committed to, by the table for which they are; each is used once. */
const secrets = new Map<string, string>();

/** Before the device contributes. */
export function commit(): { readonly table: string; readonly commitment: string } {
  const table = crypto.randomUUID();
  const secret = newValue();
  secrets.set(table, secret);
  return { table, commitment: commitmentOf(table, secret) };
}

export function beginningFor({ table, value }: Contributed): Beginning {
  const secret = secrets.get(table);
  if (secret === undefined) throw new Error('nothing was committed to for this table');
  secrets.delete(table);
  return fairBeginning(table, secret, [{ pledge: pledgeOf(table, value), value }]);
}
