import type { VNode } from 'preact';
import { useCity } from '../cityUi.ts';
import { tileLabel } from '../words.ts';

/** Describes the tiles to screen readers. Places and spots are left out, because they have their own labels. */
export function Description(): VNode {
  const city = useCity();
  return (
    <ul class="visually-hidden">
      {city.survey.tiles.map((tile) => (
        <li key={tile.id}>{tileLabel(city, tile)}</li>
      ))}
    </ul>
  );
}
