import type { RoomScene } from '@getaway/protocol/room';
import type { ComponentProps, VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { BotSelect } from '../../setup/BotSelect.tsx';
import { levelName } from '../../setup/levelName.ts';
import { SeatMark } from '../../table/seats/SeatMark.tsx';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import type { GameAbout } from '../../worker/about.ts';
import { me } from '../me.ts';

interface Props {
  readonly room: RoomScene;
  readonly seat: number;
  readonly about: GameAbout | undefined;
  onSit(): void;
  onStand(): void;
  onRemove(): void;
  onBot(bot: string): void;
}

/** The bot that plays a seat if nobody sits down; undefined if somebody has. */
export const botOfSeat = (
  { taken, setup }: Pick<RoomScene, 'taken' | 'setup'>,
  seat: number,
  { defaultLevel }: Pick<GameAbout, 'defaultLevel'>,
): string | undefined => (taken.includes(seat) ? undefined : (setup.bots?.[seat] ?? defaultLevel));

/** A seat: its player, whether the player is connected, whether the player is the host, and the possible actions. */
export function Seat({ room, seat, about, onSit, onStand, onRemove, onBot }: Props): VNode {
  const voice = useVoice();
  const isTaken = room.taken.includes(seat);
  const name = room.players[seat]?.name ?? '';
  const own = room.seat === seat;
  const here = room.present.includes(seat);
  const bot = about === undefined ? undefined : botOfSeat(room, seat, about);
  return (
    <li class="gather-seat" data-taken={isTaken}>
      <SeatMark seat={seat} />
      <span class="gather-name">
        {isTaken ? (own ? voice.say('online.you', { name }) : name) : voice.say('online.freeSeat')}
      </span>
      {room.host === seat ? <span class="gather-host">{voice.say('online.gather.host')}</span> : null}
      {isTaken ? (
        <span class="gather-state soft">
          <span class="presence" data-here={here} />
          {voice.say(here ? 'online.isHere' : 'online.isAway')}
        </span>
      ) : null}
      {about === undefined || bot === undefined ? null : (
        <FreeSeatBot about={about} number={seat + 1} bot={bot} isHost={room.hosting} onChange={onBot} />
      )}
      {own ? (
        <button type="button" class="button" onClick={onStand}>
          {voice.say('online.gather.leave')}
        </button>
      ) : isTaken ? (
        room.hosting ? (
          <ConfirmButton
            label={voice.say('online.gather.put')}
            about={name}
            question={voice.say('online.gather.putSure', { name })}
            text={voice.say('online.gather.putText', { name })}
            onSure={onRemove}
          />
        ) : null
      ) : room.removed === true ? null : (
        <button type="button" class="button" disabled={me.value === undefined} onClick={onSit}>
          {voice.say(room.setup.teaching?.openHands === true ? 'online.teach.take' : 'online.gather.take')}
        </button>
      )}
    </li>
  );
}

type BotProps = ComponentProps<typeof BotSelect> & { readonly isHost: boolean };

/** Which bot plays a free seat if nobody sits down. Only the host chooses the bot. */
function FreeSeatBot({ isHost, ...bot }: BotProps): VNode {
  const voice = useVoice();
  if (isHost) return <BotSelect {...bot} />;
  return <span class="soft">{voice.say('new.bot', { level: levelName(voice, bot.bot, bot.about.id) })}</span>;
}
