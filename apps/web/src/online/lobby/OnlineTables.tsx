import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { hrefOf } from '../../browser/route.ts';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { findServer, server } from '../api.ts';
import { FormerIdentities } from '../identity/FormerIdentities.tsx';
import { TableRow } from './TableRow.tsx';
import { foundTables, otherTables, ownTables, useTables } from './tables.ts';
import './lobby.css';

/**
 * Online tables on the home page, if the page has a server: the visitor's own tables, open tables, and a link to host
 * one.
 */
export function OnlineTables(): VNode | null {
  useEffect(() => void findServer(), []);
  return server.value === 'here' ? <Lobby /> : null;
}

function Lobby(): VNode {
  const voice = useVoice();
  const look = useTables();
  const mine = otherTables.value;
  const others = foundTables.value.filter(({ id }) => ownTables.value.every((table) => table.id !== id));
  return (
    <section class="lobby" aria-labelledby="lobby-title">
      <header class="lobby-head">
        <div>
          <h3 id="lobby-title">{voice.say('online.title')}</h3>
          <p class="soft">{voice.say('online.claim')}</p>
        </div>
        <a class="button lobby-host" href={hrefOf({ page: 'host' })}>
          <Icon name="together" />
          {voice.say('online.host')}
        </a>
      </header>
      <FormerIdentities />
      {mine.length === 0 ? null : (
        <>
          <h4>{voice.say('online.mine')}</h4>
          <ul class="lobby-list">
            {mine.map((table) => (
              <TableRow key={table.id} table={table} mine />
            ))}
          </ul>
        </>
      )}
      <div class="lobby-open">
        <h4>{voice.say('online.open')}</h4>
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
