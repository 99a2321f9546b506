import { readBot } from '@getaway/bots/levels';
import type { VNode } from 'preact';
import { useVoice } from '../i18n/voice.tsx';
import { characterName, levelName } from '../setup/levelName.ts';
import type { GameAbout } from '../worker/about.ts';

interface Props {
  readonly about: GameAbout;
  /** The number of the seat, counted from 1. */
  readonly number: number;
  /** A bot's name, or undefined for a person. */
  readonly bot: string | undefined;
  onChange(bot: string | undefined): void;
}

/** Who plays a seat: a person, or a bot with its level and, if wanted, its character. */
export function BotSelect({ about, number, bot, onChange }: Props): VNode {
  const voice = useVoice();
  const known = bot === undefined ? undefined : readBot(bot);
  const levels =
    known === undefined || about.levels.includes(known.level) ? about.levels : [known.level, ...about.levels];
  const choose = (level: string, character: string): void =>
    onChange(level === '' ? undefined : character === '' ? level : `${level}:${character}`);
  return (
    <span class="seat-bot">
      <select
        aria-label={voice.say('new.kind', { number })}
        value={known?.level ?? ''}
        onChange={({ currentTarget: { value } }) => choose(value, known?.character ?? '')}
      >
        <option value="">{voice.say('new.human')}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {voice.say('new.bot', { level: levelName(voice, level, about.id) })}
          </option>
        ))}
      </select>
      {known === undefined ? null : (
        <select
          aria-label={voice.say('new.character', { number })}
          value={known.character ?? ''}
          onChange={({ currentTarget: { value } }) => choose(known.level, value)}
        >
          <option value="">{voice.say('character.none')}</option>
          {about.characters.map((character) => (
            <option key={character} value={character}>
              {characterName(voice, character)}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}
