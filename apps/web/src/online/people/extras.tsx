import type { ChatDocument } from '@getaway/protocol/socket';
import { effect, signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableExtras } from '../../table/extras.ts';
import { SeatElsewhere } from '../identity/SeatElsewhere.tsx';
import { me } from '../me.ts';
import type { OnlineTable } from '../table/onlineTable.ts';
import { teachingExtras } from '../teaching/extras.tsx';
import { Chat } from './Chat.tsx';
import { HeaderMarks } from './HeaderMarks.tsx';
import { isMuted } from './muted.ts';
import { NextSteps } from './NextSteps.tsx';
import { Notices } from './Notices.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { ShareReplay } from './ShareReplay.tsx';
import './people.css';

export function extrasOf(table: OnlineTable): TableExtras {
  const unread = countUnread(table);
  return {
    tab: {
      id: 'together',
      title: 'online.tab',
      isMarked: () => unread.count.value > 0 || isToBeAnswered(table),
      Panel: (): VNode => <PeoplePanel table={table} onRead={unread.read} />,
    },
    Marks: (): VNode => <HeaderMarks table={table} unread={unread.count.value} />,
    Notices: (): VNode => (
      <>
        <SeatElsewhere table={table} />
        <Notices table={table} />
      </>
    ),
    ...(table.room.value?.setup.teaching === undefined ? {} : teachingExtras(table)),
    isCutOff: () => table.connection.state.value === 'lost',
    Ways: (): VNode => (
      <>
        <NextSteps table={table} />
        <ShareReplay table={table} />
      </>
    ),
    Talk: (): VNode => <Talk table={table} onRead={unread.read} />,
    leaving: () => (table.room.value?.seat === undefined ? 'menu.leave' : 'online.leaveKept'),
  };
}

/** The chat without the rest of its panel, shown after the game. */
function Talk({ table, onRead }: { readonly table: OnlineTable; onRead(): void }): VNode {
  const messages = table.chat.value.length;
  useEffect(onRead, [messages, onRead]);
  return <Chat table={table} />;
}

/** Whether a request to go back is waiting for the viewer's answer. */
function isToBeAnswered({ room, viewer }: OnlineTable): boolean {
  const ask = room.value?.ask;
  return ask !== undefined && typeof viewer === 'number' && !ask.agreed.includes(viewer) && ask.by !== viewer;
}

/** Counts the messages of others since the viewer last looked at the chat. */
function countUnread(table: OnlineTable): { readonly count: { readonly value: number }; read(): void } {
  const count = signal(0);
  let last = table.chat.peek().at(-1)?.at ?? 0;
  const isFresh = ({ at, name, by }: ChatDocument): boolean => at > last && name !== me.peek()?.name && !isMuted(by);
  const fresh = (): number => table.chat.peek().filter(isFresh).length;
  effect(() => {
    void table.chat.value;
    count.value = fresh();
  });
  return {
    count,
    read() {
      last = table.chat.peek().at(-1)?.at ?? last;
      count.value = 0;
    },
  };
}
