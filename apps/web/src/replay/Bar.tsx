import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { useVoice } from '../i18n/voice.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useFrame } from '../table/frameContext.ts';
import { ActorMark } from '../table/log/ActorMark.tsx';
import { HEADLINES } from '../table/log/logGroups.ts';
import { useReplay } from './control/context.ts';
import './replay.css';

/** How many milliseconds autoplay waits between the end of one animation and the next moment. */
const PAUSE_MS = 500;

/** What has just happened, and the slider over the whole game. */
export function Bar(): VNode {
  const voice = useVoice();
  const control = useReplay();
  const moment = control.at.value;
  useAutoplay();
  return (
    <div class="prompt-words replay-bar">
      <Caption />
      <div class="replay-way">
        <input
          type="range"
          min={1}
          max={control.last}
          value={moment}
          aria-label={voice.say('past.slider')}
          aria-valuetext={voice.say('past.where', { moment, moments: control.last })}
          onInput={({ currentTarget }) => control.seek(currentTarget.valueAsNumber)}
        />
        <span class="past-moment">{voice.say('past.where', { moment, moments: control.last })}</span>
      </div>
    </div>
  );
}

function Caption(): VNode {
  const { table, game, tell } = useFrame();
  const headlines = game.headlines ?? HEADLINES;
  useReplay().headlines = headlines;
  // Some choices, such as declining, have no line in the log. So the last passage with a line is shown.
  const last = table.log.findLast((passage) => tell(passage).length > 0);
  const told = last === undefined ? [] : tell(last);
  const lines = told.filter(({ minor }) => !minor);
  const [first = told[0]] = lines.filter(({ type }) => !headlines.has(type));
  const text = (lines.length > 0 ? lines : told.slice(0, 1)).map((line) => line.text).join(' ');
  const trouble = useReplay().trouble.value;
  if (trouble !== undefined)
    return (
      <p class="replay-caption" role="alert">
        <Icon name="trouble" />
        <span>{trouble}</span>
      </p>
    );
  return (
    <h2 class="replay-caption" title={text}>
      <ActorMark actor={first?.actor} />
      <span>{text === '' ? table.voice.say('game.name') : text}</span>
    </h2>
  );
}

/** Autoplay: continues when the animation of the current moment has ended. */
function useAutoplay(): void {
  const control = useReplay();
  const { playback } = useFrame();
  const plays = control.isPlaying.value;
  const at = control.at.value;
  const isMoving = playback.beat !== undefined;
  useEffect(() => {
    if (!plays || isMoving) return undefined;
    const timer = setTimeout(() => control.goOn(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [plays, isMoving, at]);
}
