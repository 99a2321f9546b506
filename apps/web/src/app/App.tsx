import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadVoice, type Voice, VoiceContext } from '../i18n/voice.tsx';
import { languageOf, settings } from '../settings/settings.ts';
import { TablePage } from '../shell/TablePage.tsx';
import { go, route } from './route.ts';
import { tables } from './worker.ts';

export function App(): VNode | null {
  const language = languageOf(settings.value);
  const [voice, setVoice] = useState<Voice>();
  useEffect(() => {
    document.documentElement.lang = language;
    void loadVoice(language).then(setVoice);
  }, [language]);
  if (voice === undefined) return null;
  return (
    <VoiceContext.Provider value={voice}>
      <Page />
    </VoiceContext.Provider>
  );
}

function Page(): VNode {
  const at = route.value;
  if (at.page === 'table') return <TablePage key={at.id} id={at.id} />;
  return (
    <button
      type="button"
      onClick={() =>
        void tables
          .begin({ game: 'gangsta', players: [{ name: 'Ada' }, { name: 'Slick', bot: 'steady' }], options: {} })
          .then((begun) => 'ok' in begun && go({ page: 'table', id: begun.ok }))
      }
    >
      Start
    </button>
  );
}
