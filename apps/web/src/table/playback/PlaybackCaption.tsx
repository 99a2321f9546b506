import type { VNode } from 'preact';
import type { Beat } from '../beats.ts';
import { useFrame } from '../frameContext.ts';
import { ActorMark } from '../log/ActorMark.tsx';
import { useCaption } from './useCaption.ts';
import './playback.css';

/** The caption that replaces the prompt while others play: who did what, and why. */
export function PlaybackCaption({ beat }: { readonly beat: Beat }): VNode | null {
  const { playback } = useFrame();
  const caption = useCaption(beat);
  if (caption === undefined) return null;
  const { actor, lines, cause } = caption;
  // For an important event, the poster over the board shows all lines after the first. So the caption shows only the
  // first.
  const said = beat.kind === 'moment' && playback.beat !== undefined ? lines.slice(0, 1) : lines;
  return (
    <div class="prompt-words playback-caption" data-over={playback.beat === undefined}>
      {actor === undefined ? null : <ActorMark actor={actor} />}
      <div>
        {cause === undefined ? null : <p class="playback-cause">{cause}</p>}
        <h2 class="playback-line">{said.map(({ text }) => text).join(' ')}</h2>
      </div>
    </div>
  );
}
