import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/names.ts';

interface Props {
  readonly icon: IconName;
  readonly text: string;
  /** The part that can be folded away, to show the board below. */
  readonly more?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** A notice that needs attention now. */
export function Notice({ icon, text, more, children }: Props): VNode {
  const voice = useVoice();
  const [folded, setFolded] = useState(false);
  const canFold = more !== undefined && more !== null;
  return (
    <div class="online-notice" role="status" data-folded={folded}>
      <Icon name={icon} />
      <div class="online-notice-text">
        <p title={folded ? text : undefined}>{text}</p>
        {folded ? null : more}
      </div>
      {children}
      {canFold ? (
        <button
          type="button"
          class="button icon-button"
          aria-expanded={!folded}
          aria-label={voice.say(folded ? 'online.notice.more' : 'online.notice.less')}
          title={voice.say(folded ? 'online.notice.more' : 'online.notice.less')}
          onClick={() => setFolded(!folded)}
        >
          <b aria-hidden="true">{folded ? '+' : '–'}</b>
        </button>
      ) : null}
    </div>
  );
}
