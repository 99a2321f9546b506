import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { lazyComponent } from '../../../../ui/lazyComponent.tsx';
import { useCity } from '../cityUi.ts';
import { MapSvg } from '../draw/MapSvg.tsx';
import { PlanLayer } from './PlanLayer.tsx';
import { TransitLayer } from './TransitLayer.tsx';
import { WaterLayer } from './WaterLayer.tsx';
import './layers.css';

const ReachLayer = lazyComponent(async () => (await import('./ReachLayer.tsx')).ReachLayer);

/** The ground layers that the player has switched on. They are drawn under the pieces. */
export function GroundLayers(): VNode {
  const { survey, layers } = useCity();
  const water = layers.shown.has('water');
  const transit = layers.shown.has('transit');
  return useMemo(
    () => (
      <MapSvg bounds={survey.bounds} class="layers">
        {water ? <WaterLayer survey={survey} /> : null}
        {transit ? <TransitLayer survey={survey} /> : null}
      </MapSvg>
    ),
    [survey, water, transit],
  );
}

/** Marks beside the pieces: the places of the viewer's escape plan, and who can reach which place. */
export function MarkLayers(): VNode {
  const { survey, layers } = useCity();
  return (
    <MapSvg bounds={survey.bounds} class="layers">
      {layers.shown.has('plan') ? <PlanLayer /> : null}
      {layers.shown.has('reach') ? <ReachLayer /> : null}
    </MapSvg>
  );
}
