import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { hrefOf } from '../../browser/route.ts';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useFrame } from '../../table/frameContext.ts';
import type { OnlineTable } from '../table/onlineTable.ts';
import { momentWords } from '../words.ts';
import { Notice } from './Notice.tsx';
import { Seen } from './RewindRequest.tsx';
import { TimeUp } from './TimeUp.tsx';

/** Notices over the board that need attention now. */
export function Notices({ table }: { readonly table: OnlineTable }): VNode {
  return (
    <>
      <Lost table={table} />
      <Unsaved table={table} />
      <Ask table={table} />
      <TimeUp table={table} />
      <WentBack table={table} />
      <NextTable table={table} />
    </>
  );
}

function Lost({ table }: { readonly table: OnlineTable }): VNode | null {
  const voice = useVoice();
  const { table: ui } = useFrame();
  if (table.connection.state.value !== 'lost') return null;
  return (
    <Notice icon="offline" text={voice.say(ui.busy ? 'online.lostChoice' : 'online.lost')}>
      <button type="button" class="button" onClick={() => table.connection.wake()}>
        {voice.say('online.tryNow')}
      </button>
    </Notice>
  );
}

/** Warns that the last choice would be lost if the page were closed now. */
function Unsaved({ table }: { readonly table: OnlineTable }): VNode | null {
  const voice = useVoice();
  if (!table.unsaved.value || table.connection.state.value === 'lost') return null;
  return <Notice icon="trouble" text={voice.say('online.unsaved')} />;
}

/** Somebody asks to take back a choice that revealed information. Everybody else must agree. */
function Ask({ table }: { readonly table: OnlineTable }): VNode | null {
  const voice = useVoice();
  const { table: ui } = useFrame();
  const room = table.room.value;
  const { viewer } = table;
  if (room?.ask === undefined) return null;
  const { by, entries, agreed, until } = room.ask;
  const answer = (agrees: boolean): void => void table.act('answerBack', { agrees });
  const asker = room.players[by]?.name ?? '';
  const count = Math.max(0, ui.log.length - 1 - entries);
  const open = room.taken.filter((seat) => !agreed.includes(seat));
  const names = voice.list(open.map((seat) => room.players[seat]?.name ?? ''));
  const mine = by === viewer;
  return (
    <Notice
      icon="past"
      text={mine ? voice.say('online.back.mine', { names }) : voice.say('online.back.asks', { name: asker, count })}
      more={
        <>
          <Seen entries={entries} />
          <p class="soft">{voice.say('online.back.until', { time: momentWords(voice, until) })}</p>
        </>
      }
    >
      {typeof viewer !== 'number' || (agreed.includes(viewer) && !mine) ? null : (
        <div class="online-notice-ways">
          {mine ? null : (
            <button type="button" class="button primary" onClick={() => answer(true)}>
              {voice.say('online.back.agree')}
            </button>
          )}
          <button type="button" class="button" onClick={() => answer(false)}>
            {voice.say(mine ? 'online.back.withdraw' : 'online.back.refuse')}
          </button>
        </div>
      )}
    </Notice>
  );
}

/** Says that the table went back to an earlier moment. Shown once, to people who were connected at that time. */
function WentBack({ table }: { readonly table: OnlineTable }): VNode | null {
  const voice = useVoice();
  const rewound = table.room.value?.rewound;
  const [read, setRead] = useState(rewound?.at);
  if (rewound === undefined || rewound.at === read) return null;
  return (
    <Notice icon="past" text={voice.say(`online.back.done.${rewound.by}`, { count: rewound.from - rewound.to })}>
      <button
        type="button"
        class="button icon-button"
        aria-label={voice.say('dialog.close')}
        onClick={() => setRead(rewound.at)}
      >
        <Icon name="close" />
      </button>
    </Notice>
  );
}

function NextTable({ table }: { readonly table: OnlineTable }): VNode | null {
  const voice = useVoice();
  const id = table.room.value?.rematch;
  if (id === undefined) return null;
  return (
    <Notice icon="together" text={voice.say('online.rematch.there')}>
      <a class="button" href={hrefOf({ page: 'table', place: 'online', id })}>
        {voice.say('online.rematch.go')}
      </a>
    </Notice>
  );
}
