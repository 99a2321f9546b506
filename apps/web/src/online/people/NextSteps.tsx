import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { go, hrefOf } from '../../browser/route.ts';
import { useVoice } from '../../i18n/voice.tsx';
import type { OnlineTable } from '../table/onlineTable.ts';

/** Shown after the game. Any player can open a rematch, where everybody keeps their seat. */
export function NextSteps({ table }: { readonly table: OnlineTable }): VNode {
  const voice = useVoice();
  const [trouble, setTrouble] = useState<string>();
  const { rematch, seat } = table.room.value ?? {};
  const again = async (): Promise<void> => {
    const opened = await table.act('rematch');
    if ('refusal' in opened) return setTrouble(opened.refusal.message);
    go({ page: 'table', place: 'online', id: opened.ok.table });
  };
  if (rematch !== undefined)
    return (
      <>
        <p class="over-next" role="status">
          {voice.say('online.rematch.there')}
        </p>
        <a class="button primary" href={hrefOf({ page: 'table', place: 'online', id: rematch })}>
          {voice.say('online.rematch.go')}
        </a>
      </>
    );
  if (seat === undefined) return <p class="soft">{voice.say('online.rematch.wait')}</p>;
  return (
    <>
      <button type="button" class="button primary" onClick={() => void again()}>
        {voice.say('online.rematch.host')}
      </button>
      {trouble === undefined ? null : <p role="alert">{voice.say('online.trouble', { detail: trouble })}</p>}
    </>
  );
}
