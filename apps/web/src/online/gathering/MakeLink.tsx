import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { keepSeat, seatSecrets } from '../me.ts';
import type { OnlineTable } from '../table/onlineTable.ts';

/** Makes a new link for the viewer's seat if this device has no link, for example after a rematch. */
export function MakeLink({ table }: { readonly table: OnlineTable }): VNode | null {
  const voice = useVoice();
  const [trouble, setTrouble] = useState<string>();
  if (table.room.value?.seat === undefined || seatSecrets.value[table.id] !== undefined) return null;
  const make = async (): Promise<void> => {
    const made = await table.act('link');
    if ('refusal' in made) return setTrouble(voice.say('online.trouble', { detail: made.refusal.message }));
    keepSeat(table.id, made.ok.secret);
  };
  return (
    <section class="link-card" data-secret>
      <h2>{voice.say('online.seatLink.title')}</h2>
      <p>{voice.say('online.seatLink.text')}</p>
      <button type="button" class="button" onClick={() => void make()}>
        <Icon name="key" />
        {voice.say('online.gather.newLink')}
      </button>
      {trouble === undefined ? null : <p role="alert">{trouble}</p>}
    </section>
  );
}
