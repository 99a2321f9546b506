import type { Branches, CompiledMessage, CompiledToken } from './compile.ts';

/** The branches of a plural or a select. */
export const branchesOf = (token: CompiledToken): Branches => (typeof token === 'string' ? {} : (token[2] ?? {}));

/** All tokens of a message, including those inside its branches. */
export const tokensIn = (message: CompiledMessage): readonly CompiledToken[] =>
  message.flatMap((token) => [token, ...Object.values(branchesOf(token)).flatMap(tokensIn)]);
