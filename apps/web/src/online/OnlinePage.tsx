import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { hrefOf } from '../app/route.ts';
import { useVoice } from '../i18n/voice.tsx';
import { Broken } from '../shell/Broken.tsx';
import { Shown } from '../shell/TablePage.tsx';
import { Gathering } from './gather/Gathering.tsx';
import type { OnlineTable } from './table/onlineTable.ts';
import { openOnline, openTableOf } from './table/openOnline.ts';
import { whyNot } from './words.ts';

/** A table of the server: people gather at it, play, or watch. */
export function OnlinePage({ id }: { readonly id: string }): VNode {
  const voice = useVoice();
  const now = useRef(voice);
  now.current = voice;
  const [table, setTable] = useState<OnlineTable>();
  useEffect(() => {
    const opened = openOnline(id, (error) => whyNot(now.current, error));
    setTable(opened);
    const wake = (): void => {
      if (!document.hidden) opened.line.wake();
    };
    for (const event of ['online', 'offline'] as const) addEventListener(event, wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      for (const event of ['online', 'offline'] as const) removeEventListener(event, wake);
      document.removeEventListener('visibilitychange', wake);
      opened.close();
    };
  }, [id]);
  return table === undefined ? <p class="notice">{voice.say('online.opening')}</p> : <AtTable table={table} />;
}

function AtTable({ table }: { readonly table: OnlineTable }): VNode {
  const voice = useVoice();
  const room = table.room.value;
  const begun = room?.scene !== undefined;
  const open = useMemo(() => (begun ? openTableOf(table) : undefined), [table, begun]);
  if (table.gone.value !== undefined) return <NoTable why={voice.say(`online.gone.${table.gone.value}`)} />;
  if (room === undefined)
    return (
      <p class="notice" role="status">
        {voice.say(table.line.state.value === 'lost' ? 'online.noServer' : 'online.opening')}
      </p>
    );
  if (open === undefined) return <Gathering table={table} room={room} />;
  return (
    <Broken>
      <Shown open={open} />
    </Broken>
  );
}

function NoTable({ why }: { readonly why: string }): VNode {
  const voice = useVoice();
  return (
    <main class="notice">
      <p role="alert">{why}</p>
      <a class="button" href={hrefOf({ page: 'home' })}>
        {voice.say('menu.home')}
      </a>
    </main>
  );
}
