import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody can guess. It is shown once, to its owner; the server keeps only the hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const newId = (): string => randomBytes(12).toString('base64url');

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
