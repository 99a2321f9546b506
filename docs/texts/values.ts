import { type Catalogue, type Fields, valueNames } from '@getaway/text';

/** Names that players may choose: some with punctuation, one in another script, and one of the maximum length. */
export const PLAYERS = [
  'Ada',
  'Jan Kowalski',
  'Žofie',
  'O’Neil',
  'Мария',
  'X Æ',
  'R2',
  'Dr. Who',
  'Anna-Maria (mama)',
  'Bartholomew Featherstone',
] as const;
export const NUMBERS: readonly number[] = Array.from({ length: 26 }, (_, i) => i);

export type Value = string | number;

/** The branches of every select on this value, and whether the message uses the value as a number. */
function usesOf(message: string, name: string): { readonly isNumber: boolean; readonly branches: readonly string[] } {
  const choice = new RegExp(`\\{${name}, select, `, 'gu');
  const branches = [...message.matchAll(choice)].flatMap(({ index }) => branchesAt(message.slice(index)));
  return {
    isNumber: new RegExp(`\\{${name}, (?:plural|selectordinal|number)|\\$\\{${name}\\}`, 'u').test(message),
    branches,
  };
}

/** The names of the branches of the select at the beginning of the text. */
function branchesAt(text: string): readonly string[] {
  const names: string[] = [];
  let depth = 0;
  let word = '';
  for (const sign of text.slice(text.indexOf('select,') + 'select,'.length)) {
    if (sign === '{') {
      if (depth === 0) names.push(word.trim());
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      word = '';
      if (depth < 0) break;
    } else if (depth === 0) word += sign;
  }
  return names;
}

/** Where the names in a message come from: the catalogue of its game, and the kinds of names for each field. */
export interface Source {
  readonly catalogue: Catalogue;
  readonly fields: Fields;
}

/**
 * The catalogue entries that can fill a placeholder. `{officer}` takes any entry of `officer.*`. `{officer_dat}` takes
 * the form `#dat` of any such entry.
 */
function namesFor(placeholder: string, messages: readonly string[], { catalogue, fields }: Source): readonly string[] {
  const [field = '', form = formIn(messages)] = placeholder.split('_');
  const kinds = new Set([...(fields[field] ?? []), field]);
  return (
    Object.entries(catalogue)
      .filter(([key, text]) => kinds.has(key.slice(0, key.indexOf('.'))) && !key.includes('#') && !text.includes('{'))
      // `tone.master` is the Master Key, which is not a colour.
      .filter(([key]) => key !== 'tone.master')
      .map(([key, text]) => catalogue[`${key}#${form}`] ?? text)
  );
}

/**
 * The noun that a colour in these messages describes: a key or a locker. In some languages the adjective must agree
 * with the noun.
 */
const formIn = (messages: readonly string[]): string =>
  messages.some((message) => /\bkey\b/u.test(message)) ? 'key' : 'locker';

/** All values that a placeholder of a message can have. */
export function domainOf(messages: readonly string[], name: string, source: Source): readonly Value[] {
  const uses = messages.map((message) => usesOf(message, name));
  const branches = new Set(uses.flatMap((use) => use.branches).filter((branch) => branch !== 'other'));
  if (uses.some(({ isNumber }) => isNumber)) return NUMBERS;
  const names = namesFor(name, messages, source);
  if (branches.size > 0) return [...branches, ...(names.length > 0 ? names : ['something'])];
  return names.length > 0 ? names : [...PLAYERS, ...NUMBERS];
}

/**
 * Yields combinations of values. Together they contain every value of every field. For any two fields, they also
 * contain the value pairs that `pairs` returns. In these pairs, numbers are limited to `TELLING`.
 */
export function* combinations<T>(
  domains: Readonly<Record<string, readonly T[]>>,
): Generator<Readonly<Record<string, T>>> {
  const names = Object.keys(domains);
  const longest = Math.max(1, ...Object.values(domains).map(({ length }) => length));
  const all = (turn: number): Record<string, T> =>
    Object.fromEntries(names.map((name, i) => [name, at(domains[name] ?? [], turn + i)]));
  for (let turn = 0; turn < longest; turn += 1) yield all(turn);
  for (const [i, one] of names.entries())
    for (const other of names.slice(i + 1))
      for (const [turn, [first, second]] of pairs(fewer(domains[one]), fewer(domains[other])).entries())
        yield { ...all(turn), [one]: first, [other]: second };
}

/** Numbers that need different plural forms in at least one language, or for which messages have special words. */
const TELLING = [0, 1, 2, 5, 11, 21, 22];

const fewer = <T>(domain: readonly T[] = []): readonly T[] =>
  domain === (NUMBERS as readonly unknown[]) ? domain.filter((_, number) => TELLING.includes(number)) : domain;

const MOST_PAIRS = 300;
const ROUNDS = 2;

/**
 * All pairs of a value from `some` and a value from `others`. If there are too many, each value of the longer list
 * occurs only `ROUNDS` times.
 */
function pairs<T>(some: readonly T[], others: readonly T[]): readonly (readonly [T, T])[] {
  const [long, short] = [Math.max(some.length, others.length), Math.min(some.length, others.length)];
  const rounds = some.length * others.length <= MOST_PAIRS ? short : ROUNDS;
  return Array.from({ length: long * rounds }, (_, i) => {
    const shifted = i + Math.floor(i / long);
    return some.length >= others.length ? [at(some, i), at(others, shifted)] : [at(some, shifted), at(others, i)];
  });
}

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

/** Yields combinations of values for a message. */
export function* fillings(
  message: string,
  english: string,
  source: Source,
): Generator<Readonly<Record<string, Value>>> {
  const names = [...new Set([...valueNames(message), ...valueNames(english)])];
  const domains = Object.fromEntries(names.map((name) => [name, domainOf([message, english], name, source)]));
  // Combinations with the same name twice are skipped, because the text would seem to have a doubled word.
  for (const values of combinations(domains)) {
    const words = Object.values(values).filter((value) => typeof value === 'string');
    if (new Set(words).size === words.length) yield values;
  }
}
