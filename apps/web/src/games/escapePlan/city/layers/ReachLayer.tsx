import { placeNow, reachOf } from '@getaway/escape-plan/reading';
import type { VNode } from 'preact';
import { isInCity } from '../../panels/model/table.ts';
import { useCity } from '../cityUi.ts';
import { Marker } from '../pieces/Marker.tsx';

const STEP = 16;

/** V. Shows at each place the emblems of all players who can reach it in one turn from where they are now. */
export function ReachLayer(): VNode {
  const { view, survey } = useCity();
  const reaches = view.seats.flatMap((held, seat) =>
    isInCity(held) ? [{ seat, reach: reachOf(view, seat), at: placeNow(view, seat) }] : [],
  );
  return (
    <g>
      {survey.locations.map(({ place, middle }) => {
        const seats = reaches.filter(({ reach, at }) => reach.has(place) && at !== place).map(({ seat }) => seat);
        return (
          <g key={place} style={`transform: translate(${middle.x}px, ${middle.y}px) scale(var(--k))`}>
            {seats.map((seat, i) => (
              <g key={seat} transform={`translate(${(i - (seats.length - 1) / 2) * STEP} -40)`}>
                <Marker who={seat} hollow={false} />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}
