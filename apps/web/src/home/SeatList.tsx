import { type Player, peopleIn } from '@getaway/table';
import type { Speaker } from '@getaway/text';
import type { VNode } from 'preact';
import { useVoice } from '../i18n/voice.tsx';
import { AboutBots } from '../setup/AboutBots.tsx';
import { PlayerSelect } from '../setup/BotSelect.tsx';
import type { GameAbout } from '../worker/about.ts';

const LONGEST_NAME = 20;

interface Props {
  readonly about: GameAbout;
  readonly words: Speaker;
  readonly players: readonly Player[];
  /** The hash of the content pack; undefined for the built-in one. */
  readonly pack: string | undefined;
  onChange(players: readonly Player[]): void;
}

/** The seats: people at this device, and bots with their levels. */
export function SeatList({ about, words, players, pack, onChange }: Props): VNode {
  const voice = useVoice();
  const { min, max, unofficial = [] } = about.players;
  const people = peopleIn(players).length;
  const add = (): void => {
    const free = Array.from({ length: max }, (_, i) => voice.say('new.botName', { number: i + 1 }));
    const name = free.find((one) => players.every((player) => player.name !== one)) ?? '';
    onChange([...players, { name, bot: about.defaultLevel }]);
  };
  return (
    <fieldset class="seats">
      <legend>{voice.say('new.seats')}</legend>
      <ol>
        {players.map((player, seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            player={player}
            about={about}
            removable={players.length > min}
            onChange={(changed) => onChange(players.with(seat, changed))}
            onRemove={() => onChange(players.toSpliced(seat, 1))}
          />
        ))}
      </ol>
      {players.length < max ? (
        <button type="button" class="button" onClick={add}>
          {voice.say('new.add')}
        </button>
      ) : null}
      <p class="soft" role="status">
        {[
          voice.say('new.players', { count: players.length }),
          ...(unofficial.includes(players.length) ? [voice.say('new.unofficial', { count: players.length })] : []),
          ...(people > 1 ? [voice.say('new.hotSeat')] : []),
          ...(words.has(`players.${players.length}`) ? [words.say(`players.${players.length}`)] : []),
        ].join(' · ')}
      </p>
      <AboutBots about={about} bots={players.map(({ bot }) => bot)} pack={pack} />
    </fieldset>
  );
}

interface RowProps {
  readonly seat: number;
  readonly player: Player;
  readonly about: GameAbout;
  readonly removable: boolean;
  onChange(player: Player): void;
  onRemove(): void;
}

function SeatRow({ seat, player: { name, bot }, about, removable, onChange, onRemove }: RowProps): VNode {
  const voice = useVoice();
  const number = seat + 1;
  return (
    <li class="seat-row" style={{ '--seat': `var(--seat-${seat})` }}>
      <span class="seat-number" aria-hidden="true">
        {number}
      </span>
      <input
        type="text"
        aria-label={voice.say('new.name', { number })}
        value={name}
        maxLength={LONGEST_NAME}
        onInput={({ currentTarget }) =>
          onChange(bot === undefined ? { name: currentTarget.value } : { name: currentTarget.value, bot })
        }
      />
      <PlayerSelect
        about={about}
        number={number}
        bot={bot}
        onChange={(chosen) => onChange(chosen === undefined ? { name } : { name, bot: chosen })}
      />
      <button
        type="button"
        class="button"
        disabled={!removable}
        aria-label={voice.say('new.removeSeat', { number })}
        onClick={onRemove}
      >
        ✕
      </button>
    </li>
  );
}
