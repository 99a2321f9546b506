import type { Branches, CompiledMessage, CompiledToken, PlainValue } from './compile.ts';
import type { Money } from './money.ts';

export const isMoney = (token: CompiledToken): token is Money => typeof token !== 'string' && 'amount' in token;

/** The branches of a plural or a select. */
export const branchesOf = (token: CompiledToken): Branches =>
  typeof token === 'string' || isMoney(token) ? {} : (token[2] ?? {});

/**
 * The name of the value that a token shows or depends on. The name `#` stands for the number of the enclosing plural.
 */
export function valueNameOf(token: CompiledToken): string | undefined {
  if (typeof token === 'string') return undefined;
  return isMoney(token) ? valueNameOf(token.amount) : token[0];
}

/** Whether a token shows a value without a format. */
export const isPlainValue = (token: CompiledToken | undefined): token is PlainValue =>
  token !== undefined && typeof token !== 'string' && !isMoney(token) && token[1] === undefined;

/** All tokens of a message, including those inside its branches. */
export const tokensIn = (message: CompiledMessage): readonly CompiledToken[] =>
  message.flatMap((token) => [token, ...Object.values(branchesOf(token)).flatMap(tokensIn)]);
