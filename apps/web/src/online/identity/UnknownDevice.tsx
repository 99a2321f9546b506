import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { forgetHere, isKnown, keepMe, unknownIdentity } from '../me.ts';
import './identity.css';

/**
 * Shown if the server does not know this device. This may be temporary, so the identity is kept until its owner chooses
 * to delete it.
 */
export function UnknownDevice({ onKnown }: { onKnown?: (() => void) | undefined }): VNode | null {
  const voice = useVoice();
  const [message, setMessage] = useState('');
  const lost = unknownIdentity.value;
  if (lost === undefined) return null;
  const { name } = lost;
  const again = async (): Promise<void> => {
    if (!(await isKnown(lost))) return setMessage(voice.say('online.notKnown.still', { name }));
    keepMe(lost);
    onKnown?.();
  };
  return (
    <div class="identity-notice" role="status">
      <p>{message === '' ? voice.say('online.notKnown', { name }) : message}</p>
      <div class="identity-ways">
        <button type="button" class="button" onClick={() => void again()}>
          {voice.say('online.notKnown.again')}
        </button>
        <ConfirmButton
          label={voice.say('online.former.forget', { name })}
          question={voice.say('online.former.sure', { name })}
          text={voice.say('online.former.sureText')}
          onSure={() => forgetHere(lost)}
        />
      </div>
    </div>
  );
}
