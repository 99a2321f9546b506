import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useFrame } from '../../table/frameContext.ts';
import type { OnlineTable } from '../table/onlineTable.ts';

const MOST_TOLD = 8;

/** Lets the viewer ask the others to agree to taking back a choice that revealed hidden information. */
export function RewindRequest({ table }: { readonly table: OnlineTable }): VNode | null {
  const voice = useVoice();
  const { table: ui } = useFrame();
  const [trouble, setTrouble] = useState<string>();
  const last = ui.log.findLastIndex(({ seat }) => seat === table.viewer);
  const can = typeof table.viewer === 'number' && last > 0 && ui.result === undefined && ui.undoable !== 'possible';
  if (!can || table.room.value?.ask !== undefined) return null;
  const ask = async (): Promise<void> => {
    // The first log passage is the setup, which is not a choice.
    const asked = await table.act('askBack', { entries: last - 1 });
    setTrouble('refusal' in asked ? asked.refusal.message : undefined);
  };
  return (
    <section class="together-part">
      <h3>
        <Icon name="past" />
        {voice.say('online.back.title')}
      </h3>
      <p class="soft">{voice.say('online.back.text')}</p>
      <button type="button" class="button" onClick={() => void ask()}>
        <Icon name="undo" />
        {voice.say('online.back.ask')}
      </button>
      {trouble === undefined ? null : <p role="alert">{voice.say('online.trouble', { detail: trouble })}</p>}
    </section>
  );
}

/** What has happened since the moment that somebody wants to go back to. */
export function Seen({ entries }: { readonly entries: number }): VNode | null {
  const voice = useVoice();
  const { table, tell } = useFrame();
  const told = table.log.slice(entries + 1).flatMap((passage) => tell(passage).map(({ text }) => text));
  if (told.length === 0) return null;
  return (
    <div class="back-seen">
      <p>{voice.say('online.back.seen')}</p>
      <ul>
        {told.slice(0, MOST_TOLD).map((text, i) => (
          <li key={i}>{text}</li>
        ))}
        {told.length > MOST_TOLD ? <li>{voice.say('online.back.more', { count: told.length - MOST_TOLD })}</li> : null}
      </ul>
    </div>
  );
}
