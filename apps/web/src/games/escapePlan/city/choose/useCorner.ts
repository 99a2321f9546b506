import { useCity } from '../cityUi.ts';
import type { Point } from '../geometry/plane.ts';
import { type Corner, cornerFor } from './corner.ts';

/** The approximate size of a card, in pixels. */
const CARD = { width: 360, height: 150 };

/** Finds the corner of the map where a card hides the fewest of the given points. */
export function useCorner(): (points: readonly (Point | undefined)[]) => Corner {
  const { lens } = useCity();
  return (points) => {
    const onScreen = points.flatMap((point) => (point === undefined ? [] : [lens.toFrame(point)]));
    return cornerFor(onScreen, lens.screen, CARD);
  };
}
