import type { VNode } from 'preact';
import { useVoice } from '../i18n/voice.tsx';
import type { Loading } from './useLoaded.ts';

/** Shown in place of something that is still loading, or that could not be loaded. */
export function NotLoaded({ failed, retry }: Pick<Loading<unknown>, 'failed' | 'retry'>): VNode {
  const voice = useVoice();
  if (!failed) return <p class="notice">{voice.say('loading')}</p>;
  return (
    <div class="notice" role="alert">
      <p>{voice.say('broken.loading')}</p>
      <button type="button" class="button" onClick={retry}>
        {voice.say('broken.retry')}
      </button>
    </div>
  );
}
