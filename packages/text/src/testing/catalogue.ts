import type { Catalogue } from '../speaker.ts';
import { messageFaults } from './message.ts';

/** A catalogue, and the English catalogue that it translates. */
export interface Translation {
  readonly locale: string;
  readonly english: Catalogue;
  readonly catalogue: Catalogue;
  /** Messages whose translation is rightly the same as the English text. */
  readonly same?: readonly string[];
  /** Whether sums of money are in thousands: `${sum}k`. */
  readonly thousands?: boolean;
  /**
   * Kinds of messages whose values can have a grammatical form, such as `{officers_dat}`. The kinds in `DESCRIBED` need
   * not be listed.
   */
  readonly formed?: readonly string[];
}

/** All faults of a catalogue, one line each. */
export function catalogueFaults(translation: Translation): string[] {
  const { english, catalogue, same = [] } = translation;
  // Keys with `#` are grammatical forms. Each language has its own.
  const named = Object.keys(english).filter((key) => !key.includes('#'));
  const shared = named.filter((key) => Object.hasOwn(catalogue, key));
  return [
    ...named.flatMap((key) => (Object.hasOwn(catalogue, key) ? [] : [`${key} is missing`])),
    ...Object.keys(catalogue).flatMap((key) =>
      Object.hasOwn(english, withoutForm(key)) ? [] : [`${key} is left over`],
    ),
    ...missingForms(catalogue),
    ...same.flatMap((key) => (catalogue[key] === english[key] ? [] : [`${key} need not be excused`])),
    ...shared.flatMap((key) => messageFaults(translation, key).map((fault) => `${key} ${fault}`)),
    ...confusions(translation),
  ];
}

/** The key without its grammatical form. For example, `tool.vest#acc` is a form of `tool.vest`. */
const withoutForm = (key: string): string => key.replace(/#\w+$/u, '');

/** If one name of a kind has a form, messages can ask for that form. So all names of the kind need it. */
function missingForms(catalogue: Catalogue): string[] {
  const keys = Object.keys(catalogue);
  const kindOf = (key: string): string => key.slice(0, key.indexOf('.'));
  const wanted = new Set(keys.filter((key) => key.includes('#')).map((key) => `${kindOf(key)}#${key.split('#')[1]}`));
  return [...wanted].flatMap((kindAndForm) => {
    const [kind, form] = kindAndForm.split('#');
    return keys
      .filter((key) => !key.includes('#') && kindOf(key) === kind && !Object.hasOwn(catalogue, `${key}#${form}`))
      .map((key) => `${key} lacks its form ${form}`);
  });
}

/** Finds two things of a kind, such as cards, that have the same name although their English names differ. */
function confusions({ english, catalogue }: Translation): string[] {
  const called = new Map<string, string>();
  const names = Object.entries(catalogue).filter(([key]) => !key.includes('#'));
  return names.flatMap(([key, message]) => {
    const id = `${key.slice(0, key.indexOf('.'))} ${message}`;
    const other = called.get(id);
    called.set(id, key);
    return other === undefined || english[other] === english[key] ? [] : [`${key} says the same as ${other}`];
  });
}
