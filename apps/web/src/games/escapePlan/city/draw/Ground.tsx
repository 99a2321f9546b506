import type { Terrain } from '@getaway/escape-plan/content';
import type { VNode } from 'preact';
import { about } from '../../../../table/explain/subject.ts';
import { linePath } from '../geometry/line.ts';
import type { Survey } from '../geometry/survey.ts';
import { Mark } from '../pieces/Mark.tsx';
import { ferryCourses } from './ferryCourses.ts';
import { MapSvg } from './MapSvg.tsx';
import { Patterns } from './Patterns.tsx';
import './ground.css';

const TERRAINS = ['water', 'industrial', 'commercial', 'residential'] as const satisfies readonly Terrain[];

/** The layer that changes only when a tile is placed: terrain, streets, edges between tiles, and plots. */
export function Ground({ survey }: { readonly survey: Survey }): VNode {
  return (
    <MapSvg bounds={survey.bounds} class="ground">
      <Patterns />
      <path class="city-edge" d={survey.edge} />
      <GroundShapes survey={survey} />
      {ferryCourses(survey).map((points) => {
        const { x, y } = points[Math.floor(points.length / 2)] ?? { x: 0, y: 0 };
        return (
          <g key={`${x} ${y}`} class="ferry" {...about('ferry')}>
            <path class="ferry-course" d={linePath(points)} />
            <g transform={`translate(${x} ${y})`}>
              <circle r="16" />
              <Mark icon="ferry" size={28} />
            </g>
          </g>
        );
      })}
    </MapSvg>
  );
}

/** The shapes of the ground without the edge and the ferries, for a whole city or for a single tile. */
export function GroundShapes({ survey }: { readonly survey: Survey }): VNode {
  const { areas, locations, seams, streets } = survey;
  const locationPath = locations.map(({ path }) => path).join('');
  return (
    <g>
      {TERRAINS.map((terrain) => {
        const d = areas.flatMap((area) => (area.terrain === terrain ? [area.path] : [])).join('');
        return d === '' ? null : (
          <g key={terrain} class="terrain" data-terrain={terrain} {...about('terrain', terrain)}>
            <path class="land" d={d} />
            <path class="texture" d={d} fill={`url(#city-${terrain})`} />
          </g>
        );
      })}
      <path class="seams" d={seams} />
      <path class="locations" d={locationPath} />
      <path class="kerb" d={streets} />
      <path class="street" d={streets} />
    </g>
  );
}
