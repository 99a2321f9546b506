import { type Money, withMoney } from './money.ts';

/** A message, split into text, values and sums of money. The value `#` is the number of the enclosing plural. */
export type CompiledMessage = readonly CompiledToken[];
export type CompiledToken =
  | string
  | Money
  | PlainValue
  | readonly [name: string, type: 'number', branches?: undefined]
  | readonly [name: string, type: 'plural' | 'selectordinal' | 'select', branches: Branches];
export type PlainValue = readonly [name: string, type?: undefined, branches?: undefined];
export type Branches = Readonly<Record<string, CompiledMessage>>;

const PLAIN = /[^{}#']+/uy;
const QUOTED = /'[{}#](?:[^']|'')*'(?!')/uy;
const APOSTROPHE = /''?/uy;
const HASH = /#/uy;
const OPEN = /\s*\{/uy;
const CLOSE = /\s*\}/uy;
const END = /\}/uy;
const COMMA = /\s*,\s*/uy;
const SPACE = /\s*/uy;
const NAME = /[^\p{Pat_Syn}\p{Pat_WS}]+/uy;
const CASE = /\s*(?:=\d+|[^\p{Pat_Syn}\p{Pat_WS}]+)/uy;
const PLURAL_CASE = /^(?:=\d+|zero|one|two|few|many|other)$/u;

/**
 * Compiles an ICU message. It supports values, numbers, plurals, ordinals and selects, and throws on anything else. A
 * parser of the whole ICU syntax would be ten times as long, and every visitor of the page would load it.
 */
export function compile(source: string): CompiledMessage {
  const reader = new Reader(source);
  return body(reader, { isInPlural: false, isCase: false });
}

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#source.length;
  }

  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  need(pattern: RegExp, what: string): string {
    return this.take(pattern) ?? this.fail(`${what} is missing`);
  }

  fail(problem: string): never {
    throw new Error(`${problem} at ${this.#at} in “${this.#source}”`);
  }
}

interface Place {
  readonly isInPlural: boolean;
  /** Whether this is a case of a plural or a select. Such a case ends with a closing brace. */
  readonly isCase: boolean;
}

function body(reader: Reader, { isInPlural, isCase }: Place): CompiledMessage {
  const tokens: CompiledToken[] = [];
  let text = '';
  const add = (token: CompiledToken): void => {
    if (text !== '') tokens.push(text);
    text = '';
    if (token !== '') tokens.push(token);
  };
  while (!reader.isAtEnd) {
    if (isCase && reader.take(END) !== undefined) {
      add('');
      return withMoney(tokens);
    }
    const plain = reader.take(PLAIN) ?? quoted(reader);
    if (plain !== undefined) text += plain;
    else if (reader.take(HASH) === undefined) add(argument(reader, isInPlural));
    else if (isInPlural) add(['#']);
    else text += '#';
  }
  if (isCase) reader.fail('a closing brace is missing');
  add('');
  return withMoney(tokens);
}

/**
 * Literal text in a message. Two apostrophes stand for one. One apostrophe before a brace or `#` begins quoted text.
 */
const quoted = (reader: Reader): string | undefined =>
  reader.take(QUOTED)?.slice(1, -1).replaceAll("''", "'") ?? reader.take(APOSTROPHE)?.slice(0, 1);

function argument(reader: Reader, isInPlural: boolean): CompiledToken {
  reader.need(OPEN, 'an opening brace');
  reader.take(SPACE);
  const name = reader.need(NAME, 'the name of a value');
  if (reader.take(CLOSE) !== undefined) return [name];
  reader.need(COMMA, 'a comma');
  const type = reader.need(NAME, 'a format');
  if (type === 'number') {
    reader.need(CLOSE, 'a closing brace');
    return [name, type];
  }
  if (type !== 'plural' && type !== 'selectordinal' && type !== 'select') reader.fail(`the unknown format ${type}`);
  reader.need(COMMA, 'a comma');
  const branches: Record<string, CompiledMessage> = {};
  while (reader.take(CLOSE) === undefined) {
    const key = reader.need(CASE, 'a case').trim();
    if (type !== 'select' && !PLURAL_CASE.test(key)) reader.fail(`the unknown plural case ${key}`);
    reader.need(OPEN, 'an opening brace');
    branches[key.replace('=', '')] = body(reader, { isInPlural: isInPlural || type !== 'select', isCase: true });
  }
  if (branches.other === undefined) reader.fail('the case “other” is missing');
  return [name, type, branches];
}
