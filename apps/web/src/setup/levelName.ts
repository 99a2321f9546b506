import { readBot } from '@getaway/bots/levels';
import { ratingOf } from '@getaway/bots/ratings';
import type { Voice } from '../i18n/voice.tsx';

/** The name of a bot in menus: its level, its rating in the game if it was measured, and its character. */
export function levelName(voice: Voice, bot: string, game?: string): string {
  const known = readBot(bot);
  const level = known?.level ?? bot;
  const key = `level.${level}`;
  const name = voice.has(key) ? voice.say(key) : level;
  const rating = game === undefined ? undefined : ratingOf(game, level);
  const rated = rating === undefined ? name : voice.say('level.rated', { level: name, rating });
  return known?.character === undefined ? rated : `${rated} · ${characterName(voice, known.character)}`;
}

export function characterName(voice: Voice, character: string): string {
  const key = `character.${character}`;
  return voice.has(key) ? voice.say(key) : character;
}

/** Explains the level and the character of a bot. Empty if their names are clear enough. */
export function meaningOf(voice: Voice, bot: string): string {
  const { level, character } = readBot(bot) ?? { level: bot, character: undefined };
  const keys = [`levelMeans.${level}`, `characterMeans.${character}`];
  return keys.flatMap((key) => (voice.has(key) ? [voice.say(key)] : [])).join(' · ');
}
