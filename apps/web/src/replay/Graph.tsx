import type { VNode } from 'preact';
import { useVoice } from '../i18n/voice.tsx';
import { useFrame } from '../table/frameContext.ts';
import { SeatMark } from '../table/seats/SeatMark.tsx';
import { useReplay } from './control/context.ts';
import type { Series } from './control/replaySource.ts';
import type { TurningPoint } from './control/turns.ts';

const WIDTH = 300;
const HEIGHT = 120;

interface Props {
  readonly series: Series;
  readonly moments: readonly number[];
  readonly points: readonly TurningPoint[];
  tell(value: number): string;
}

/**
 * A graph of the values of all seats during the game. A click jumps to the moment under the pointer. Keyboard users
 * have the slider.
 */
export function Graph({ series, moments, points, tell }: Props): VNode {
  const voice = useVoice();
  const control = useReplay();
  const { table } = useFrame();
  const at = control.at.value;
  const values = series.flat().filter((value) => value !== undefined);
  const [low, high] = [Math.min(0, ...values), Math.max(...values, 1)];
  const x = (passages: number): number => ((passages - 1) / Math.max(1, control.last - 1)) * WIDTH;
  const y = (value: number): number => HEIGHT - ((value - low) / Math.max(1e-9, high - low)) * HEIGHT;
  const latest = moments.findLast((passages) => passages <= at) ?? 1;
  const now = series[latest - 1] ?? [];
  const jump = (event: MouseEvent & { readonly currentTarget: Element }): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    control.seek(1 + Math.round(((event.clientX - left) / width) * (control.last - 1)));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users have the slider and the turning points. */}
      <svg
        class="replay-graph"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={voice.say('replay.graph')}
        onClick={jump}
      >
        {table.players.map((_, seat) => (
          <polyline
            key={seat}
            class="replay-line"
            style={`--seat: var(--seat-${seat})`}
            data-seat={seat}
            points={moments
              .flatMap((passages) => {
                const value = series[passages - 1]?.[seat];
                return value === undefined ? [] : [`${x(passages)},${y(value)}`];
              })
              .join(' ')}
          />
        ))}
        {points.map(({ passages, seat, after }) => (
          <circle
            key={passages}
            class="replay-dot"
            style={`--seat: var(--seat-${seat})`}
            cx={x(passages)}
            cy={y(after)}
            r={3}
          />
        ))}
        <line class="replay-cursor" x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />
      </svg>
      <ul class="replay-values">
        {table.players.map(({ name }, seat) => {
          const value = now[seat];
          return (
            <li key={seat}>
              <SeatMark seat={seat} />
              <span>{name}</span>
              <strong>{value === undefined ? '–' : tell(value)}</strong>
            </li>
          );
        })}
      </ul>
    </>
  );
}
