import type { VNode } from 'preact';
import { useCity } from '../cityUi.ts';
import { MapSvg } from '../draw/MapSvg.tsx';
import './ruler.css';

/** The places that are being measured, and the line between them. */
export function RulerLine(): VNode | null {
  const { survey, ruler } = useCity();
  const ends = [ruler.from, ruler.to].flatMap((place) => survey.locationAt.get(place ?? '')?.middle ?? []);
  const [from, to] = ends;
  if (from === undefined) return null;
  return (
    <MapSvg bounds={survey.bounds} class="ruler">
      {to === undefined ? null : <path class="ruler-line" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />}
      {ends.map(({ x, y }) => (
        <circle key={`${x} ${y}`} class="ruler-end" cx={x} cy={y} r="34" />
      ))}
    </MapSvg>
  );
}
