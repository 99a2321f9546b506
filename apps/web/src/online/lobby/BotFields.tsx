import type { VNode } from 'preact';
import { useVoice } from '../../i18n/voice.tsx';
import { AboutBots } from '../../setup/AboutBots.tsx';
import { BotSelect } from '../../setup/BotSelect.tsx';
import { SeatMark } from '../../table/seats/SeatMark.tsx';
import type { GameAbout } from '../../worker/about.ts';
import './botFields.css';

interface Props {
  readonly about: GameAbout;
  readonly seats: number;
  /** The bot of each seat; empty if nothing has been chosen. */
  readonly bots: readonly string[];
  /** The hash of the content pack; undefined for the built-in one. */
  readonly pack: string | undefined;
  onChange(bots: readonly string[]): void;
}

/** The bots for seats without a person. The first seat is left out, because the host takes it. */
export function BotFields({ about, seats, bots, pack, onChange }: Props): VNode {
  const voice = useVoice();
  const all = Array.from({ length: about.players.max }, (_, seat) => bots[seat] ?? about.defaultLevel);
  return (
    <fieldset class="setting">
      <legend class="setting-name">{voice.say('online.new.bots')}</legend>
      <ol class="bot-fields">
        {all.slice(1, seats).map((bot, i) => (
          <li key={i}>
            <SeatMark seat={i + 1} />
            <span>{voice.say('online.seat', { number: i + 2 })}</span>
            <BotSelect
              about={about}
              number={i + 2}
              bot={bot}
              onChange={(chosen) => onChange(all.with(i + 1, chosen))}
            />
          </li>
        ))}
      </ol>
      <AboutBots about={about} bots={all.slice(1, seats)} pack={pack} />
    </fieldset>
  );
}
