import type { EscapePlan } from '@getaway/escape-plan/view';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { useTable } from '../../../table/tableUi.ts';
import { Card } from './choose/Card.tsx';
import { Display } from './choose/Display.tsx';
import { SpotMenu } from './choose/SpotMenu.tsx';
import { Spots } from './choose/Spots.tsx';
import { useTurningKeys } from './choose/useTurning.ts';
import { CityContext } from './cityUi.ts';
import { Description } from './draw/Description.tsx';
import { Ground } from './draw/Ground.tsx';
import { Pieces } from './pieces/Pieces.tsx';
import { Glow } from './preview/Glow.tsx';
import { Preview, RoutePreview } from './preview/Preview.tsx';
import { useCityUi } from './useCityUi.ts';
import { Controls } from './viewport/Controls.tsx';
import { Viewport } from './viewport/Viewport.tsx';
import './board.css';

/** The city map with its choosable targets and the preview of the current one. */
export function Board(): VNode {
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
            <Glow />
            <RoutePreview />
            <Pieces />
            <Preview />
            <Spots />
          </Viewport>
          <Description />
          <Controls />
          <Card />
        </div>
        {menu === undefined ? null : <SpotMenu key={menu.label} menu={menu} />}
        <TurningKeys />
      </div>
    </CityContext.Provider>
  );
}

function TurningKeys(): null {
  useTurningKeys();
  return null;
}
