import { readBot } from '@getaway/bots/levels';
import type { VNode } from 'preact';
import { useVoice } from '../i18n/voice.tsx';
import type { GameAbout } from '../worker/about.ts';
import { characterName, levelName } from './levelName.ts';
import './botChoice.css';

interface Props {
  readonly about: Pick<GameAbout, 'id' | 'levels' | 'characters'>;
  /** The number of the seat, counted from 1. */
  readonly number: number;
  /** What the choice is called. */
  readonly label: string;
  /** A bot's name, or undefined for a person. */
  readonly bot: string | undefined;
  /** How a person is called, if one can be chosen. */
  readonly person?: string;
  onChange(bot: string | undefined): void;
}

/** Who plays a seat: a bot with its level and, if wanted, its character, or a person. */
export function BotChoice({ about, number, label, bot, person, onChange }: Props): VNode {
  const voice = useVoice();
  const known = bot === undefined ? undefined : readBot(bot);
  const levels =
    known === undefined || about.levels.includes(known.level) ? about.levels : [known.level, ...about.levels];
  const choose = (level: string, character: string): void =>
    onChange(level === '' ? undefined : character === '' ? level : `${level}:${character}`);
  return (
    <span class="bot-choice">
      <select
        class="field"
        aria-label={label}
        value={known?.level ?? ''}
        onChange={({ currentTarget: { value } }) => choose(value, known?.character ?? '')}
      >
        {person === undefined ? null : <option value="">{person}</option>}
        {levels.map((level) => (
          <option key={level} value={level}>
            {voice.say('new.bot', { level: levelName(voice, level, about.id) })}
          </option>
        ))}
      </select>
      {known === undefined ? null : (
        <select
          class="field"
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
