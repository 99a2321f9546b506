import type { Officer } from '@getaway/escape-plan/content';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { SHAPES } from '../../panels/marks/OfficerMark.tsx';
import type { Point } from '../geometry/plane.ts';
import { placedAt, useGlide } from './useGlide.ts';

const SIZE = 25;

/** An officer at the post of a tile: a star, a shield or a chevron. */
export function OfficerPiece({
  officer,
  post,
  offset,
  from,
  isEvaded,
  isStill,
}: {
  readonly officer: Officer;
  readonly post: Point;
  /** The horizontal offset beside the other officers of the tile. */
  readonly offset: number;
  /** The post from which the officer has just moved, if any. */
  readonly from: Point | undefined;
  readonly isEvaded: boolean;
  readonly isStill: boolean;
}): VNode {
  const piece = useRef<SVGGElement>(null);
  useGlide(piece, post, { from, isStill });
  return (
    <g ref={piece} style={{ transform: placedAt(post) }}>
      <g class="officer" data-officer={officer} data-evaded={isEvaded} transform={`translate(${offset} 0)`}>
        <circle class="base" r="14" cx="1.5" cy="2" />
        <path d={SHAPES[officer]} transform={`translate(${-SIZE / 2} ${-SIZE / 2}) scale(${SIZE / 24})`} />
        {isEvaded ? <path class="check" d="M-8 0l6 6L9-8" /> : null}
      </g>
    </g>
  );
}
