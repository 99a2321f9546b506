import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { AboutTableBots } from '../../table/seats/AboutTableBots.tsx';
import { Forked } from '../Forked.tsx';
import { SeatLink, TableLink } from '../gathering/Links.tsx';
import { MakeLink } from '../gathering/MakeLink.tsx';
import type { OnlineTable } from '../table/onlineTable.ts';
import { Chat } from './Chat.tsx';
import { Notes } from './Notes.tsx';
import { People } from './People.tsx';
import { RewindRequest } from './RewindRequest.tsx';
import './people.css';

/** The panel for everything between players: who is connected, chat, notes and links. */
export function PeoplePanel({ table, onRead }: { readonly table: OnlineTable; onRead(): void }): VNode {
  const voice = useVoice();
  const messages = table.chat.value.length;
  useEffect(onRead, [messages, onRead]);
  return (
    <div class="together">
      <div class="together-talk">
        <People table={table} />
        <Chat table={table} />
      </div>
      <div class="together-more">
        <Forked origin={table.room.value?.origin} />
        <RewindRequest table={table} />
        <Notes table={table} />
        <details>
          <summary>
            <Icon name="link" />
            {voice.say('online.links')}
          </summary>
          <TableLink table={table.id} />
          <SeatLink table={table.id} />
          <MakeLink table={table} />
        </details>
        <AboutTableBots showsLevels={false} />
      </div>
    </div>
  );
}
