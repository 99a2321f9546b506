import type { CompiledMessage, CompiledToken } from './compile.ts';
import { isMoney } from './tokens.ts';

const PARTS = /\s*\[|\]|[^[\]\s]+|\s+/gu;

/**
 * The message without its rule ids, such as “ [N3]”. Messages write rule ids in square brackets, and use square brackets
 * for nothing else. Brackets in a value stay.
 */
export function withoutRuleIds(message: CompiledMessage): CompiledMessage {
  let isInBrackets = false;
  return message.flatMap((token): readonly CompiledToken[] => {
    if (typeof token !== 'string') return isInBrackets ? [] : [withBranches(token)];
    let text = '';
    for (const [part] of token.matchAll(PARTS)) {
      if (part === ']') isInBrackets = false;
      else if (part.endsWith('[')) isInBrackets = true;
      else if (!isInBrackets) text += part;
    }
    return text === '' ? [] : [text];
  });
}

function withBranches(token: Exclude<CompiledToken, string>): CompiledToken {
  if (isMoney(token) || token[2] === undefined) return token;
  const [name, type, branches] = token;
  return [
    name,
    type,
    Object.fromEntries(Object.entries(branches).map(([key, branch]) => [key, withoutRuleIds(branch)])),
  ];
}
