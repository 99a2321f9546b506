import type { Speaker } from '@getaway/text';
import type { VNode } from 'preact';
import { useVoice } from '../i18n/voice.tsx';
import type { GameAbout } from '../worker/about.ts';

interface Props {
  readonly about: GameAbout;
  readonly words: Speaker;
  readonly options: Readonly<Record<string, unknown>>;
  onChange(options: Readonly<Record<string, unknown>>): void;
}

export function OptionList({ about, words, options, onChange }: Props): VNode | null {
  const voice = useVoice();
  const names = Object.keys(about.options);
  if (names.length === 0) return null;
  return (
    <fieldset class="options">
      <legend>{voice.say('new.options')}</legend>
      {names.map((name) => (
        <label key={name} class="option">
          <input
            type="checkbox"
            checked={(options[name] ?? about.options[name]?.default) === true}
            onChange={({ currentTarget }) => onChange({ ...options, [name]: currentTarget.checked })}
          />
          <span>{words.say(`option.${name}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
