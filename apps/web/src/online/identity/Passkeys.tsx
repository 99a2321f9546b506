import type { PasskeyDocument } from '@getaway/protocol/http';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { whyNot } from '../words.ts';
import { loadPasskeys, removePasskey } from './devices.ts';
import { addPasskey, signInWithPasskey } from './passkeys.ts';

/** Lists passkeys, adds one, or signs in with one. A passkey identifies a person on several devices. */
export function Passkeys({ device }: { readonly device: string | undefined }): VNode {
  const voice = useVoice();
  const [message, setMessage] = useState('');
  const [passkeys, setPasskeys] = useState<readonly PasskeyDocument[]>([]);
  const look = async (): Promise<void> => setPasskeys(device === undefined ? [] : await loadPasskeys(device));
  useEffect(() => void look(), [device]);
  const use = async (action: Promise<boolean>, done: string): Promise<void> => {
    setMessage((await action) ? done : voice.say('online.settings.passkey.failed'));
    await look();
  };
  const remove = async (by: string, passkey: PasskeyDocument): Promise<void> => {
    const removed = await removePasskey(by, passkey);
    setMessage('ok' in removed ? '' : voice.say('online.trouble', { detail: whyNot(voice, removed.error) }));
    await look();
  };
  return (
    <div class="online-setting">
      <span class="setting-name">{voice.say('online.settings.passkeys')}</span>
      <div class="setting-fields">
        {device === undefined || passkeys.length === 0 ? null : (
          <ul class="identity-list" aria-label={voice.say('online.settings.passkeys')}>
            {passkeys.map((one) => (
              <Item key={one.id} passkey={one} onRemove={() => void remove(device, one)} />
            ))}
          </ul>
        )}
        {device === undefined ? null : (
          <button
            type="button"
            class="button"
            onClick={() => void use(addPasskey(device), voice.say('online.settings.passkey.added'))}
          >
            {voice.say('online.settings.passkey.add')}
          </button>
        )}
        <button type="button" class="button" onClick={() => void use(signInWithPasskey(), '')}>
          {voice.say('online.settings.passkey.login')}
        </button>
        <p class="soft" role="status">
          {message === '' ? voice.say('online.settings.passkeysText') : message}
        </p>
      </div>
    </div>
  );
}

function Item({ passkey: { label, added }, onRemove }: { readonly passkey: PasskeyDocument; onRemove(): void }): VNode {
  const voice = useVoice();
  const name = label === '' ? voice.say('online.settings.passkeys') : label;
  const when = new Intl.DateTimeFormat(voice.locale, { dateStyle: 'medium' }).format(added);
  return (
    <li class="identity-item">
      <p>
        {name} <span class="soft">{added === 0 ? '' : voice.say('online.passkeys.added', { when })}</span>
      </p>
      <ConfirmButton
        label={voice.say('online.passkeys.remove')}
        about={name}
        question={voice.say('online.passkeys.removeSure', { name })}
        text={voice.say('online.passkeys.removeText')}
        onSure={onRemove}
      />
    </li>
  );
}
