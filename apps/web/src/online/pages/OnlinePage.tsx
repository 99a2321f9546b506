import type { ReceivedRefusal } from '@getaway/protocol/refusals';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { hrefOf } from '../../browser/route.ts';
import { loadNewest } from '../../browser/version.ts';
import { contributeTo } from '../../fairness/contribute.ts';
import { GameTable } from '../../games/GameTable.tsx';
import { useVoice } from '../../i18n/voice.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Gathering } from '../gathering/Gathering.tsx';
import { useSeatRecovery } from '../identity/useSeatRecovery.ts';
import type { OnlineTable } from '../table/onlineTable.ts';
import { openOnline } from '../table/openOnline.ts';
import { usePack } from '../table/usePack.ts';
import { whyNot } from '../words.ts';
import { openTableOf } from './openTableOf.ts';

/** A table on the server, before and during the game, for players and spectators. */
export function OnlinePage({ id }: { readonly id: string }): VNode {
  const voice = useVoice();
  const now = useRef(voice);
  now.current = voice;
  const [table, setTable] = useState<OnlineTable>();
  useEffect(() => {
    const opened = openOnline(id, (error) => whyNot(now.current, error));
    setTable(opened);
    const stopContributing = contributeTo(opened);
    opened.attend({ hidden: document.hidden });
    const wake = (): void => {
      opened.attend({ hidden: document.hidden });
      if (!document.hidden) opened.connection.wake();
    };
    const cutOff = (): void => opened.connection.cutOff();
    addEventListener('online', wake);
    addEventListener('offline', cutOff);
    document.addEventListener('visibilitychange', wake);
    return () => {
      removeEventListener('online', wake);
      removeEventListener('offline', cutOff);
      document.removeEventListener('visibilitychange', wake);
      stopContributing();
      opened.close();
    };
  }, [id]);
  if (table === undefined) return <p class="notice">{voice.say('online.opening')}</p>;
  return <AtTable table={table} sayWhyNot={(error) => whyNot(now.current, error)} />;
}

interface AtTableProps {
  readonly table: OnlineTable;
  sayWhyNot(error: ReceivedRefusal): string;
}

function AtTable({ table, sayWhyNot }: AtTableProps): VNode {
  const voice = useVoice();
  const room = table.room.value;
  const begun = room?.scene !== undefined;
  const { pack, trouble, again } = usePack(begun ? room : undefined);
  const open = useMemo(
    () => (pack === undefined ? undefined : openTableOf(table, { pack: pack.document, sayWhyNot })),
    [table, pack],
  );
  const gone = table.gone.value;
  if (gone === 'otherVersion')
    return (
      <NoTable
        why={voice.say('online.gone.otherVersion')}
        onRetry={() => void loadNewest()}
        retry={voice.say('broken.reload')}
      />
    );
  if (gone !== undefined) return <Gone table={table} why={voice.say(`online.gone.${gone}`)} />;
  if (room === undefined)
    return (
      <p class="notice" role="status">
        {voice.say(table.connection.state.value === 'lost' ? 'online.noServer' : 'online.opening')}
      </p>
    );
  if (!begun) return <Gathering table={table} room={room} />;
  if (trouble !== undefined)
    return <NoTable why={voice.say('online.noPack', { detail: sayWhyNot(trouble) })} onRetry={again} />;
  if (open === undefined) return <p class="notice">{voice.say('online.opening')}</p>;
  return (
    <ErrorBoundary>
      <GameTable open={open} />
    </ErrorBoundary>
  );
}

/**
 * Shown instead of a table that the viewer can't see. A player whose seat has moved to another device can bring the
 * seat back by its link.
 */
function Gone({ table, why }: { readonly table: OnlineTable; readonly why: string }): VNode {
  const voice = useVoice();
  const { bringBack, isThere, trouble } = useSeatRecovery(table.id, () => table.connection.greetAgain());
  const [there, setThere] = useState<boolean>();
  const wasHere = bringBack !== undefined;
  useEffect(() => {
    void isThere?.().then(setThere);
  }, [table.id, wasHere]);
  if (!wasHere || there === false) return <NoTable why={why} />;
  if (there === undefined) return <p class="notice">{voice.say('online.opening')}</p>;
  return (
    <NoTable
      why={trouble ?? voice.say('online.seatElsewhere')}
      onRetry={() => void bringBack()}
      retry={voice.say('online.seatElsewhere.back')}
    />
  );
}

interface NoTableProps {
  readonly why: string;
  /** If set, the page has a button that calls this function. `retry` is the label of the button. */
  readonly onRetry?: () => void;
  readonly retry?: string;
}

function NoTable({ why, onRetry, retry }: NoTableProps): VNode {
  const voice = useVoice();
  return (
    <main class="notice">
      <p role="alert">{why}</p>
      {onRetry === undefined ? null : (
        <button type="button" class="button primary" onClick={onRetry}>
          {retry ?? voice.say('broken.retry')}
        </button>
      )}
      <a class="button" href={hrefOf({ page: 'home' })}>
        {voice.say('menu.home')}
      </a>
    </main>
  );
}
