import { setDrawLanguage } from '../messages/draws.ts';
import type { Locale } from '../messages/languages.ts';
import { loadShell, setShellLanguage } from '../messages/shell.ts';
import type { TableGame } from './game.ts';
import { setGameLanguage } from './voice.ts';

/** Switches the program and these games to a language. The messages of other languages are not loaded. */
export async function setLanguage(locale: Locale, games: readonly TableGame[]): Promise<void> {
  const [catalogue, texts] = await Promise.all([
    loadShell(locale),
    Promise.all(games.map(async (game) => ({ game, text: await game.loadText(locale) }))),
  ]);
  await setDrawLanguage(locale);
  setShellLanguage(locale, catalogue);
  for (const { game, text } of texts) setGameLanguage(game, locale, text);
}
