import { beforeEach, expect, test, vi } from 'vitest';
import { LOCALE_NAMES, LOCALES } from '../i18n/languages.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
});
vi.stubGlobal('navigator', { languages: ['de-DE', 'pt-PT', 'en'] });

const { change, languageOf, localeOf, readAgain, settings } = await import('./settings.ts');

beforeEach(() => stored.clear());

test('a language is stored by its tag, and the tag that earlier versions stored is still read', () => {
  change({ language: 'pt' });
  expect(JSON.parse(stored.get('getaway-settings') ?? '')).toMatchObject({ language: 'pt-BR' });
  for (const language of ['pt', 'pt-BR']) {
    stored.set('getaway-settings', JSON.stringify({ language }));
    readAgain({ key: 'getaway-settings' });
    expect(settings.value.language).toBe('pt');
  }
});

test('without a choice, the page uses the first of the browser’s languages that it has', () => {
  stored.set('getaway-settings', JSON.stringify({ language: 'tlh' }));
  readAgain({ key: 'getaway-settings' });
  expect(languageOf(settings.value)).toBe('pt');
});

test('a reader of a variety finds it in the menu, and gets it back after another language', () => {
  const read = localeOf(settings.value);
  expect(LOCALES).toContain(read);
  expect(LOCALE_NAMES[read]).toBe('Português (Portugal)');
  change({ language: 'en' });
  change({ language: read });
  readAgain({ key: 'getaway-settings' });
  expect(localeOf(settings.value)).toBe('pt-PT');
});

test('the browser’s variety counts unless the player has chosen a language', () => {
  stored.set('getaway-settings', JSON.stringify({}));
  readAgain({ key: 'getaway-settings' });
  expect(localeOf(settings.value)).toBe('pt-PT');
  change({ language: 'pt' });
  expect(localeOf(settings.value)).toBe('pt');
});
