import type { VNode } from 'preact';
import type { PageKey } from '../i18n/messages/en.ts';
import { useVoice } from '../i18n/voice.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/names.ts';
import { useReplay } from './context.ts';

const TURNS = { earlier: 'replay.turnEarlier', later: 'replay.turnLater' } as const satisfies Record<string, PageKey>;

/** Buttons for a step back or forward by turn or by choice, and for autoplay. */
export function Buttons(): VNode {
  const control = useReplay();
  const at = control.at.value;
  const plays = control.isPlaying.value;
  const isFirst = at <= 1;
  const isLast = at >= control.last;
  return (
    <div class="actions replay-buttons">
      <Step icon="turnEarlier" title={TURNS.earlier} off={isFirst} onClick={() => control.toTurn(-1)} />
      <Step icon="earlier" title="past.earlier" off={isFirst} onClick={() => control.toStep(-1)} />
      <Step
        icon={plays ? 'pause' : 'play'}
        title={plays ? 'replay.pause' : 'replay.play'}
        primary
        onClick={() => control.toggle()}
      />
      <Step icon="later" title="past.later" off={isLast} onClick={() => control.toStep(1)} />
      <Step icon="turnLater" title={TURNS.later} off={isLast} onClick={() => control.toTurn(1)} />
    </div>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly title: PageKey;
  readonly off?: boolean;
  readonly primary?: boolean;
  onClick(): void;
}

function Step({ icon, title, off = false, primary = false, onClick }: StepProps): VNode {
  const voice = useVoice();
  const words = voice.say(title);
  return (
    <button
      type="button"
      class={primary ? 'button primary' : 'button'}
      // The button stays focusable, so that keyboard users do not lose their place at either end.
      aria-disabled={off}
      aria-label={words}
      title={words}
      onClick={() => (off ? undefined : onClick())}
    >
      <Icon name={icon} />
    </button>
  );
}
