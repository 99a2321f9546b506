import { readBot } from '@getaway/bots/levels';
import type { VNode } from 'preact';
import { useVoice } from '../i18n/voice.tsx';
import type { GameAbout } from '../worker/about.ts';
import { characterName, levelName, meaningOf } from './levelName.ts';

interface Props {
  readonly about: Pick<GameAbout, 'id' | 'levels' | 'characters'>;
  /** The number of the seat, counted from 1. Undefined if the bot plays several seats. */
  readonly number: number | undefined;
  readonly bot: string;
  onChange(bot: string): void;
}

/** Who plays a seat: a person, or a bot. */
export function PlayerSelect({
  bot,
  onChange,
  ...seat
}: Pick<Props, 'about' | 'number'> & {
  /** The bot that plays the seat; undefined for a person. */
  readonly bot: string | undefined;
  onChange(bot: string | undefined): void;
}): VNode {
  return <LevelSelect {...seat} {...{ bot, onChange }} allowsPerson />;
}

/** The bot of a seat: its level and, if wanted, its character. */
export function BotSelect({ onChange, ...seat }: Props): VNode {
  return <LevelSelect {...seat} onChange={(bot) => bot !== undefined && onChange(bot)} allowsPerson={false} />;
}

interface LevelProps extends Pick<Props, 'about' | 'number'> {
  readonly bot: string | undefined;
  readonly allowsPerson: boolean;
  onChange(bot: string | undefined): void;
}

function LevelSelect({ about, number, bot, allowsPerson, onChange }: LevelProps): VNode {
  const voice = useVoice();
  const known = bot === undefined ? undefined : readBot(bot);
  const levels =
    known === undefined || about.levels.includes(known.level) ? about.levels : [known.level, ...about.levels];
  const labels =
    number === undefined
      ? { kind: voice.say('replay.level'), character: voice.say('replay.style') }
      : {
          kind: voice.say(allowsPerson ? 'new.kind' : 'online.bot', { number }),
          character: voice.say('new.character', { number }),
        };
  const choose = (level: string, character: string): void =>
    onChange(level === '' ? undefined : character === '' ? level : `${level}:${character}`);
  return (
    <span class="seat-bot">
      <select
        aria-label={labels.kind}
        value={known?.level ?? ''}
        onChange={({ currentTarget: { value } }) => choose(value, known?.character ?? '')}
      >
        {allowsPerson ? <option value="">{voice.say('new.human')}</option> : null}
        {levels.map((level) => (
          <option key={level} value={level}>
            {voice.say('new.bot', { level: levelName(voice, level, about.id) })}
          </option>
        ))}
      </select>
      {known === undefined ? null : (
        <select
          aria-label={labels.character}
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
      {bot === undefined ? null : <span class="bot-meaning">{meaningOf(voice, bot)}</span>}
    </span>
  );
}
