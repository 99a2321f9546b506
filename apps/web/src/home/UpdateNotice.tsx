import { registerSW } from 'virtual:pwa-register';
import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { route } from '../app/route.ts';
import { useVoice } from '../i18n/voice.tsx';
import './pages.css';

const OFFLINE_NOTICE_MS = 5000;

/** What the service worker has to say: a new version waits, or everything is here to play without a network. */
const news = signal<'newVersion' | 'offline' | undefined>(undefined);
const reload = registerSW({
  onNeedRefresh: () => {
    news.value = 'newVersion';
  },
  onOfflineReady: () => {
    news.value = 'offline';
    setTimeout(() => {
      if (news.value === 'offline') news.value = undefined;
    }, OFFLINE_NOTICE_MS);
  },
});

/** Games are kept move by move, so reloading loses nothing; still nobody is interrupted. */
export function UpdateNotice(): VNode | null {
  const voice = useVoice();
  // At a table nothing lies over the choices but what matters.
  const atTable = route.value.page === 'table' || route.value.page === 'join';
  if (news.value === undefined || (news.value === 'offline' && atTable)) return null;
  const close = (): void => {
    news.value = undefined;
  };
  return (
    <div class="update-notice" role="status">
      <p>{voice.say(`home.${news.value}`)}</p>
      {news.value === 'newVersion' ? (
        <button type="button" class="button primary" onClick={() => void reload(true)}>
          {voice.say('home.reload')}
        </button>
      ) : null}
      <button type="button" class="button" onClick={close}>
        {voice.say(news.value === 'newVersion' ? 'home.later' : 'home.close')}
      </button>
    </div>
  );
}
