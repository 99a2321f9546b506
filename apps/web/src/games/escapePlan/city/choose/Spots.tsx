import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { useCity } from '../cityUi.ts';
import { GroundSpot } from './GroundSpot.tsx';
import { OfficerSpot } from './OfficerSpot.tsx';
import { PlaceSpot } from './PlaceSpot.tsx';
import { SpaceSpot } from './SpaceSpot.tsx';
import { TileSpot } from './TileSpot.tsx';
import { useRoving } from './useRoving.ts';

/** All spots on the map. Only one spot is a tab stop, and the arrow keys move between spots. */
export function Spots(): VNode {
  const { table, survey, targets, pickOfficer, gesture } = useCity();
  const spots = useRef<HTMLDivElement>(null);
  useRoving(spots, {
    question: [table.asked?.number, gesture.picked],
    ...(gesture.picked === undefined ? {} : { onBack: () => pickOfficer(undefined) }),
  });
  const places = new Map(targets.flatMap((target) => (target.kind === 'place' ? [[target.place, target.moves]] : [])));
  return (
    <div ref={spots} class="spots">
      {survey.locations.map((shape) => (
        <PlaceSpot key={shape.place} shape={shape} moves={places.get(shape.place) ?? []} />
      ))}
      {targets.map((target, i) => {
        switch (target.kind) {
          case 'ground':
            return <GroundSpot key={target.key} target={target} />;
          case 'officer':
            return <OfficerSpot key={target.key} target={target} />;
          case 'tile':
            return <TileSpot key={target.key} target={target} />;
          case 'space':
            return <SpaceSpot key={target.key} target={target} number={i + 1} />;
          default:
            return null;
        }
      })}
    </div>
  );
}
