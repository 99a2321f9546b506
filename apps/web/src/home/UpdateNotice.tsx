import type { VNode } from 'preact';
import { route } from '../browser/route.ts';
import { loadNewest, news } from '../browser/version.ts';
import { useVoice } from '../i18n/voice.tsx';
import '../ui/pages.css';

/** Games are kept move by move, so reloading loses nothing; still nobody is interrupted. */
export function UpdateNotice(): VNode | null {
  const voice = useVoice();
  // At a table nothing lies over the choices but what matters.
  const atTable = route.value.page === 'table';
  if (news.value === undefined || (news.value === 'offline' && atTable)) return null;
  const close = (): void => {
    news.value = undefined;
  };
  return (
    <div class="update-notice" role="status">
      <p>{voice.say(`home.${news.value}`)}</p>
      {news.value === 'newVersion' ? (
        <button type="button" class="button primary" onClick={() => void loadNewest()}>
          {voice.say('home.reload')}
        </button>
      ) : null}
      <button type="button" class="button" onClick={close}>
        {voice.say(news.value === 'newVersion' ? 'home.later' : 'home.close')}
      </button>
    </div>
  );
}
