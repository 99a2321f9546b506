import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { useVoice } from '../i18n/voice.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Segments } from './Segments.tsx';
import { change, MOTIONS, SPEEDS, settings, THEMES } from './settings.ts';
import './settings.css';

/** The settings. Every change applies at once. */
export function SettingsPanel(): VNode {
  const voice = useVoice();
  const now = settings.value;
  const language = useId();
  return (
    <div class="settings">
      <p class="setting">
        <label class="setting-name" for={language}>
          {voice.say('settings.language')}
        </label>
        <LanguageMenu id={language} class="setting-select" />
      </p>
      <Segments
        legend={voice.say('settings.theme')}
        values={THEMES}
        value={now.theme}
        nameOf={(theme) => voice.say(`settings.theme.${theme}`)}
        onChange={(theme) => change({ theme })}
      />
      <Segments
        legend={voice.say('settings.speed')}
        values={SPEEDS}
        value={now.speed}
        nameOf={(speed) => voice.say(`settings.speed.${speed}`)}
        onChange={(speed) => change({ speed })}
      />
      <Segments
        legend={voice.say('settings.motion')}
        values={MOTIONS}
        value={now.motion}
        nameOf={(motion) => voice.say(`settings.motion.${motion}`)}
        onChange={(motion) => change({ motion })}
      />
      <Segments
        legend={voice.say('settings.sound')}
        values={ON_OFF}
        value={now.sound ? 'on' : 'off'}
        nameOf={(sound) => voice.say(`settings.sound.${sound}`)}
        onChange={(sound) => change({ sound: sound === 'on' })}
      />
      <Segments
        legend={voice.say('settings.ring')}
        values={ON_OFF}
        value={now.ring ? 'on' : 'off'}
        nameOf={(ring) => voice.say(`settings.sound.${ring}`)}
        onChange={(ring) => change({ ring: ring === 'on' })}
      />
    </div>
  );
}

const ON_OFF = ['off', 'on'] as const;
