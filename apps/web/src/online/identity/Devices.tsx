import type { DeviceDocument } from '@getaway/protocol/http';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useVoice, type Voice } from '../../i18n/voice.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { whyNot } from '../words.ts';
import { loadDevices, logOut } from './devices.ts';
import './identity.css';

/** The devices on which somebody is signed in. A lost device can be signed out. */
export function Devices({ device }: { readonly device: string }): VNode | null {
  const voice = useVoice();
  const [devices, setDevices] = useState<readonly DeviceDocument[]>([]);
  const [message, setMessage] = useState('');
  const look = (): Promise<void> => loadDevices(device).then(setDevices);
  useEffect(() => void look(), [device]);
  if (devices.length === 0) return null;
  const out = async (other?: DeviceDocument): Promise<void> => {
    const done = await logOut(device, other);
    setMessage(
      'ok' in done
        ? voice.say('online.devices.done')
        : voice.say('online.trouble', { detail: whyNot(voice, done.error) }),
    );
    await look();
  };
  const others = devices.filter(({ here }) => !here);
  return (
    <div class="online-setting">
      <span class="setting-name">{voice.say('online.devices')}</span>
      <div class="setting-fields">
        <ul class="identity-list" aria-label={voice.say('online.devices')}>
          {devices.map((one) => (
            <li key={one.id} class="identity-item">
              <p>
                {nameOf(voice, one)} <span class="soft">{seenWords(voice, one)}</span>
              </p>
              {one.here ? null : (
                <ConfirmButton
                  label={voice.say('online.devices.out')}
                  about={nameOf(voice, one)}
                  question={voice.say('online.devices.outSure', { name: nameOf(voice, one) })}
                  text={voice.say('online.devices.outText')}
                  onSure={() => void out(one)}
                />
              )}
            </li>
          ))}
        </ul>
        {others.length < 2 ? null : (
          <ConfirmButton
            label={voice.say('online.devices.others')}
            question={voice.say('online.devices.othersSure')}
            text={voice.say('online.devices.outText')}
            onSure={() => void out()}
          />
        )}
        <p class="soft" role="status">
          {message}
        </p>
      </div>
    </div>
  );
}

const nameOf = (voice: Voice, { label }: DeviceDocument): string =>
  label === '' ? voice.say('online.devices.nameless') : label;

function seenWords(voice: Voice, { here, seen }: DeviceDocument): string {
  if (here) return voice.say('online.devices.here');
  const when = new Intl.DateTimeFormat(voice.locale, { dateStyle: 'medium' }).format(seen);
  return seen === 0 ? '' : voice.say('online.devices.seen', { when });
}
