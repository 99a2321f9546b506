import { isFlight } from '@getaway/escape-plan/content';
import type { VNode } from 'preact';
import { formatPoint, meanOf, type Point } from '../geometry/plane.ts';
import type { LocationShape, Survey } from '../geometry/survey.ts';

/** V5, V6, X7. The lines of the subway, the tiles that flights from a helipad can reach, and the heliports. */
export function TransitLayer({ survey }: { readonly survey: Survey }): VNode {
  const { locations, tiles, tileAt, map } = survey;
  const middlesOf = (kind: LocationShape['location']['kind']): readonly LocationShape[] =>
    locations.filter(({ location }) => location.kind === kind);
  const stations = middlesOf('subwayStation').map(({ middle }) => middle);
  const pads = middlesOf('helicopterPad');
  const isFlownTo = (tile: number): boolean =>
    pads.some((pad) => isFlight(map.distance[tileAt.get(pad.tile)?.index ?? -1]?.[tile]));
  return (
    <g>
      {tiles
        .filter(({ index }) => isFlownTo(index))
        .map(({ id, hexagon }) => (
          <path key={id} class="layer-flight" d={hexagon} />
        ))}
      <path class="layer-subway" d={linesBetween(stations)} />
      {[...stations, ...pads.map(({ middle }) => middle)].map(({ x, y }) => (
        <circle key={`${x} ${y}`} class="layer-stop" cx={x} cy={y} r="30" />
      ))}
      {tiles
        .filter(({ heliport }) => heliport)
        .map(({ id, port: { x, y } }) => (
          <circle key={id} class="layer-port" cx={x} cy={y} r="24" />
        ))}
    </g>
  );
}

/** Every station is one ride from every other station, so the lines form a star. */
function linesBetween(stations: readonly Point[]): string {
  if (stations.length < 2) return '';
  const hub = meanOf(stations);
  return stations.map((station) => `M${formatPoint(hub)}L${formatPoint(station)}`).join('');
}
