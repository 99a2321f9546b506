import {
  type CompiledMessageToken,
  compileMessageOrThrow,
  type CompiledMessage as Reference,
} from '@lingui/message-utils/compileMessage';
import { type CompiledMessage, type CompiledToken, compile } from '../compile.ts';
import { withMoney } from '../money.ts';

/** Whether our compiler and the reference parser of ICU give the same result for a message. */
export const compilesAsReference = (message: string): boolean =>
  JSON.stringify(compile(message)) === JSON.stringify(compiledAs(compileMessageOrThrow(message)));

/**
 * Converts a message of the reference parser to our format. Offsets are dropped, adjacent texts are joined, and sums of
 * money become tokens. If a text consists only of a quoted `#`, the reference parser returns the same as for the number
 * of a plural. So inside a plural, such a `#` always counts as the number.
 */
export function compiledAs(message: Reference, isInPlural = false): CompiledMessage {
  const tokens: CompiledToken[] = [];
  for (const token of message.map((one) => tokenAs(one, isInPlural))) {
    const last = tokens.at(-1);
    if (typeof token === 'string' && typeof last === 'string') tokens[tokens.length - 1] = last + token;
    else tokens.push(token);
  }
  return withMoney(tokens);
}

function tokenAs(token: CompiledMessageToken, isInPlural: boolean): CompiledToken {
  if (typeof token === 'string') return isInPlural && token === '#' ? [token] : token;
  const [name, type, cases] = token;
  if (type === undefined) return [name];
  if (type === 'number') return [name, type];
  if (type !== 'plural' && type !== 'selectordinal' && type !== 'select') throw new Error(`a format ${type}`);
  const inside = isInPlural || type !== 'select';
  const branches = Object.entries(cases ?? {}).filter(([key]) => key !== 'offset');
  return [
    name,
    type,
    Object.fromEntries(branches.map(([key, branch]) => [key, compiledAs(branch as Reference, inside)])),
  ];
}
