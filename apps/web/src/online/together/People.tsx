import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { SeatMark } from '../../shell/SeatMark.tsx';
import { useShell } from '../../shell/shellContext.ts';
import type { OnlineTable } from '../table/onlineTable.ts';
import { presenceOf } from './Marks.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { useTimeLeft } from './useTimeLeft.ts';

/** Who sits where, who is here, and who is to choose. */
export function People({ table }: { readonly table: OnlineTable }): VNode | null {
  const voice = useVoice();
  const room = table.room.value;
  if (room === undefined) return null;
  return (
    <section class="together-part">
      <h3>
        <Icon name="together" />
        {voice.say('online.people')}
      </h3>
      <ul class="together-people">
        {room.players.map((_, seat) => (
          <Person key={seat} table={table} seat={seat} />
        ))}
      </ul>
      {table.viewer === 'spectator' ? <p class="soft">{voice.say('online.watchingOnly')}</p> : null}
    </section>
  );
}

function Person({ table, seat }: { readonly table: OnlineTable; readonly seat: number }): VNode | null {
  const voice = useVoice();
  const room = table.room.value;
  if (room === undefined) return null;
  const { name = '', bot } = room.players[seat] ?? {};
  const due = room.scene?.due === seat;
  const presence = presenceOf(room, seat);
  return (
    <li class="together-person" data-due={due}>
      <SeatMark seat={seat} />
      <span class="together-name">{seat === table.viewer ? voice.say('online.you', { name }) : name}</span>
      <span class="together-state">
        {bot === undefined ? <span class="presence" data-here={room.present.includes(seat)} /> : <Icon name="bot" />}
        {voice.say(presence)}
      </span>
      {due ? (
        <span class="together-due">
          {voice.say('online.thinking')} <TimeLeft table={table} />
        </span>
      ) : null}
      {seat === table.viewer ? (
        <TakeBack table={table} />
      ) : due && bot === undefined ? (
        <Absent {...{ table, seat, name }} />
      ) : null}
    </li>
  );
}

/** A bot plays one's own seat: it can be taken back at any time. Leaving it to one is in the menu. */
function TakeBack({ table }: { readonly table: OnlineTable }): VNode | null {
  const voice = useVoice();
  const { table: ui } = useShell();
  const { viewer } = table;
  if (typeof viewer !== 'number' || !ui.replaced || ui.result !== undefined) return null;
  return (
    <button type="button" class="button" onClick={() => ui.substitute(viewer, undefined)}>
      <Icon name="human" />
      {voice.say('seats.takeMine')}
    </button>
  );
}

/** Whom all wait for, who is not here, and whose time is up. Without a clock the server says how long to wait. */
function Absent({
  table,
  seat,
  name,
}: {
  readonly table: OnlineTable;
  readonly seat: number;
  readonly name: string;
}): VNode | null {
  const voice = useVoice();
  const { table: ui } = useShell();
  const left = useTimeLeft(table) ?? 0;
  if (typeof table.viewer !== 'number' || table.room.value?.present.includes(seat) === true || left > 0) return null;
  return (
    <button type="button" class="button" onClick={() => ui.substitute(seat, 'server')}>
      <Icon name="bot" />
      {voice.say('online.hand', { name })}
    </button>
  );
}
