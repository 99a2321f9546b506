import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { levelName } from '../../setup/levelName.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useFrame } from '../frameContext.ts';
import { AboutTableBots } from './AboutTableBots.tsx';
import { SeatMark } from './SeatMark.tsx';
import './seats.css';

/** Who plays each seat. A player can hand a seat to a bot and take it back later. */
export function SeatsDialog({ onClose }: { onClose(): void }): VNode {
  const voice = useVoice();
  const { table, open } = useFrame();
  return (
    <Dialog title={voice.say('seats.title')} onClose={onClose}>
      <ul class="seats">
        {table.players.map(({ name, bot }, seat) => (
          <li key={seat}>
            <SeatMark seat={seat} />
            <span class="seats-name">{name}</span>
            <span class="seats-who">
              <Icon name={bot === undefined ? 'human' : 'bot'} />
              {bot === undefined
                ? voice.say('seats.person')
                : `${voice.say('seats.bot')}: ${levelName(voice, bot, open.game)}`}
            </span>
            <button
              type="button"
              class="button"
              onClick={() => {
                table.substitute(seat, bot === undefined ? open.defaultLevel : undefined);
                onClose();
              }}
            >
              {voice.say(bot === undefined ? 'seats.hand' : 'seats.take', { name })}
            </button>
          </li>
        ))}
      </ul>
      <AboutTableBots showsLevels />
    </Dialog>
  );
}
