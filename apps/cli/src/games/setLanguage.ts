import { setDrawLanguage } from '../messages/draws.ts';
import type { Language } from '../messages/languages.ts';
import { loadShell, setShellLanguage } from '../messages/shell.ts';
import type { TableGame } from './game.ts';
import { setGameLanguage } from './voice.ts';

/** Switches the program and these games to a language. The messages of other languages are not loaded. */
export async function setLanguage(language: Language, games: readonly TableGame[]): Promise<void> {
  const [catalogue, texts] = await Promise.all([
    loadShell(language),
    Promise.all(games.map(async (game) => ({ game, text: await game.loadText(language) }))),
  ]);
  await setDrawLanguage(language);
  setShellLanguage(language, catalogue);
  for (const { game, text } of texts) setGameLanguage(game, language, text);
}
