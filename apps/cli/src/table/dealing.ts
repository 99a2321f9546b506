import { randomBytes, randomUUID } from 'node:crypto';
import { type Beginning, fairBeginning, pledgeOf } from '@getaway/kernel';

export const newValue = (): string => randomBytes(32).toString('hex');

/**
 * Draws the seed of a new game. The program commits to a secret as the table, and adds a value as the player. The first
 * screen shows the commitment.
 */
export function dealFairly(): Beginning {
  const table = randomUUID();
  const secret = newValue();
  const value = newValue();
  return fairBeginning(table, secret, [{ pledge: pledgeOf(table, value), value }]);
}
