import type { VNode } from 'preact';
import type { PageKey } from '../i18n/messages/en.ts';
import { useVoice } from '../i18n/voice.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/names.ts';
import { useReplay } from './control/context.ts';

const TURNS = { earlier: 'replay.turnEarlier', later: 'replay.turnLater' } as const satisfies Record<string, PageKey>;

/** Buttons that go back or forward by a turn or by a choice, and a button for autoplay. */
export function Buttons(): VNode {
  const control = useReplay();
  const at = control.at.value;
  const plays = control.isPlaying.value;
  const isFirst = at <= 1;
  const isLast = at >= control.last;
  return (
    <div class="actions replay-buttons">
      <JumpButton icon="turnEarlier" title={TURNS.earlier} off={isFirst} onClick={() => control.toTurn(-1)} />
      <JumpButton icon="earlier" title="past.earlier" off={isFirst} onClick={() => control.toMoment(-1)} />
      <JumpButton
        icon={plays ? 'pause' : 'play'}
        title={plays ? 'replay.pause' : 'replay.play'}
        primary
        onClick={() => control.toggle()}
      />
      <JumpButton icon="later" title="past.later" off={isLast} onClick={() => control.toMoment(1)} />
      <JumpButton icon="turnLater" title={TURNS.later} off={isLast} onClick={() => control.toTurn(1)} />
    </div>
  );
}

interface JumpButtonProps {
  readonly icon: IconName;
  readonly title: PageKey;
  readonly off?: boolean;
  readonly primary?: boolean;
  onClick(): void;
}

function JumpButton({ icon, title, off = false, primary = false, onClick }: JumpButtonProps): VNode {
  const voice = useVoice();
  const words = voice.say(title);
  return (
    <button
      type="button"
      class={primary ? 'button primary' : 'button'}
      // The button stays focusable at the beginning and the end of the game. Otherwise keyboard users would lose the
      // focus.
      aria-disabled={off}
      aria-label={words}
      title={words}
      onClick={() => (off ? undefined : onClick())}
    >
      <Icon name={icon} />
    </button>
  );
}
