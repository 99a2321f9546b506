import { speakDraws } from '../messages/draws.ts';
import type { Language } from '../messages/languages.ts';
import { loadShell, speakShell } from '../messages/shell.ts';
import type { TableGame } from './game.ts';
import { speakGame } from './voice.ts';

/** Switches the program and these games to a language. Only this language is loaded. */
export async function speak(language: Language, games: readonly TableGame[]): Promise<void> {
  const [catalogue, texts] = await Promise.all([
    loadShell(language),
    Promise.all(games.map(async (game) => ({ game, text: await game.loadText(language) }))),
  ]);
  await speakDraws(language);
  speakShell(language, catalogue);
  for (const { game, text } of texts) speakGame(game, language, text);
}
