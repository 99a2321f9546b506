import type { VNode } from 'preact';
import { useVoice } from '../i18n/voice.tsx';
import { levelName } from '../setup/levelName.ts';
import './field.css';

interface Props {
  /** From 0. */
  readonly seat: number;
  readonly levels: readonly string[];
  readonly bot: string;
  onChange(bot: string): void;
}

/** The bot that plays a seat which nobody takes. */
export function BotSelect({ seat, levels, bot, onChange }: Props): VNode {
  const voice = useVoice();
  return (
    <select
      class="field"
      aria-label={voice.say('online.bot', { number: seat + 1 })}
      value={bot}
      onChange={({ currentTarget: { value } }) => onChange(value)}
    >
      {levels.map((level) => (
        <option key={level} value={level}>
          {voice.say('new.bot', { level: levelName(voice, level) })}
        </option>
      ))}
    </select>
  );
}
