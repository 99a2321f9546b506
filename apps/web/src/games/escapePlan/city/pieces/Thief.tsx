import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { about } from '../../../../table/explain/subject.ts';
import type { Point } from '../geometry/plane.ts';
import type { Token } from './layout.ts';
import { emblemOf, Mark } from './Mark.tsx';
import { placedAt, useGlide } from './useGlide.ts';
import './thief.css';

/** The token of a thief, or the square token of an automaton. */
export function Thief({
  token: { who, at, offset },
  isOwn,
  isDue,
  isStill,
  after,
  way,
  ms,
}: {
  readonly token: Token;
  readonly isOwn: boolean;
  readonly isDue: boolean;
  readonly isStill: boolean;
  /** The number of tokens that move before this one. */
  readonly after: number;
  readonly way: () => readonly Point[];
  /** How long the move is animated during playback. */
  readonly ms: number | undefined;
}): VNode {
  const piece = useRef<SVGGElement>(null);
  useGlide(piece, at, { way, after, isStill, ms });
  const isPlayer = typeof who === 'number';
  return (
    <g ref={piece} style={{ transform: placedAt(at) }}>
      <g
        class="thief"
        data-token={who}
        data-who={isPlayer ? 'player' : who}
        data-own={isOwn}
        data-due={isDue}
        {...about(isPlayer ? 'seat' : 'automaton', who)}
        transform={`translate(${offset.x} ${offset.y})`}
        style={isPlayer ? `--seat: var(--seat-${who})` : ''}
      >
        {isPlayer ? (
          <>
            <ellipse class="cast" cx="3" cy="13" rx="15" ry="6" />
            <circle class="rim" r="15" />
            <circle class="face" r="12.4" />
          </>
        ) : (
          <>
            <rect class="rim" x="-13.5" y="-13.5" width="27" height="27" rx="5" />
            <rect class="face" x="-11.5" y="-11.5" width="23" height="23" rx="3.5" />
          </>
        )}
        <Mark icon={isPlayer ? emblemOf(who) : who} size={isPlayer ? 16 : 19} />
      </g>
    </g>
  );
}
