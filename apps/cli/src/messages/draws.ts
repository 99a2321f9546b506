import { type DrawKey, loadDrawVoice } from '@getaway/table/draws';
import type { Speaker } from '@getaway/text';
import type { Language } from './languages.ts';

let current: Speaker<DrawKey> | undefined;

export async function setDrawLanguage(language: Language): Promise<void> {
  current = await loadDrawVoice(language);
}

export function drawVoice(): Speaker<DrawKey> {
  if (current === undefined) throw new Error('no language has been chosen yet');
  return current;
}
