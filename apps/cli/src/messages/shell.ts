import { replaceInvisible } from '@getaway/kernel';
import { type Catalogue, loadTexts, type Speaker, speaker } from '@getaway/text';
import type { SHELL } from './en.ts';
import type { Language, Locale } from './languages.ts';

type Key = keyof typeof SHELL;

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly SHELL: Catalogue<Key> }>>> = {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
  cs: () => import('./cs.ts'),
  ru: () => import('./ru.ts'),
  pl: () => import('./pl.ts'),
};

export const loadShell = async (locale: Locale): Promise<Catalogue<Key>> => (await loadTexts(locale, LOADERS)).SHELL;

let current: Speaker<Key> | undefined;

export function setShellLanguage(locale: Locale, catalogue: Catalogue<Key>): void {
  current = speaker({ locale, catalogue });
}

function spoken(): Speaker<Key> {
  if (current === undefined) throw new Error('no language has been chosen yet');
  return current;
}

/** The messages of the program itself, in the current language. The messages of games are separate. */
export const shell: Speaker<Key> = {
  get locale() {
    return spoken().locale;
  },
  has: (key): key is Key => spoken().has(key),
  say: (key, values) => spoken().say(key, values),
  valuesOf: (key) => spoken().valuesOf(key),
  list: (things, joint) => spoken().list(things, joint),
  number: (value) => spoken().number(value),
  percent: (share, as) => spoken().percent(share, as),
};

/** The refusal of a request, with a sentence that says what is wrong. */
export interface Trouble {
  readonly trouble: string;
}

export const trouble = (...sentence: Parameters<typeof shell.say>): Trouble => ({ trouble: shell.say(...sentence) });

/** Makes user input safe to print in a sentence: shortens it, escapes control characters and puts it in quotes. */
export function quoted(text: string): string {
  const whole = JSON.stringify(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);
  const inner = whole.slice(1, -1).replaceAll('\\"', '"');
  const visible = replaceInvisible(inner, (sign) => `\\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`);
  return shell.say('sign.quoted', { text: visible });
}

const MAX_QUOTED = 40;

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
