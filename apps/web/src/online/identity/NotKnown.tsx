import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Confirm } from '../Confirm.tsx';
import { forgetHere, isKnown, keepMe, unknown } from '../me.ts';
import './identity.css';

/** The server does not know this device, perhaps only for now. The identity is deleted only if its owner says so. */
export function NotKnown({ onKnown }: { onKnown?: (() => void) | undefined }): VNode | null {
  const voice = useVoice();
  const [told, setTold] = useState('');
  const lost = unknown.value;
  if (lost === undefined) return null;
  const { name } = lost;
  const again = async (): Promise<void> => {
    if (!(await isKnown(lost))) return setTold(voice.say('online.notKnown.still', { name }));
    keepMe(lost);
    onKnown?.();
  };
  return (
    <div class="identity-notice" role="status">
      <p>{told === '' ? voice.say('online.notKnown', { name }) : told}</p>
      <div class="identity-ways">
        <button type="button" class="button" onClick={() => void again()}>
          {voice.say('online.notKnown.again')}
        </button>
        <Confirm
          label={voice.say('online.former.forget', { name })}
          question={voice.say('online.former.sure', { name })}
          text={voice.say('online.former.sureText')}
          onSure={() => forgetHere(lost)}
        />
      </div>
    </div>
  );
}
