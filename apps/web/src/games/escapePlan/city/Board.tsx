import type { EscapePlan } from '@getaway/escape-plan/view';
import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useTable } from '../../../table/tableUi.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { Card } from './choose/Card.tsx';
import { Display } from './choose/Display.tsx';
import { SpotMenu } from './choose/SpotMenu.tsx';
import { Spots } from './choose/Spots.tsx';
import { useTurningKeys } from './choose/useTurning.ts';
import { CityContext, useCity } from './cityUi.ts';
import { Description } from './draw/Description.tsx';
import { Ground } from './draw/Ground.tsx';
import { Labels } from './labels/Labels.tsx';
import { GroundLayers, MarkLayers } from './layers/Layers.tsx';
import { Pieces } from './pieces/Pieces.tsx';
import { Glow } from './preview/Glow.tsx';
import { Preview, RoutePreview } from './preview/Preview.tsx';
import { RulerLine } from './ruler/RulerLine.tsx';
import { useCityUi } from './useCityUi.ts';
import { Controls } from './viewport/Controls.tsx';
import { Viewport } from './viewport/Viewport.tsx';
import './board.css';

const RulerCard = lazyComponent(async () => (await import('./ruler/RulerCard.tsx')).RulerCard);

/** The city map with its choosable targets and the preview of the current target. `children` lie over the map. */
export function Board({ children }: { readonly children?: ComponentChildren }): VNode {
  const table = useTable<EscapePlan>();
  const { city, menu } = useCityUi(table);
  const { survey } = city;
  // The ground depends only on the tiles, so it is rendered once per city.
  const ground = useMemo(() => <Ground survey={survey} />, [survey]);
  return (
    <CityContext.Provider value={city}>
      <div class="city-board" data-asking={menu !== undefined}>
        <Display />
        <div class="city-middle">
          <Viewport>
            {ground}
            <GroundLayers />
            <Glow />
            <RoutePreview />
            <Pieces />
            <MarkLayers />
            <Labels />
            <RulerLine />
            <Preview />
            <Spots />
          </Viewport>
          <Description />
          <Controls />
          {children === undefined ? null : <Covering>{children}</Covering>}
          {city.ruler.isOn ? <RulerCard /> : <Card />}
        </div>
        {menu === undefined ? null : <SpotMenu key={menu.label} menu={menu} />}
        <TurningKeys />
      </div>
    </CityContext.Provider>
  );
}

/** Content that covers the top of the map. The city is fitted into the space below this content. */
function Covering({ children }: { readonly children: ComponentChildren }): VNode {
  const { lens } = useCity();
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const cover = holder.current?.firstElementChild;
    if (!(cover instanceof HTMLElement)) return undefined;
    const measured = new ResizeObserver(() => lens.coverTop(cover.offsetTop + cover.offsetHeight));
    measured.observe(cover);
    return () => {
      measured.disconnect();
      lens.coverTop(0);
    };
  }, [lens]);
  return (
    <div ref={holder} class="city-covering">
      {children}
    </div>
  );
}

function TurningKeys(): null {
  useTurningKeys();
  return null;
}
