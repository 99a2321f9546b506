import type { VNode } from 'preact';
import { route } from '../browser/route.ts';
import { loadNewest, news } from '../browser/version.ts';
import { useVoice } from '../i18n/voice.tsx';
import '../ui/pages.css';

/** Offers the new version. Games are stored move by move, so a reload loses nothing, but the player decides when. */
export function UpdateNotice(): VNode | null {
  const voice = useVoice();
  // At a table only important notices may cover the choices.
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
