import type { VNode } from 'preact';
import { useCity } from '../cityUi.ts';
import { Mark } from '../pieces/Mark.tsx';
import { letterScale } from '../viewport/camera.ts';
import { useSight } from '../viewport/useSight.ts';
import { PLAN_TAG, planTags } from './planTags.ts';

/** G5. The places on the viewer's escape plan that are not visited yet, with the value of each visit. */
export function PlanLayer(): VNode {
  const { view, survey } = useCity();
  const sight = useSight();
  const scale = letterScale(sight.zoom, sight.smallest);
  const { width, height } = PLAN_TAG;
  return (
    <g>
      {planTags(view, survey, sight).map(({ place, value, x, y }) => (
        <g key={place} class="layer-plan" transform={`translate(${x} ${y}) scale(${scale})`}>
          <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="4" />
          {value === 'income' ? <Mark icon="income" size={24} /> : <text y="7">{value}</text>}
        </g>
      ))}
    </g>
  );
}
