import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. The owner sees the secret once, and the server stores only its hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** An id that never begins with a dash. Operators type ids after a command, where a dash would begin an option. */
export function newId(): string {
  const id = randomBytes(12).toString('base64url');
  return id.startsWith('-') ? newId() : id;
}

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
