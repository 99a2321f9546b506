import { setupI18n } from '@lingui/core';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** The messages of one language, flat: a key, and an ICU message. */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, string>>;
export type Values = Readonly<Record<string, string | number>>;

/** Says messages in one language. */
export interface Speaker<Key extends string = string> {
  readonly locale: string;
  has(key: string): key is Key;
  /** A key or a value that is missing is our own bug, and throws. */
  say(key: Key, values?: Values): string;
  /** "a, b and c", as the language joins things. */
  list(things: readonly string[]): string;
}

export function speaker<Key extends string>({
  locale,
  catalogue,
}: {
  readonly locale: string;
  readonly catalogue: Catalogue<Key>;
}): Speaker<Key> {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  const listFormat = new Intl.ListFormat(locale);
  // Compiled when first said: a screen needs only a few of a catalogue's messages.
  const wanted = new Map<string, ReadonlySet<string>>();
  const valuesOf = (key: Key): ReadonlySet<string> => {
    const known = wanted.get(key);
    if (known !== undefined) return known;
    if (!Object.hasOwn(catalogue, key)) throw new Error(`no message ${key} in the catalogue ${locale}`);
    const compiled = compileMessageOrThrow(catalogue[key]);
    const names = new Set(namesIn(compiled));
    i18n.load(locale, { [key]: compiled });
    wanted.set(key, names);
    return names;
  };
  return {
    locale,
    has: (key): key is Key => Object.hasOwn(catalogue, key),
    say(key, values = {}) {
      for (const name of valuesOf(key))
        if (values[name] === undefined) throw new Error(`the message ${key} (${locale}) lacks its value ${name}`);
      return i18n._(key, { ...values });
    },
    list: (things) => listFormat.format(things),
  };
}

/** The values that a message can ask for, in whichever of its branches. */
export const valueNames = (message: string): string[] => [...new Set(namesIn(compileMessageOrThrow(message)))];

function namesIn(message: CompiledMessage): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , cases] = token;
    if (typeof cases !== 'object' || cases === null) return [name];
    const branches = Object.values(cases).filter((branch): branch is CompiledMessage => Array.isArray(branch));
    return [name, ...branches.flatMap(namesIn)];
  });
}
