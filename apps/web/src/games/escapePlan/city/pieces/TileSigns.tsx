import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { about } from '../../../../table/explain/subject.ts';
import type { Survey } from '../geometry/survey.ts';
import { Mark } from './Mark.tsx';
import { placedAt } from './useGlide.ts';

/** The ground and the heliport icon of each tile. A new tile fades in. */
export function TileSigns({ survey: { tiles } }: { readonly survey: Survey }): VNode {
  const known = useRef(new Set(tiles.map(({ id }) => id)));
  return (
    <g>
      {tiles.map(({ id, port, heliport, hexagon }) => {
        const isNew = !known.current.has(id);
        known.current.add(id);
        return (
          <g key={id}>
            <path class="tile-ground" d={hexagon} {...about('tile', id)} />
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
