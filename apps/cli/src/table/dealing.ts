import { randomBytes, randomUUID } from 'node:crypto';
import { type Beginning, fairBeginning, pledgeOf } from '@getaway/kernel';

export const newValue = (): string => randomBytes(32).toString('hex');

/**
 * Draws the seed of a new game. The seed is made from a secret of the table and a value of the player. The program
 * draws both. The first screen shows the commitment to the secret.
 */
export function dealFairly(): Beginning {
  const table = randomUUID();
  const secret = newValue();
  const value = newValue();
  return fairBeginning(table, secret, [{ pledge: pledgeOf(table, value), value }]);
}
