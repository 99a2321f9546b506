import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useFrame } from '../../table/frameContext.ts';
import { SeatMark } from '../../table/seats/SeatMark.tsx';
import type { OnlineTable } from '../table/onlineTable.ts';
import { momentWords } from '../words.ts';
import { presenceOf } from './HeaderMarks.tsx';
import { TimeLeft } from './TimeLeft.tsx';

/** The players: their seats, who is connected, and whose turn it is. */
export function People({ table }: { readonly table: OnlineTable }): VNode | null {
  const voice = useVoice();
  const room = table.room.value;
  if (room === undefined) return null;
  return (
    <section class="together-crew">
      <ul class="together-people" aria-label={voice.say('online.people')}>
        {room.players.map((_, seat) => (
          <Person key={seat} table={table} seat={seat} />
        ))}
      </ul>
      {room.spectators === 0 ? null : (
        <p class="soft">
          <Icon name="watching" /> {voice.say('online.spectators', { count: room.spectators })}
        </p>
      )}
      {table.viewer === 'spectator' ? <p class="soft">{voice.say('online.watchingOnly')}</p> : null}
      <TakeBack table={table} />
    </section>
  );
}

function Person({ table, seat }: { readonly table: OnlineTable; readonly seat: number }): VNode | null {
  const voice = useVoice();
  const room = table.room.value;
  if (room === undefined) return null;
  const { name = '', bot } = room.players[seat] ?? {};
  const due = room.scene?.due === seat;
  return (
    <li class="together-person" data-due={due}>
      <SeatMark seat={seat} />
      <span class="together-name">{seat === table.viewer ? voice.say('online.you', { name }) : name}</span>
      {bot === undefined ? <span class="presence" data-here={room.present.includes(seat)} /> : <Icon name="bot" />}
      <span class="visually-hidden">{voice.say(presenceOf(room, seat))}</span>
      {due ? (
        <>
          <span class="visually-hidden">{voice.say('online.thinking')}</span>
          <TimeLeft table={table} />
          {room.called === undefined ? null : (
            <span class="soft together-called">
              <Icon name="bell" />
              {voice.say('online.calledAt', { time: momentWords(voice, room.called) })}
            </span>
          )}
        </>
      ) : null}
    </li>
  );
}

/** Shown while a bot plays the viewer's seat. A button takes the seat back. */
function TakeBack({ table }: { readonly table: OnlineTable }): VNode | null {
  const voice = useVoice();
  const { table: ui } = useFrame();
  const { viewer } = table;
  if (typeof viewer !== 'number' || !ui.replaced || ui.result !== undefined) return null;
  return (
    <button type="button" class="button" onClick={() => ui.substitute(viewer, undefined)}>
      <Icon name="human" />
      {voice.say('seats.takeMine')}
    </button>
  );
}
