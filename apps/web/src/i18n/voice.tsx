import { type Speaker, speaker } from '@getaway/text';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language } from './languages.ts';
import { loadShell } from './load.ts';
import type { ShellKey } from './messages/en.ts';

export type Voice = Speaker<ShellKey>;

export const VoiceContext = createContext<Voice | undefined>(undefined);

/** What the page itself says, in the language of the moment. */
export function useVoice(): Voice {
  const voice = useContext(VoiceContext);
  if (voice === undefined) throw new Error('nobody speaks here yet');
  return voice;
}

export const loadVoice = async (language: Language): Promise<Voice> =>
  speaker({ locale: language, catalogue: await loadShell(language) });
