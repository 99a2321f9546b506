import type { VNode } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../../app/route.ts';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { findServer, type ListedTable, openTables, server, tablesOf } from '../api.ts';
import { keepMe, me } from '../me.ts';
import { TableRow } from './TableRow.tsx';
import './lobby.css';

const LOOK_AGAIN_MS = 20_000;

/** On the home page, where a server stands behind it: one's own tables, the open ones, and the way to a new one. */
export function PlayTogether(): VNode | null {
  useEffect(() => void findServer(), []);
  return server.value === 'here' ? <Lobby /> : null;
}

function Lobby(): VNode {
  const voice = useVoice();
  const { mine, open, look } = useTables();
  const others = open.filter(({ id }) => mine.every((table) => table.id !== id));
  return (
    <section class="lobby" aria-labelledby="lobby-title">
      <header class="lobby-head">
        <div>
          <h2 id="lobby-title">{voice.say('online.title')}</h2>
          <p class="soft">{voice.say('online.claim')}</p>
        </div>
        <a class="button lobby-host" href={hrefOf({ page: 'host' })}>
          <Icon name="together" />
          {voice.say('online.host')}
        </a>
      </header>
      {mine.length === 0 ? null : (
        <>
          <h3>{voice.say('online.mine')}</h3>
          <ul class="lobby-list">
            {mine.toSorted(byUrgency).map((table) => (
              <TableRow key={table.id} table={table} mine />
            ))}
          </ul>
        </>
      )}
      <div class="lobby-open">
        <h3>{voice.say('online.open')}</h3>
        <button type="button" class="button" onClick={() => void look()}>
          {voice.say('online.refresh')}
        </button>
      </div>
      {others.length === 0 ? <p class="soft">{voice.say('online.noneOpen')}</p> : null}
      <ul class="lobby-list">
        {others.map((table) => (
          <TableRow key={table.id} table={table} mine={false} />
        ))}
      </ul>
    </section>
  );
}

interface Tables {
  readonly mine: readonly ListedTable[];
  readonly open: readonly ListedTable[];
  look(): Promise<void>;
}

/** Asked for again now and then, while somebody looks. */
function useTables(): Tables {
  const [tables, setTables] = useState<Pick<Tables, 'mine' | 'open'>>({ mine: [], open: [] });
  const device = me.value?.device;
  const look = useCallback(async (): Promise<void> => {
    const [own, open] = await Promise.all([device === undefined ? undefined : tablesOf(device), openTables()]);
    if (own !== undefined && 'error' in own && own.error.code === 'unknownDevice') keepMe(undefined);
    setTables((old) => ({
      mine: own === undefined ? [] : 'ok' in own ? own.ok.tables : old.mine,
      open: 'ok' in open ? open.ok.tables : old.open,
    }));
  }, [device]);
  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [look]);
  return { ...tables, look };
}

const STATES: readonly ListedTable['state'][] = ['playing', 'gathering', 'over'];

/** First where one is due, then what runs, then the newest. */
function byUrgency(a: ListedTable, b: ListedTable): number {
  const waits = (table: ListedTable): number => (table.due !== undefined && table.due === table.seat ? 0 : 1);
  return waits(a) - waits(b) || STATES.indexOf(a.state) - STATES.indexOf(b.state) || b.changed - a.changed;
}
