import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { me } from '../me.ts';
import type { OnlineTable } from '../table/onlineTable.ts';

const LONGEST = 10_000;
const PAUSE_MS = 800;

/** Private notes, stored with the table. They are sent after a pause in typing. */
export function Notes({ table }: { readonly table: OnlineTable }): VNode | null {
  const voice = useVoice();
  const [text, setText] = useState(table.note.value);
  const [state, setState] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const unsent = useRef<string | undefined>(undefined);
  const send = async (): Promise<void> => {
    clearTimeout(timer.current);
    const note = unsent.current;
    if (note === undefined) return;
    unsent.current = undefined;
    table.note.value = note;
    const kept = await table.act('note', { text: note }, { repeat: true, patience: Number.POSITIVE_INFINITY });
    setState(
      'ok' in kept ? voice.say('online.notes.kept') : voice.say('online.trouble', { detail: kept.refusal.message }),
    );
  };
  useEffect(() => () => void send(), []);
  if (me.value === undefined) return null;
  return (
    <details>
      <summary>
        <Icon name="notes" />
        {voice.say('online.notes')}
      </summary>
      <textarea
        class="field"
        rows={5}
        aria-label={voice.say('online.notes.label')}
        placeholder={voice.say('online.notes.label')}
        maxLength={LONGEST}
        value={text}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          setState('');
          unsent.current = currentTarget.value;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void send(), PAUSE_MS);
        }}
        onBlur={() => void send()}
      />
      <p class="soft" role="status">
        {state}
      </p>
    </details>
  );
}
