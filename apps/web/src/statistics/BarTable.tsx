import type { VNode } from 'preact';

export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly told: string;
}

/** A table with bars beside the names and values. Screen readers can read it without further text. */
export function BarTable({ caption, bars }: { readonly caption: string; readonly bars: readonly Bar[] }): VNode {
  const [low, high] = [Math.min(0, ...bars.map(({ value }) => value)), Math.max(0, ...bars.map(({ value }) => value))];
  const x = (value: number): number => (100 * (value - low)) / Math.max(1e-9, high - low);
  return (
    <section class="figure">
      <table class="bars">
        <caption>{caption}</caption>
        <tbody>
          {bars.map(({ label, value, told }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td class="bar-cell">
                <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect
                    data-sign={value < 0 ? 'minus' : 'plus'}
                    x={Math.min(x(0), x(value))}
                    width={Math.abs(x(value) - x(0))}
                    y={0}
                    height={10}
                  />
                  <line x1={x(0)} x2={x(0)} y1={0} y2={10} />
                </svg>
              </td>
              <td class="bar-value">{told}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
