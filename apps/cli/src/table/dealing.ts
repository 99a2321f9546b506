import { randomBytes, randomUUID } from 'node:crypto';
import { type Beginning, fairBeginning, pledgeOf } from '@getaway/kernel';

const newValue = (): string => randomBytes(32).toString('hex');

/** At the terminal one program deals and contributes; what it committed to stands on the first screen. */
export function dealFairly(): Beginning {
  const table = randomUUID();
  const secret = newValue();
  const value = newValue();
  return fairBeginning(table, secret, [{ pledge: pledgeOf(table, value), value }]);
}
