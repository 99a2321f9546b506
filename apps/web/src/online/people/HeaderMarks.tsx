import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useFrame } from '../../table/frameContext.ts';
import { SeatMark } from '../../table/seats/SeatMark.tsx';
import { useTurnAlert } from '../notifications/useTurnAlert.ts';
import type { OnlineTable } from '../table/onlineTable.ts';
import { TimeLeft } from './TimeLeft.tsx';
import './people.css';

/** The marks in the table's header: who is connected, whose clock runs, and whether there are new messages. */
export function HeaderMarks({ table, unread }: { readonly table: OnlineTable; readonly unread: number }): VNode {
  const voice = useVoice();
  const { narrow, toTab } = useFrame();
  useTurnAlert();
  const room = table.room.value;
  return (
    <div class="marks">
      <Clock table={table} />
      {table.viewer === 'spectator' ? <Icon name="watching" label={voice.say('online.watchingOnly')} /> : null}
      {narrow || room === undefined || room.spectators === 0 ? null : (
        <span class="marks-spectators" title={voice.say('online.spectators', { count: room.spectators })}>
          {table.viewer === 'spectator' ? null : <Icon name="watching" />}
          <span aria-hidden="true">{room.spectators}</span>
          <span class="visually-hidden">{voice.say('online.spectators', { count: room.spectators })}</span>
        </span>
      )}
      {narrow || room === undefined ? null : (
        <ul class="marks-people" aria-label={voice.say('online.people')}>
          {room.players.map(({ name, bot }, seat) => (
            <li key={seat} class="marks-person" data-here={room.present.includes(seat) || bot !== undefined}>
              <SeatMark seat={seat} />
              <span class="visually-hidden">
                {name}: {voice.say(presenceOf(room, seat))}
              </span>
              {bot === undefined ? (
                <span class="presence" data-here={room.present.includes(seat)} />
              ) : (
                <Icon name="bot" />
              )}
            </li>
          ))}
        </ul>
      )}
      {unread === 0 ? null : (
        <button type="button" class="button head-button marks-unread" onClick={() => toTab('together')}>
          <Icon name="chat" />
          <b aria-hidden="true">{unread}</b>
          <span class="visually-hidden">{voice.say('online.unread', { count: unread })}</span>
        </button>
      )}
    </div>
  );
}

/** The clock of the player whose turn it is. It shows the player's name, because the header has no names. */
function Clock({ table }: { readonly table: OnlineTable }): VNode | null {
  const room = table.room.value;
  const due = room?.scene?.due;
  if (room?.deadline === undefined || due === undefined) return null;
  return <TimeLeft table={table} of={{ seat: due, name: room.players[due]?.name ?? '' }} />;
}

/** Whether a seat's player is connected, away, or replaced by a bot, or whether the seat belongs to a bot. */
export function presenceOf(
  { players, present, taken }: NonNullable<OnlineTable['room']['value']>,
  seat: number,
): 'online.isBot' | 'online.botFor' | 'online.isHere' | 'online.isAway' {
  if (players[seat]?.bot !== undefined) return taken.includes(seat) ? 'online.botFor' : 'online.isBot';
  return present.includes(seat) ? 'online.isHere' : 'online.isAway';
}
