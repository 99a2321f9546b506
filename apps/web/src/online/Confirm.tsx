import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { useVoice } from '../i18n/voice.tsx';

interface Props {
  /** On the button that asks, and on the one that does it. */
  readonly label: string;
  /** What the label is about, for who listens. */
  readonly about?: string;
  readonly question: string;
  /** What goes, in a sentence. */
  readonly text?: string;
  readonly class?: string;
  onSure(): void;
}

/** A button for what can't be taken back: it asks once more, and says what would go. */
export function Confirm({ label, about, question, text, class: more = '', onSure }: Props): VNode {
  const voice = useVoice();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" class={`button ${more}`} onClick={() => dialog.current?.showModal()}>
        {label}
        {about === undefined ? null : <span class="visually-hidden">: {about}</span>}
      </button>
      <dialog ref={dialog} aria-label={question}>
        <p>
          <strong>{question}</strong>
        </p>
        {text === undefined ? null : <p>{text}</p>}
        <div class="dialog-buttons">
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {voice.say('online.gather.keep')}
          </button>
          <button
            type="button"
            class="button danger"
            onClick={() => {
              dialog.current?.close();
              onSure();
            }}
          >
            {label}
          </button>
        </div>
      </dialog>
    </>
  );
}
