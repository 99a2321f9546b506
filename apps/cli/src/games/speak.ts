import { speakDraws } from '../messages/draws.ts';
import type { Language } from '../messages/languages.ts';
import { loadShell, speakShell } from '../messages/shell.ts';
import { GAMES } from './index.ts';
import { speakGame } from './voice.ts';

/** From now on everything is said in this language, by the program and by every game. Only this one is loaded. */
export async function speak(language: Language): Promise<void> {
  const [catalogue, texts] = await Promise.all([
    loadShell(language),
    Promise.all(GAMES.map(async (game) => ({ game, text: await game.loadText(language) }))),
  ]);
  await speakDraws(language);
  speakShell(language, catalogue);
  for (const { game, text } of texts) speakGame(game, language, text);
}
