import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { forgetHere, keepSeat, type Me, seatSecrets } from '../me.ts';
import { ownSubscription } from '../notifications/settings.ts';
import { whyNot } from '../words.ts';
import { forgetMe } from './devices.ts';

/** Deletes a person's data on the server, and what this device has stored about the person. */
export function ForgetMe({ known }: { readonly known: Me }): VNode {
  const voice = useVoice();
  const [trouble, setTrouble] = useState('');
  const forget = async (): Promise<void> => {
    const forgotten = await forgetMe(known.device);
    if ('error' in forgotten)
      return setTrouble(voice.say('online.trouble', { detail: whyNot(voice, forgotten.error) }));
    await (await ownSubscription())?.unsubscribe();
    for (const table of Object.keys(seatSecrets.value)) keepSeat(table, undefined);
    forgetHere(known);
  };
  return (
    <div class="online-setting">
      <span class="setting-name">{voice.say('online.forget.title')}</span>
      <div class="setting-fields">
        <ConfirmButton
          label={voice.say('online.forget')}
          question={voice.say('online.forget.sure', { name: known.name })}
          text={voice.say('online.forget.text')}
          onSure={() => void forget()}
        />
        {trouble === '' ? null : <p role="alert">{trouble}</p>}
      </div>
    </div>
  );
}
