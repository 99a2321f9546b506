import { randomBytes, randomUUID } from 'node:crypto';
import { type Beginning, fairBeginning, pledgeOf } from '@getaway/kernel';

export const newValue = (): string => randomBytes(32).toString('hex');

/**
 * Draws the seed of a new game. In the terminal, one program plays both the table and the player: it commits to a
 * secret, and it contributes a value. The first screen shows the commitment.
 */
export function dealFairly(): Beginning {
  const table = randomUUID();
  const secret = newValue();
  const value = newValue();
  return fairBeginning(table, secret, [{ pledge: pledgeOf(table, value), value }]);
}
