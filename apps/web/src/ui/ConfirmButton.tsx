import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { useVoice } from '../i18n/voice.tsx';

interface Props {
  /** The text of two buttons: one opens the dialog, and one confirms. */
  readonly label: string;
  /** What the button acts on, for screen readers. */
  readonly about?: string;
  readonly question: string;
  /** What will be lost, in a sentence. */
  readonly text?: string;
  readonly class?: string;
  onSure(): void;
}

/** A button for an action that can't be undone. It asks for confirmation and says what will be lost. */
export function ConfirmButton({ label, about, question, text, class: more = '', onSure }: Props): VNode {
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
            {voice.say('confirm.keep')}
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
