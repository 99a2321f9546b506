import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useFrame } from '../frameContext.ts';

/** The buttons to slow down or skip, shown while others play. */
export function PlaybackActions(): VNode {
  const voice = useVoice();
  const { playback } = useFrame();
  const { isSlow, isDue } = playback;
  return (
    <div class="actions">
      <button type="button" class="button undo-button" aria-pressed={isSlow} onClick={() => playback.slowDown(!isSlow)}>
        <Icon name="slower" />
        <span>{voice.say('playback.slower')}</span>
      </button>
      <button type="button" class="button primary playback-skip" data-number="0" onClick={() => playback.skip()}>
        <span>{voice.say(isDue ? 'playback.skipToTurn' : 'playback.skip')}</span>
      </button>
    </div>
  );
}
