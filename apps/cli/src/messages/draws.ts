import { type DrawKey, loadDrawVoice } from '@getaway/table/draws';
import type { Speaker } from '@getaway/text';
import type { Locale } from './languages.ts';

let current: Speaker<DrawKey> | undefined;

export async function setDrawLanguage(locale: Locale): Promise<void> {
  current = await loadDrawVoice(locale);
}

export function drawVoice(): Speaker<DrawKey> {
  if (current === undefined) throw new Error('no language has been chosen yet');
  return current;
}
