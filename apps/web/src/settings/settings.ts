import { type Signal, signal } from '@preact/signals';
import * as v from 'valibot';
import { type Language, type Locale, languageOfLocale, localeOfTag, tagOf } from '../i18n/languages.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;

const schema = v.object({
  /** Stored as a language tag, such as `pt-BR`. A plain `pt` is accepted too, because earlier versions stored it. */
  language: v.fallback(v.optional(v.pipe(v.string(), v.transform(localeOfTag))), undefined),
  theme: v.fallback(v.picklist(THEMES), 'system'),
  /** How fast the turns of others are played back. */
  speed: v.fallback(v.picklist(SPEEDS), 'normal'),
  motion: v.fallback(v.picklist(MOTIONS), 'system'),
  sound: v.fallback(v.boolean(), false),
  /** The bell at online tables. It rings even if all other sounds are off. */
  ring: v.fallback(v.boolean(), true),
});
export type Settings = v.InferOutput<typeof schema>;

const KEY = 'getaway-settings';

export const settings: Signal<Settings> = signal(load());

export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
  try {
    const { language } = settings.value;
    const stored = { ...settings.value, ...(language === undefined ? {} : { language: tagOf(language) }) };
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // a private window may refuse to store the settings, and then the change lasts only until the page is closed
  }
}

/** Reads the settings again if another tab has changed them. */
export function readAgain({ key }: Pick<StorageEvent, 'key'>): void {
  if (key === KEY) settings.value = load();
}

/** The minimum time for a bot's choice, in milliseconds. The animation on the page takes additional time. */
export const PAUSES: Readonly<Record<Settings['speed'], number>> = { slow: 400, normal: 300, fast: 150, instant: 0 };

/**
 * The chosen language. By default, the first of the browser's preferred languages into which the page is translated, or
 * else English.
 */
export function localeOf({ language }: Settings): Locale {
  if (language !== undefined) return language;
  return navigator.languages.map(localeOfTag).find((known) => known !== undefined) ?? 'en';
}

export const languageOf = (chosen: Settings): Language => languageOfLocale(localeOf(chosen));

function load(): Settings {
  try {
    return v.parse(schema, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return v.parse(schema, {});
  }
}
