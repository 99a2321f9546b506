import type { Speaker } from '@getaway/text';

/** A bot's level in words; one that no message knows by its id. */
export function levelName(voice: Speaker, level: string): string {
  const key = `level.${level}`;
  return voice.has(key) ? voice.say(key) : level;
}
