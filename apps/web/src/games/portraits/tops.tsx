import type { VNode } from 'preact';
import type { Look } from './look.ts';

const SHOULDERS = 'M5 64c1-13 13-17 21-18l6 5 6-5c8 1 20 5 21 18z';

export const TOPS: Readonly<Record<Look['top'], VNode>> = {
  suit: (
    <g>
      <path class="tint" d={SHOULDERS} />
      <path class="light" d="M26 46l6 5 6-5 1 4-7 14-7-14z" />
      <path class="ink" d="M24 47l8 17-12-10zM40 47l-8 17 12-10z" />
    </g>
  ),
  tie: (
    <g>
      <path class="ink" d={SHOULDERS} />
      <path class="light" d="M25 46.500l7 5 7-5 1 4-8 13.500-8-13.500z" />
      <path class="tint" d="M30 50h4l2 10-4 4-4-4z" />
    </g>
  ),
  turtleneck: (
    <g>
      <path class="tint" d={SHOULDERS} />
      <rect class="tint" x="24.500" y="42" width="15" height="9" rx="3" />
      <path class="fold" d="M25 46.500h14" />
    </g>
  ),
  hoodie: (
    <g>
      <path class="tint" d={SHOULDERS} />
      <path class="fold" d="M22 47q10 10 20 0M28 53v7M36 53v7" />
    </g>
  ),
  leather: (
    <g>
      <path class="ink" d={SHOULDERS} />
      <path class="tint" d="M27 47l5 4 5-4v17H27z" />
      <path class="gleam" d="M20 50l6 6M44 50l-6 6M12 58l6-4" />
    </g>
  ),
  pearls: (
    <g>
      <path class="tint" d={SHOULDERS} />
      <path class="skin" d="M24 46.500l8 9 8-9-4-1.500h-8z" />
      <path class="pearl-line" d="M24 47q8 9 16 0" />
    </g>
  ),
  fur: (
    <g>
      <path class="ink" d={SHOULDERS} />
      <path class="tint" d="M14 56c-2-8 6-13 12-11l6 8 6-8c6-2 14 3 12 11-4-3-8 1-9 8H23c-1-7-5-11-9-8z" />
    </g>
  ),
  vest: (
    <g>
      <path class="light" d={SHOULDERS} />
      <path class="tint" d="M18 49l6-2 8 11 8-11 6 2v15H18z" />
      <path class="fold" d="M32 58v6" />
    </g>
  ),
  collar: (
    <g>
      <path class="ink" d={SHOULDERS} />
      <path class="light" d="M26 46.500h12v4H26z" />
    </g>
  ),
  overalls: (
    <g>
      <path class="light" d={SHOULDERS} />
      <path class="tint" d="M20 49h4v6h16v-6h4v15H20z" />
      <path class="gleam" d="M22 56.500h.1M42 56.500h.1" />
    </g>
  ),
  scarf: (
    <g>
      <path class="ink" d={SHOULDERS} />
      <path class="tint" d="M20 45q12 7 24 0v6q-12 7-24 0zM34 51l6 2v11h-6z" />
      <path class="fold" d="M22 49q10 5 20 0" />
    </g>
  ),
  stripes: (
    <g>
      <path class="light" d={SHOULDERS} />
      <path class="tint-line" d="M17 51q15 6 30 0M10 56q22 8 44 0M6 61.500q26 8 52 0" />
    </g>
  ),
};
