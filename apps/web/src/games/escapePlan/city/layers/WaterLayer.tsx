import type { VNode } from 'preact';
import { ferryCourses } from '../draw/ferryCourses.ts';
import { linePath } from '../geometry/line.ts';
import type { Survey } from '../geometry/survey.ts';

/** V3, T4. Outlines water that has a ferry, and draws the course of the ferry. Hatches all other water. Dims land. */
export function WaterLayer({ survey }: { readonly survey: Survey }): VNode {
  const { areas } = survey;
  const pathOf = (isWanted: (area: Survey['areas'][number]) => boolean): string =>
    areas
      .filter(isWanted)
      .map(({ path }) => path)
      .join('');
  return (
    <g>
      <path class="layer-land" d={pathOf(({ terrain }) => terrain !== 'water')} />
      <path class="layer-closed-water" d={pathOf(({ terrain, ferry }) => terrain === 'water' && !ferry)} />
      <path class="layer-open-water" d={pathOf(({ ferry }) => ferry)} />
      {ferryCourses(survey).map((points) => (
        <path key={linePath(points)} class="layer-course" d={linePath(points)} />
      ))}
    </g>
  );
}
