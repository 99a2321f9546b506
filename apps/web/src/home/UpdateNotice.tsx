import type { VNode } from 'preact';
import { loadNewest, news } from '../browser/version.ts';
import { useVoice } from '../i18n/voice.tsx';
import '../ui/pages.css';

/** Offers the new version. The player decides when to reload. A reload loses nothing, because every move is stored. */
export function UpdateNotice(): VNode | null {
  const voice = useVoice();
  if (news.value !== 'newVersion') return null;
  const close = (): void => {
    news.value = undefined;
  };
  return (
    <div class="update-notice" role="status">
      <p>{voice.say('home.newVersion')}</p>
      <button type="button" class="button primary" onClick={() => void loadNewest()}>
        {voice.say('home.reload')}
      </button>
      <button type="button" class="button" onClick={close}>
        {voice.say('home.later')}
      </button>
    </div>
  );
}
