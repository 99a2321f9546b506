import type { VNode } from 'preact';
import { Icon } from '../../icons/Icon.tsx';
import { useFrame } from '../frameContext.ts';
import type { ShownBeat } from '../gamePlayback.ts';
import { ActorMark } from '../log/ActorMark.tsx';
import { Flights } from './Flights.tsx';
import { useCaption } from './useCaption.ts';

/** The layer over the board during playback: posters, and cards and money that fly. */
export function PlaybackStage(): VNode | null {
  const { playback } = useFrame();
  const { beat, flights } = playback;
  if (beat === undefined) return null;
  return (
    <div class="playback-stage" aria-hidden="true">
      {beat.kind === 'moment' ? <Poster key={`${beat.passage} ${beat.main}`} beat={beat} /> : null}
      <Flights key={`${beat.passage} ${beat.from}`} flights={flights} ms={beat.ms} />
    </div>
  );
}

/** A poster over the board for an important event, such as an arrest or a gang war. */
function Poster({ beat }: { readonly beat: ShownBeat }): VNode | null {
  const { table, game } = useFrame();
  const caption = useCaption(beat);
  const event = table.log[beat.passage]?.events[beat.main];
  if (caption === undefined || event === undefined || game.playback === undefined) return null;
  const [title, ...lines] = caption.lines;
  const note = game.playback.noteOf?.(table, event);
  return (
    <div class="poster" data-good={game.playback.isGood(event)} style={`--shown-for: ${beat.ms}ms`}>
      <Icon name={game.playback.iconOf(event)} />
      <p class="poster-title">{title?.text}</p>
      {note === undefined ? null : <p class="poster-line">{note}</p>}
      {lines.map(({ text, actor }, i) => (
        <p key={i} class="poster-line">
          {actor === undefined ? null : <ActorMark actor={actor} />}
          <span>{text}</span>
        </p>
      ))}
    </div>
  );
}
