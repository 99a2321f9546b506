import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { UnknownDevice } from '../identity/UnknownDevice.tsx';
import { introduce } from '../me.ts';
import { useNameForm } from './useNameForm.ts';
import '../field.css';
import './lobby.css';

/** Asks once for a name, which is all that online play needs. */
export function NameForm({ onNamed }: { onNamed?(): void }): VNode {
  const voice = useVoice();
  const { form, field, outcome } = useNameForm({
    name: '',
    async save(name) {
      const known = await introduce(name);
      if ('ok' in known) onNamed?.();
      return known;
    },
  });
  return (
    <>
      <UnknownDevice onKnown={onNamed} />
      <form class="name-form" {...form}>
        <label for={field.id}>{voice.say('online.name.title')}</label>
        <div class="name-row">
          <input {...field} aria-describedby={`${field.id}-text`} />
          <button type="submit" class="button primary">
            {voice.say('online.name.save')}
          </button>
        </div>
        <p id={`${field.id}-text`} class="soft">
          {voice.say('online.name.text')}
        </p>
        {outcome?.trouble === undefined ? null : <p role="alert">{outcome.trouble}</p>}
      </form>
    </>
  );
}
