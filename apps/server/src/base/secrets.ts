import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. The owner sees the secret once, and the server stores only its hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const newId = (): string => randomBytes(12).toString('base64url');

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
