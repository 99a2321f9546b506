import type { Officer } from '@getaway/escape-plan/content';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { about } from '../../../../table/explain/subject.ts';
import { SHAPES } from '../../panels/marks/OfficerMark.tsx';
import type { Point } from '../geometry/plane.ts';
import { OFFICER_SIZE } from './layout.ts';
import { placedAt, useGlide } from './useGlide.ts';

/** Factors for the size of each shape. They make all officers look about equally large. */
const FILLING: Readonly<Record<Officer, number>> = { federal: 1, local: 0.98, swat: 1.1 };

/** An officer on a tile, drawn as a star, a shield or a chevron. */
export function OfficerPiece({
  officer,
  tile,
  post,
  offset,
  from,
  isEvaded,
  isStill,
  ms,
}: {
  readonly officer: Officer;
  readonly tile: string;
  readonly post: Point;
  /** The offset from the point where the officers of the tile stand. Different offsets keep officers apart. */
  readonly offset: Point;
  /** The previous position of an officer who has just moved, if any. */
  readonly from: Point | undefined;
  readonly isEvaded: boolean;
  readonly isStill: boolean;
  /** How long the move is animated during playback. */
  readonly ms?: number | undefined;
}): VNode {
  const piece = useRef<SVGGElement>(null);
  useGlide(piece, post, { from, isStill, ms, scale: '--officer' });
  return (
    <g ref={piece} style={{ transform: placedAt(post, '--officer') }}>
      <g
        class="officer"
        data-officer={officer}
        data-evaded={isEvaded}
        transform={`translate(${offset.x} ${offset.y})`}
        {...about('officer', `${officer}@${tile}`)}
      >
        <circle class="base" r="14" cx="1.5" cy="2" />
        <path d={SHAPES[officer]} transform={`scale(${(OFFICER_SIZE / 24) * FILLING[officer]}) translate(-12 -12)`} />
        {isEvaded ? <path class="check" d="M-8 0l6 6L9-8" /> : null}
      </g>
    </g>
  );
}
