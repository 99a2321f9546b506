import type { Rotation } from '@getaway/escape-plan/content';
import type { PlaceTileAt } from '@getaway/escape-plan/moves';
import type { EscapePlan } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { useTable } from '../../../../table/tableUi.ts';
import { newFerries, seamsOf } from '../choose/joins.ts';
import { useCity } from '../cityUi.ts';
import { GroundShapes } from '../draw/Ground.tsx';
import { formatPoint } from '../geometry/plane.ts';
import { centreOf, hexagonOf, surveyOf } from '../geometry/survey.ts';
import { Building } from '../pieces/Building.tsx';
import { officerOffset } from '../pieces/layout.ts';
import { Mark } from '../pieces/Mark.tsx';
import { OfficerPiece } from '../pieces/OfficerPiece.tsx';
import { signOf } from '../pieces/places.ts';
import { placedAt } from '../pieces/useGlide.ts';

/** A preview of a tile in its space, with the edges that it would join and the water that would get a ferry. */
export function Ghost({ move }: { readonly move: PlaceTileAt }): VNode {
  const { view, pack, survey } = useCity();
  const centre = centreOf(move);
  const joins = seamsOf(pack, view, move);
  return (
    <g>
      <g class="ghost" transform={`translate(${centre.x} ${centre.y})`}>
        <TilePicture tile={move.tile} rotation={move.rotation} />
      </g>
      <path class="ghost-edge" d={hexagonOf(move)} />
      {joins.map(({ from, to }) => (
        <path key={formatPoint(from)} class="join" d={`M${formatPoint(from)}L${formatPoint(to)}`} />
      ))}
      {newFerries(pack, view, move).map((tile) => {
        const at = tile === move.tile ? centre : survey.tileAt.get(tile)?.centre;
        return at === undefined ? null : (
          <g key={tile} class="new-ferry" style={{ transform: placedAt(at) }}>
            <circle r="20" />
            <Mark icon="ferry" size={26} />
          </g>
        );
      })}
    </g>
  );
}

/** A tile with everything on it, centred on the origin. */
export function TilePicture({ tile, rotation }: { readonly tile: string; readonly rotation: number }): VNode {
  const { view } = useTable<EscapePlan>();
  const survey = surveyOf(view.pack, [{ tile, q: 0, r: 0, rotation: rotation as Rotation }]);
  const [shape] = survey.tiles;
  return (
    <g>
      <GroundShapes survey={survey} />
      {survey.locations.map((shape) => (
        <Building key={shape.place} shape={shape} sign={signOf(view, shape)} />
      ))}
      {shape === undefined
        ? null
        : (view.officers[tile] ?? []).map((officer) => (
            <OfficerPiece
              key={officer}
              officer={officer}
              tile={tile}
              post={shape.post}
              offset={officerOffset(view, tile, officer)}
              from={undefined}
              isEvaded={false}
              isStill
            />
          ))}
    </g>
  );
}
