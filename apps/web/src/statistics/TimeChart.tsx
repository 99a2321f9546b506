import type { VNode } from 'preact';
import type { AfterGameVoice } from '../afterGame/load.ts';

interface Point {
  readonly key: string;
  readonly at: number;
  readonly value: number;
  /** Whether the game was won. The chart shows a won game as a filled dot, and any other game as a ring. */
  readonly won: boolean;
}

interface Props {
  readonly voice: AfterGameVoice;
  readonly title: string;
  readonly unit: string;
  readonly points: readonly Point[];
  tell(value: number): string;
}

const WIDTH = 600;
const HEIGHT = 160;
const EDGE = 12;

/** A chart with one value per game, oldest first. The same figures follow as a table. */
export function TimeChart({ voice, title, unit, points, tell }: Props): VNode {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const x = (i: number): number => EDGE + (i / Math.max(1, points.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number): number =>
    HEIGHT - EDGE - ((value - low) / Math.max(1e-9, high - low)) * (HEIGHT - 2 * EDGE);
  const date = new Intl.DateTimeFormat(voice.locale, { dateStyle: 'medium' });
  return (
    <section class="figure">
      <h2>{title}</h2>
      <div class="chart">
        <span class="chart-high" aria-hidden="true">
          {tell(high)}
        </span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
          <line class="chart-zero" x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
          <polyline class="chart-line" points={points.map(({ value }, i) => `${x(i)},${y(value)}`).join(' ')} />
          {points.map(({ key, value, won }, i) => (
            <circle key={key} class="chart-dot" data-won={won} cx={x(i)} cy={y(value)} r={5} />
          ))}
        </svg>
        <span class="chart-low" aria-hidden="true">
          {tell(low)}
        </span>
      </div>
      <details>
        <summary>{voice.say('statistics.asTable')}</summary>
        <table class="plain-table">
          <thead>
            <tr>
              <th scope="col">{voice.say('statistics.date')}</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ key, at, value, won }) => (
              <tr key={key}>
                <td>{date.format(at)}</td>
                <td>
                  {tell(value)}
                  {won ? ` · ${voice.say('statistics.won')}` : ''}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
