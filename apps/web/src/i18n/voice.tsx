import { type Speaker, speaker } from '@getaway/text';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Locale } from './languages.ts';
import { loadPageMessages } from './load.ts';
import type { PageKey } from './messages/en.ts';

export type Voice = Speaker<PageKey>;

export const VoiceContext = createContext<Voice | undefined>(undefined);

export function useVoice(): Voice {
  const voice = useContext(VoiceContext);
  if (voice === undefined) throw new Error('useVoice needs a VoiceContext');
  return voice;
}

export const loadVoice = async (locale: Locale): Promise<Voice> =>
  speaker({ locale, catalogue: await loadPageMessages(locale) });
