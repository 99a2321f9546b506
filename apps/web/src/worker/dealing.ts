import { type Beginning, commitmentOf, fairBeginning, pledgeOf } from '@getaway/kernel';
import { newValue } from './newValue.ts';

/** A device's contribution to the seed of a table. */
export interface Contributed {
  readonly table: string;
  readonly value: string;
}

/** The secrets that this worker has committed to, by table. Each is used once. */
const secrets = new Map<string, string>();

/** Commits to a secret; called before the device contributes. */
export function commit(): { readonly table: string; readonly commitment: string } {
  const table = crypto.randomUUID();
  const secret = newValue();
  secrets.set(table, secret);
  return { table, commitment: commitmentOf(table, secret) };
}

export function beginningFor({ table, value }: Contributed): Beginning {
  const secret = secrets.get(table);
  if (secret === undefined) throw new Error('there is no commitment for this table');
  secrets.delete(table);
  return fairBeginning(table, secret, [{ pledge: pledgeOf(table, value), value }]);
}
