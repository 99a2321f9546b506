import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useFrame } from '../frameContext.ts';
import './past.css';

/** Controls for looking back: buttons that go one step, as the arrow keys do, and a slider that goes to any moment. */
export function PastBanner({ past }: { readonly past: number }): VNode {
  const voice = useVoice();
  const { table } = useFrame();
  const moments = table.log.length;
  return (
    <div class="prompt-words past-banner">
      <h2 class="past-title">
        <Icon name="past" />
        <span>{voice.say('past.title')}</span>
      </h2>
      <div class="past-way">
        <button
          type="button"
          class="button"
          disabled={past <= 1}
          aria-label={voice.say('past.earlier')}
          onClick={() => table.lookAt(past - 1)}
        >
          <Icon name="earlier" />
        </button>
        <input
          type="range"
          min={1}
          max={moments}
          value={past}
          aria-label={voice.say('past.slider')}
          aria-valuetext={voice.say('past.where', { moment: past, moments })}
          onInput={({ currentTarget }) => table.lookAt(currentTarget.valueAsNumber)}
        />
        <button
          type="button"
          class="button"
          aria-label={voice.say('past.later')}
          onClick={() => table.lookAt(past + 1)}
        >
          <Icon name="later" />
        </button>
        <span class="past-moment">{voice.say('past.where', { moment: past, moments })}</span>
      </div>
    </div>
  );
}
