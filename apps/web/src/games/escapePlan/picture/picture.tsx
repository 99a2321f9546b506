import type { VNode } from 'preact';
import { drawingOf } from '../../../icons/Icon.tsx';
import type { IconName } from '../../../icons/names.ts';
import './picture.css';

const hexagon = (x: number, y: number): string => `M${x - 32} ${y}l16-28h32l16 28-16 28h-32z`;

function Thing({ name, at: [x, y] }: { readonly name: IconName; readonly at: readonly [number, number] }): VNode {
  return (
    <svg x={x - 13} y={y - 13} width="26" height="26" viewBox="0 0 512 512" aria-hidden="true">
      {drawingOf(name)}
    </svg>
  );
}

/** A city of four tiles at night: a thief, an officer, money, and the way out. */
export const PICTURE = (
  <svg viewBox="14 10 168 120" aria-hidden="true">
    <path class="home-tile industrial" d={hexagon(50, 42)} />
    <path class="home-tile commercial" d={hexagon(98, 70)} />
    <path class="home-tile water" d={hexagon(50, 98)} />
    <path class="home-tile residential" d={hexagon(146, 98)} />
    <path class="home-route" d="M50 42 98 70 146 98" />
    <g class="home-thing">
      <Thing name="seat0" at={[50, 42]} />
      <Thing name="money" at={[98, 70]} />
      <Thing name="ferry" at={[50, 98]} />
      <Thing name="exit" at={[146, 98]} />
    </g>
    <g class="home-officer">
      <Thing name="inspector" at={[122, 44]} />
    </g>
  </svg>
);
