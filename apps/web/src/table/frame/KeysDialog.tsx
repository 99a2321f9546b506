import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useFrame } from '../frameContext.ts';
import { KEYS } from './useKeys.ts';
import './keys.css';

export function KeysDialog({ onClose }: { onClose(): void }): VNode {
  const voice = useVoice();
  const { game } = useFrame();
  const keys = KEYS.filter((key) => !('onMap' in key) || game.mapFirst !== undefined);
  return (
    <Dialog title={voice.say('keys.title')} onClose={onClose}>
      <dl class="keys">
        {keys.map(({ key, does }) => (
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
