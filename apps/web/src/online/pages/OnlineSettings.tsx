import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { findServer, server } from '../api.ts';
import { Devices } from '../identity/Devices.tsx';
import { ForgetMe } from '../identity/ForgetMe.tsx';
import { FormerIdentities } from '../identity/FormerIdentities.tsx';
import { Passkeys } from '../identity/Passkeys.tsx';
import { hasPasskeys } from '../identity/passkeys.ts';
import { NameForm } from '../lobby/NameForm.tsx';
import { useNameForm } from '../lobby/useNameForm.ts';
import { me, rename } from '../me.ts';
import { NotificationSettings } from '../notifications/NotificationSettings.tsx';
import '../field.css';
import '../notifications/notifications.css';

/** Settings for online play. Shown only if the page has a server. */
export function OnlineSettings(): VNode | null {
  const voice = useVoice();
  useEffect(() => void findServer(), []);
  if (server.value !== 'here') return null;
  const known = me.value;
  return (
    <section class="online-settings">
      <h2>{voice.say('online.settings.title')}</h2>
      {known === undefined ? <NameForm /> : <Name key={known.id} name={known.name} />}
      {known === undefined ? null : <NotificationSettings key={known.device} device={known.device} />}
      <FormerIdentities />
      {hasPasskeys() ? <Passkeys device={known?.device} /> : null}
      {known === undefined ? null : <Devices key={`${known.device} devices`} device={known.device} />}
      {known === undefined ? null : <ForgetMe key={`${known.id} forget`} known={known} />}
    </section>
  );
}

function Name({ name }: { readonly name: string }): VNode {
  const voice = useVoice();
  const { form, field, outcome } = useNameForm({ name, save: rename });
  return (
    <form class="online-setting" {...form}>
      <label class="setting-name" for={field.id}>
        {voice.say('online.name.label')}
      </label>
      <div class="setting-fields">
        <input {...field} />
        <button type="submit" class="button">
          {voice.say('online.settings.rename')}
        </button>
        <p class="soft" role="status">
          {outcome === undefined ? '' : (outcome.trouble ?? voice.say('online.settings.renamed'))}
        </p>
      </div>
    </form>
  );
}
