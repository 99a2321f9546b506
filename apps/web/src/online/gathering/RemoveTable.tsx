import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';

export function RemoveTable({ onRemove }: { onRemove(): void }): VNode {
  const voice = useVoice();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" class="button" onClick={() => dialog.current?.showModal()}>
        {voice.say('online.gather.remove')}
      </button>
      <dialog ref={dialog} aria-label={voice.say('online.gather.removeSure')}>
        <p>{voice.say('online.gather.removeSure')}</p>
        <div class="dialog-buttons">
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {voice.say('online.gather.keep')}
          </button>
          <button type="button" class="button danger" onClick={onRemove}>
            {voice.say('online.gather.remove')}
          </button>
        </div>
      </dialog>
    </>
  );
}
