import type { Officer } from '../content/vocabulary.ts';
import type { Voice } from './nameIn.ts';

/**
 * Three grammatical cases, and `kind`, which names all officers of a type. Several names in the form `kind` are joined
 * by "and". Several names in any other form are separated by commas.
 */
const FORMS = ['acc', 'dat', 'gen', 'kind'] as const;

/**
 * The names of officers as values of a message. `<field>` is the plain name. `<field>_<form>` is the name in a form
 * that the language has. A message that asks for another form throws.
 */
export function officersIn(
  field: string,
  officers: readonly Officer[],
  { has, say, list }: Voice,
): Readonly<Record<string, string>> {
  const keys = officers.map((officer) => `pursuer.${officer}`);
  const forms = FORMS.filter((form) => keys.every((key) => has(`${key}#${form}`)));
  const named = (form: (typeof FORMS)[number]): string => {
    const names = keys.map((key) => say(`${key}#${form}`));
    return form === 'kind' ? list(names) : names.join(', ');
  };
  return {
    [field]: keys.map((key) => say(key)).join(', '),
    ...Object.fromEntries(forms.map((form) => [`${field}_${form}`, named(form)])),
  };
}
