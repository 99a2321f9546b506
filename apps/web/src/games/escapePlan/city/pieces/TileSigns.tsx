import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { Survey } from '../geometry/survey.ts';
import { Mark } from './Mark.tsx';
import { placedAt } from './useGlide.ts';

/** The names and heliport icons of the tiles. A newly added tile fades in. */
export function TileSigns({ survey: { tiles } }: { readonly survey: Survey }): VNode {
  const known = useRef(new Set(tiles.map(({ id }) => id)));
  return (
    <g>
      {tiles.map(({ id, name, label, port, heliport, hexagon }) => {
        const isNew = !known.current.has(id);
        known.current.add(id);
        return (
          <g key={id}>
            <text
              class="tile-name"
              style={`transform: translate(${label.x}px, ${label.y}px) scale(calc(1 / var(--zoom)))`}
            >
              {name}
            </text>
            {heliport ? (
              <g class="heliport-mark" style={{ transform: placedAt(port) }}>
                <circle r="13" />
                <Mark icon="helicopter" size={18} />
              </g>
            ) : null}
            {isNew ? <path class="new-tile" d={hexagon} /> : null}
          </g>
        );
      })}
    </g>
  );
}
