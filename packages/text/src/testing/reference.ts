import {
  type CompiledMessageToken,
  compileMessageOrThrow,
  type CompiledMessage as Reference,
} from '@lingui/message-utils/compileMessage';
import { type CompiledMessage, type CompiledToken, compile } from '../compile.ts';

/** Whether our compiler and the reference parser of ICU give the same result for a message. */
export const compilesAsReference = (message: string): boolean =>
  JSON.stringify(compile(message)) === JSON.stringify(compiledAs(compileMessageOrThrow(message)));

/** Converts a message of the reference parser to our format: without offsets, and with adjacent texts joined. */
export function compiledAs(message: Reference): CompiledMessage {
  const tokens: CompiledToken[] = [];
  for (const token of message.map(tokenAs)) {
    const last = tokens.at(-1);
    const isText = typeof token === 'string' && token !== '#';
    if (isText && typeof last === 'string' && last !== '#') tokens[tokens.length - 1] = last + token;
    else tokens.push(token);
  }
  return tokens;
}

function tokenAs(token: CompiledMessageToken): CompiledToken {
  if (typeof token === 'string') return token;
  const [name, type, cases] = token;
  if (type === undefined) return [name];
  if (type === 'number') return [name, type];
  if (type !== 'plural' && type !== 'selectordinal' && type !== 'select') throw new Error(`a format ${type}`);
  const branches = Object.entries(cases ?? {}).filter(([key]) => key !== 'offset');
  return [name, type, Object.fromEntries(branches.map(([key, branch]) => [key, compiledAs(branch as Reference)]))];
}
