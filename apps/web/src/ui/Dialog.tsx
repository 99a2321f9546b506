import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useVoice } from '../i18n/voice.tsx';
import { Icon } from '../icons/Icon.tsx';
import './dialog.css';

interface Props {
  readonly title: string;
  readonly class?: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

/**
 * A dialog. It is closed by the Escape key, by its own button, or by a click outside. The focus then returns to the
 * element that had it before.
 */
export function Dialog({ title, class: more = '', children, onClose }: Props): VNode {
  const voice = useVoice();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class={`dialog ${more}`} aria-labelledby={heading} onClose={onClose} {...{ closedby: 'any' }}>
      <div class="dialog-page">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            class="button icon-button"
            aria-label={voice.say('dialog.close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
