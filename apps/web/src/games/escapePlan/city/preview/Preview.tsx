import type { Move, StepTo } from '@getaway/escape-plan/moves';
import { journeyOn, tileLeftBy, tilesToEvade } from '@getaway/escape-plan/reading';
import type { VNode } from 'preact';
import { type CityUi, useCity } from '../cityUi.ts';
import { MapSvg } from '../draw/MapSvg.tsx';
import { bowPath, legPath, shortened } from '../geometry/line.ts';
import { routeAlong, routeOf, travelOf } from '../geometry/route.ts';
import { officerOffset } from '../pieces/layout.ts';
import { placedAt } from '../pieces/useGlide.ts';
import { Ghost } from './Ghost.tsx';
import { OfficerGlow } from './Glow.tsx';

/** The previewed route. It is drawn under the pieces, so that it does not hide them. */
export function RoutePreview(): VNode {
  const city = useCity();
  const [move] = city.table.considered?.moves ?? [];
  return (
    <MapSvg bounds={city.survey.bounds} class="preview">
      <defs>
        <marker id="city-arrow" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4" markerHeight="4" orient="auto">
          <path class="arrow-head" d="M0 0 10 5 0 10 3 5z" />
        </marker>
      </defs>
      <WaySoFar city={city} />
      {move?.move === 'travel' ? <Journey city={city} move={move} /> : null}
      {move?.move === 'stepTo' ? <NextStep city={city} move={move} /> : null}
    </MapSvg>
  );
}

/** The preview of a move that is not a journey, such as a tile in its space or the path of an officer. */
export function Preview(): VNode {
  const city = useCity();
  const [move] = city.table.considered?.moves ?? [];
  return (
    <MapSvg bounds={city.survey.bounds} class="preview">
      <OfficerGlow />
      {move === undefined ? null : <Shown city={city} move={move} />}
    </MapSvg>
  );
}

function Shown({ city, move }: { readonly city: CityUi; readonly move: Move }): VNode | null {
  const { survey } = city;
  switch (move.move) {
    case 'placeTile':
      return <Ghost move={move} />;
    case 'moveOfficer': {
      const from = survey.tileAt.get(move.from)?.post;
      const to = survey.tileAt.get(move.to);
      if (from === undefined || to === undefined) return null;
      return (
        <g>
          <path class="preview-tile" d={to.hexagon} />
          <path class="way-casing" d={bowPath(from, to.post)} />
          <path class="way" d={bowPath(from, to.post)} marker-end="url(#city-arrow)" />
        </g>
      );
    }
    case 'removeOfficer': {
      const post = survey.tileAt.get(move.from)?.post;
      if (post === undefined) return null;
      const { x, y } = officerOffset(city.view, move.from, move.officer);
      return (
        <g style={{ transform: placedAt(post, '--officer') }}>
          <path class="strike" d="M-11-11 11 11M11-11-11 11" transform={`translate(${x} ${y})`} />
        </g>
      );
    }
    case 'returnMember':
      return <path class="preview-location" d={survey.locationAt.get(move.headquarters)?.path ?? ''} />;
    default: {
      const tile = 'tile' in move ? survey.tileAt.get(move.tile ?? '') : undefined;
      return tile === undefined ? null : <path class="preview-tile" d={tile.hexagon} />;
    }
  }
}

/** V9. The route so far, while somebody makes a journey step by step. */
function WaySoFar({ city: { survey, view } }: { readonly city: CityUi }): VNode | null {
  const journey = journeyOn(view);
  if (journey === undefined) return null;
  return (
    <g class="way-so-far">
      {routeAlong(survey, journey.way).map((leg, i) => (
        <g key={i} class="leg" data-kind={leg.kind}>
          <path class="way-casing" d={legPath(leg)} />
          <path class="way" d={legPath(leg)} />
        </g>
      ))}
    </g>
  );
}

/** V9. The step that is being previewed, with the tile that it leaves. */
function NextStep({ city: { survey, view }, move }: { readonly city: CityUi; readonly move: StepTo }): VNode {
  const here = journeyOn(view)?.way.at(-1) ?? move.to;
  const left = tileLeftBy(view, move) ?? '';
  return (
    <g>
      <path
        class="left-tile"
        data-waiting={(view.officers[left]?.length ?? 0) > 0}
        d={survey.tileAt.get(left)?.hexagon ?? ''}
      />
      <path class="preview-location" d={survey.locationAt.get(move.to)?.path ?? ''} />
      {routeAlong(survey, [here, move.to]).map((leg) => {
        const path = legPath({ ...leg, points: shortened(leg.points, ROUTE_END_GAP) });
        return (
          <g key={path} class="leg" data-kind={leg.kind}>
            <path class="way-casing" d={path} />
            <path class="way" d={path} marker-end="url(#city-arrow)" />
          </g>
        );
      })}
    </g>
  );
}

/** Routes end this far from the middle of a location. */
const ROUTE_END_GAP = 26;

/** The route to a place, with the tiles where somebody must be evaded. */
function Journey({
  city: { survey, pack, table, view },
  move,
}: {
  readonly city: CityUi;
  readonly move: Extract<Move, { move: 'travel' }>;
}): VNode {
  const from = view.seats[table.asked?.seat ?? -1]?.at ?? '';
  const legs = routeOf(survey, pack, travelOf(from, move));
  const paths = legs.map((leg, i) => ({
    kind: leg.kind,
    path: legPath(i < legs.length - 1 ? leg : { ...leg, points: shortened(leg.points, ROUTE_END_GAP) }),
  }));
  return (
    <g>
      {tilesToEvade(move).map((tile) => {
        const waiting = view.officers[tile]?.length ?? 0;
        const shape = survey.tileAt.get(tile);
        return shape === undefined ? null : (
          <path key={tile} class="left-tile" data-waiting={waiting > 0} d={shape.hexagon} />
        );
      })}
      <path class="preview-location" d={survey.locationAt.get(move.to)?.path ?? ''} />
      {paths.map(({ kind, path }, i) => (
        <g key={path} class="leg" data-kind={kind}>
          <path class="way-casing" d={path} />
          <path class="way" d={path} {...(i === paths.length - 1 ? { 'marker-end': 'url(#city-arrow)' } : {})} />
        </g>
      ))}
    </g>
  );
}
