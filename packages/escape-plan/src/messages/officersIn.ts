import type { Officer } from '../content/vocabulary.ts';
import type { Voice } from './nameIn.ts';

/**
 * Two grammatical cases, and `kind`: the form in a sentence about all officers of some types. Only names in the form
 * `kind` are joined by "and".
 */
const FORMS = ['acc', 'dat', 'kind'] as const;

/**
 * The names of officers as values of a message. `<field>` is the plain name, and `<field>_<form>` is the name in a form
 * that a language may need. If a language lacks that form, the plain name is used.
 */
export function officersIn(
  field: string,
  officers: readonly Officer[],
  { has, say, list }: Voice,
): Readonly<Record<string, string>> {
  const named = (form?: string): string => {
    const names = officers
      .map((officer) => `pursuer.${officer}`)
      .map((key) => say(form !== undefined && has(`${key}#${form}`) ? `${key}#${form}` : key));
    return form === 'kind' ? list(names) : names.join(', ');
  };
  return { [field]: named(), ...Object.fromEntries(FORMS.map((form) => [`${field}_${form}`, named(form)])) };
}
