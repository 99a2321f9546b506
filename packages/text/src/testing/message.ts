import { type Branches, type CompiledMessage, type CompiledToken, compile } from '../compile.ts';
import { valueNames } from '../speaker.ts';
import { branchesOf, isMoney, tokensIn, valueNameOf } from '../tokens.ts';
import type { Translation } from './catalogue.ts';
import { isUntranslated, wordsOf, writingFaults } from './writing.ts';

/** All faults of one message. */
export function messageFaults(translation: Translation, key: string): readonly string[] {
  const { locale, english, catalogue, thousands = false, same = [], formed = [] } = translation;
  const [text = '', original = ''] = [catalogue[key], english[key]];
  let message: CompiledMessage;
  try {
    message = compile(text);
  } catch (error) {
    return [`can’t be read: ${String(error)}`];
  }
  const forgotten = locale !== 'en' && text === original && !same.includes(key) && isUntranslated(wordsIn(message));
  return [
    ...writingFaults(text, original),
    ...valueFaults([...DESCRIBED, ...formed].includes(key.slice(0, key.indexOf('.'))), text, original),
    ...pluralFaults(message, locale),
    ...(isSameSet(sumsIn(message), sumsIn(compile(original))) ? [] : ['does not tell the sums that the English tells']),
    ...(thousands && tokensIn(message).some(isSumWithoutK) ? ['tells a sum without its k'] : []),
    ...(forgotten ? ['is not translated'] : []),
  ];
}

const wordsIn = (message: CompiledMessage): readonly string[] =>
  tokensIn(message).flatMap((token) => (typeof token === 'string' ? wordsOf(token) : []));

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  [...new Set(some)].sort().join() === [...new Set(others)].sort().join();

/** The values that are shown as money. `#` stands for the value of the enclosing plural. */
const sumsIn = (message: CompiledMessage, around = ''): readonly string[] =>
  message.flatMap((token) => {
    const name = valueNameOf(token);
    if (name === undefined) return [];
    if (isMoney(token)) return [name === '#' ? around : name];
    const inside = isPlural(token) ? name : around;
    return Object.values(branchesOf(token)).flatMap((branch) => sumsIn(branch, inside));
  });

/** Whether a token shows a value as money without the `k`. A fixed sum such as `$0` is allowed. */
const isSumWithoutK = (token: CompiledToken): boolean =>
  isMoney(token) && valueNameOf(token) !== undefined && !token.isThousands;

/** The kinds of messages to which a describer gives further values, such as `<field>Is`. */
const DESCRIBED = ['event', 'move', 'step', 'bySeat', 'fact', 'danger', 'whyNot'];
const withoutCompanion = (name: string): string => name.replace(/(?:Is|Count|_\w+)$/u, '');

function valueFaults(isDescribed: boolean, text: string, original: string): readonly string[] {
  const [names, known] = [valueNames(text), valueNames(original)];
  const bases = new Set(known.map(withoutCompanion));
  const isKnown = (name: string): boolean => known.includes(name) || (isDescribed && bases.has(withoutCompanion(name)));
  const told = new Set(names.map(withoutCompanion));
  return [
    ...names.filter((name) => !isKnown(name)).map((name) => `wants the value ${name}, which nobody gives`),
    ...[...bases].filter((base) => !told.has(base)).map((base) => `leaves out the value ${base}`),
  ];
}

const isPlural = (token: CompiledToken): boolean => Array.isArray(token) && token[1] === 'plural';

function pluralFaults(message: CompiledMessage, locale: string): readonly string[] {
  return tokensIn(message)
    .filter(isPlural)
    .flatMap((token) => {
      const branches = branchesOf(token);
      return [...missingForms(branches, locale), ...bareOnes(branches)];
    });
}

/** A plural needs all plural forms of the language. A plural with only `other` and exact numbers is allowed too. */
function missingForms(branches: Branches, locale: string): readonly string[] {
  const forms = Object.keys(branches).filter((form) => /^[a-z]/u.test(form));
  if (!forms.includes('other')) return ['has a plural without other'];
  if (forms.length === 1) return [];
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return [
    ...pluralCategories.filter((form) => !forms.includes(form)).map((form) => `has a plural without ${form}`),
    ...forms
      .filter((form) => !pluralCategories.some((known) => known === form))
      .map((form) => `has a plural with ${form}, which the language does not have`),
  ];
}

/**
 * Finds `one` branches that do not show the number. In some languages, `one` also matches 0 or 21. Only `=1` means the
 * number 1.
 */
function bareOnes({ one }: Branches): readonly string[] {
  if (one === undefined || tokensIn(one).some((token) => valueNameOf(token) === '#')) return [];
  const text = tokensIn(one)
    .filter((token) => typeof token === 'string')
    .join('');
  return /(?<!\d)1(?!\d)/u.test(text) ? ['says 1 where one may be another number: write =1'] : [];
}
