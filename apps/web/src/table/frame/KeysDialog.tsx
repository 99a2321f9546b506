import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { KEYS } from './useKeys.ts';
import './keys.css';

export function KeysDialog({ onClose }: { onClose(): void }): VNode {
  const voice = useVoice();
  return (
    <Dialog title={voice.say('keys.title')} onClose={onClose}>
      <dl class="keys">
        {KEYS.map(({ key, does }) => (
          <div key={does}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{voice.say(`keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
