import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { NotKnown } from '../identity/NotKnown.tsx';
import { introduce } from '../me.ts';
import { whyNot } from '../words.ts';
import '../field.css';
import './lobby.css';

export const LONGEST_NAME = 24;

/** A name is enough to play with others: asked once. */
export function NameForm({ onNamed }: { onNamed?(): void }): VNode {
  const voice = useVoice();
  const id = useId();
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const save = async (): Promise<void> => {
    if (name.trim() === '') return setTrouble(voice.say('online.name.bad'));
    const known = await introduce(name.trim());
    if ('error' in known) setTrouble(voice.say('online.trouble', { detail: whyNot(voice, known.error) }));
    else onNamed?.();
  };
  return (
    <>
      <NotKnown onKnown={onNamed} />
      <form
        class="name-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label for={id}>{voice.say('online.name.title')}</label>
        <div class="name-row">
          <input
            id={id}
            class="field"
            type="text"
            value={name}
            maxLength={LONGEST_NAME}
            autocomplete="nickname"
            aria-describedby={`${id}-text`}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
          <button type="submit" class="button primary">
            {voice.say('online.name.save')}
          </button>
        </div>
        <p id={`${id}-text`} class="soft">
          {voice.say('online.name.text')}
        </p>
        {trouble === undefined ? null : <p role="alert">{trouble}</p>}
      </form>
    </>
  );
}
