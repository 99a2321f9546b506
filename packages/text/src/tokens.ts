import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';

export type Branches = Readonly<Record<string, CompiledMessage>>;

/** The branches of a plural or a select. */
export function branchesOf(token: CompiledMessageToken): Branches {
  const cases = typeof token === 'string' ? undefined : token[2];
  if (typeof cases !== 'object' || cases === null) return {};
  return Object.fromEntries(
    Object.entries(cases).flatMap(([name, branch]) => (Array.isArray(branch) ? [[name, branch] as const] : [])),
  );
}

/** Every token of a message, including those of all its branches. */
export const tokensIn = (message: CompiledMessage): readonly CompiledMessageToken[] =>
  message.flatMap((token) => [token, ...Object.values(branchesOf(token)).flatMap(tokensIn)]);
