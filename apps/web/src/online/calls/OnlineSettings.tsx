import type { VNode } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { findServer, server } from '../api.ts';
import { LONGEST_NAME, NameForm } from '../lobby/NameForm.tsx';
import { me, rename } from '../me.ts';
import { whyNot } from '../words.ts';
import { CallSettings } from './CallSettings.tsx';
import { addPasskey, comeByPasskey, hasPasskeys } from './passkeys.ts';
import '../field.css';
import './calls.css';

/** Settings for playing with others, where a server stands behind the page. */
export function OnlineSettings(): VNode | null {
  const voice = useVoice();
  useEffect(() => void findServer(), []);
  if (server.value !== 'here') return null;
  const known = me.value;
  return (
    <section class="online-settings">
      <h2>{voice.say('online.settings.title')}</h2>
      {known === undefined ? <NameForm /> : <Name key={known.id} name={known.name} />}
      {known === undefined ? null : <CallSettings key={known.device} device={known.device} />}
      {hasPasskeys() ? <Passkeys device={known?.device} /> : null}
    </section>
  );
}

function Name({ name }: { readonly name: string }): VNode {
  const voice = useVoice();
  const id = useId();
  const [wish, setWish] = useState(name);
  const [told, setTold] = useState('');
  const save = async (): Promise<void> => {
    if (wish.trim() === '') return setTold(voice.say('online.name.bad'));
    const renamed = await rename(wish.trim());
    setTold(
      'error' in renamed
        ? voice.say('online.trouble', { detail: whyNot(voice, renamed.error) })
        : voice.say('online.settings.renamed'),
    );
  };
  return (
    <form
      class="online-setting"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label class="setting-name" for={id}>
        {voice.say('online.name.label')}
      </label>
      <div class="setting-fields">
        <input
          id={id}
          class="field"
          type="text"
          value={wish}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          onInput={({ currentTarget }) => setWish(currentTarget.value)}
        />
        <button type="submit" class="button">
          {voice.say('online.settings.rename')}
        </button>
        <p class="soft" role="status">
          {told}
        </p>
      </div>
    </form>
  );
}

function Passkeys({ device }: { readonly device: string | undefined }): VNode {
  const voice = useVoice();
  const [told, setTold] = useState('');
  const use = async (deed: Promise<boolean>, done: string): Promise<void> =>
    setTold((await deed) ? done : voice.say('online.settings.passkey.failed'));
  return (
    <div class="online-setting">
      <span class="setting-name">{voice.say('online.settings.passkeys')}</span>
      <div class="setting-fields">
        {device === undefined ? null : (
          <button
            type="button"
            class="button"
            onClick={() => void use(addPasskey(device), voice.say('online.settings.passkey.added'))}
          >
            {voice.say('online.settings.passkey.add')}
          </button>
        )}
        <button type="button" class="button" onClick={() => void use(comeByPasskey(), '')}>
          {voice.say('online.settings.passkey.login')}
        </button>
        <p class="soft" role="status">
          {told === '' ? voice.say('online.settings.passkeysText') : told}
        </p>
      </div>
    </div>
  );
}
