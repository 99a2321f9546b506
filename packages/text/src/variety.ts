import { isVariety, type Language, type Locale, languageOfLocale, VARIETIES } from './languages.ts';

/**
 * Loads texts. A variety, such as Portuguese in Portugal, has no texts of its own, only a list of replacements for
 * words and phrases. It gets the texts of its language with these replacements made.
 */
export async function loadTexts<Module extends object>(
  locale: Locale,
  loaders: Readonly<Record<Language, () => Promise<Module>>>,
): Promise<Module> {
  const texts = await loaders[languageOfLocale(locale)]();
  if (!isVariety(locale)) return texts;
  const { WORDS } = await VARIETIES[locale].words();
  return reworded(texts, rewording(WORDS)) as Module;
}

/** Replaces words and phrases, longer ones first. If the original is capitalised, the replacement is too. */
function rewording(words: Readonly<Record<string, string>>): (text: string) => string {
  const phrases = Object.keys(words).toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) =>
    text.replace(pattern, (found) => {
      const other = words[found.toLowerCase()] ?? found;
      return found.charAt(0) === found.charAt(0).toLowerCase() ? other : other.charAt(0).toUpperCase() + other.slice(1);
    });
}

function reworded(texts: unknown, reword: (text: string) => string): unknown {
  if (typeof texts === 'string') return reword(texts);
  if (Array.isArray(texts)) return texts.map((text) => reworded(text, reword));
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, reworded(value, reword)]));
}
