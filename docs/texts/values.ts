import { type Catalogue, valueNames } from '@getaway/text';

/** Names as players give them to themselves and their bots. */
const PLAYERS = ['Ada', 'Jan Kowalski', 'Žofie', 'O’Neil', 'Мария', 'X Æ', 'R2', 'Dr. Who'];
const NUMBERS = Array.from({ length: 26 }, (_, i) => i);

export type Value = string | number;

/** The branches among which a message chooses by this value, and whether the message uses the value as a number. */
function usesOf(message: string, name: string): { readonly isNumber: boolean; readonly branches: readonly string[] } {
  const choice = new RegExp(`\\{${name}, select, `, 'gu');
  const branches = [...message.matchAll(choice)].flatMap(({ index }) => branchesAt(message.slice(index)));
  return {
    isNumber: new RegExp(`\\{${name}, (?:plural|selectordinal|number)|\\$\\{${name}\\}`, 'u').test(message),
    branches,
  };
}

/** The names of the branches of a choice, at which the text begins. */
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

/** The names that can fill a placeholder: `{officer}` can be any entry `officer.*` of the catalogue. */
const namesIn = (catalogue: Catalogue, kind: string, form: string): readonly string[] =>
  Object.entries(catalogue)
    .filter(([key, text]) => key.startsWith(`${kind}.`) && !key.includes('#') && !text.includes('{'))
    // `tone.master` is the Master Key, which is not a colour.
    .filter(([key]) => key !== 'tone.master')
    .map(([key, text]) => catalogue[`${key}#${form}`] ?? text);

/**
 * Whether a colour in these messages describes a key or a locker. In some languages the adjective has to agree with the
 * noun.
 */
const formIn = (messages: readonly string[]): string =>
  messages.some((message) => /\bkey\b/u.test(message)) ? 'key' : 'locker';

/** All values that a placeholder of a message can have. */
export function domainOf(messages: readonly string[], name: string, catalogue: Catalogue): readonly Value[] {
  const uses = messages.map((message) => usesOf(message, name));
  const branches = new Set(uses.flatMap((use) => use.branches).filter((branch) => branch !== 'other'));
  if (uses.some(({ isNumber }) => isNumber)) return NUMBERS;
  const names = namesIn(catalogue, name, formIn(messages));
  if (branches.size > 0) return [...branches, ...(names.length > 0 ? names : ['something'])];
  return names.length > 0 ? names : [...PLAYERS, ...NUMBERS];
}

/** Yields combinations in which one value varies while the others keep a default. A few defaults are tried. */
export function* combinations<T>(
  domains: Readonly<Record<string, readonly T[]>>,
): Generator<Readonly<Record<string, T>>> {
  const names = Object.keys(domains);
  const rests = [0, 1, 2].map((rest) =>
    Object.fromEntries(names.map((name, i) => [name, at(domains[name] ?? [], rest + i)])),
  ) as readonly Readonly<Record<string, T>>[];
  yield* rests;
  for (const name of names)
    for (const [i, value] of (domains[name] ?? []).entries()) {
      // A name with many values is combined with one default for each value, a name with few values with all defaults.
      const few = (domains[name] ?? []).length <= FEW;
      for (const rest of few ? rests : [at(rests, i)]) yield { ...rest, [name]: value };
    }
}

const FEW = 6;

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

/** Yields all values with which a message can be filled in. */
export function* fillings(
  message: string,
  english: string,
  catalogue: Catalogue,
): Generator<Readonly<Record<string, Value>>> {
  const names = [...new Set([...valueNames(message), ...valueNames(english)])];
  const domains = Object.fromEntries(names.map((name) => [name, domainOf([message, english], name, catalogue)]));
  // The same name twice would look like a doubled word, so such combinations are skipped.
  for (const values of combinations(domains)) if (new Set(Object.values(values)).size === names.length) yield values;
}
