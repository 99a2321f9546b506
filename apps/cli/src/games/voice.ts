import { type Speaker, speaker } from '@getaway/text';
import type { TableGame } from './game.ts';

/** A speaker compiles its messages once, so a game keeps the one it has. */
const voices = new Map<string, Speaker>();

export function voiceOf({ definition, catalogue }: Pick<TableGame, 'definition' | 'catalogue'>): Speaker {
  const known = voices.get(definition.id);
  if (known !== undefined) return known;
  const voice = speaker({ locale: 'en', catalogue });
  voices.set(definition.id, voice);
  return voice;
}
