import type { VNode } from 'preact';
import { tileName } from '../../panels/model/table.ts';
import { useCity } from '../cityUi.ts';

/** Describes the tiles to screen readers. Places and spots are left out, because they have their own labels. */
export function Description(): VNode {
  const { survey, view, table } = useCity();
  const { voice } = table;
  return (
    <ul class="visually-hidden">
      {survey.tiles.map(({ id, heliport }) => {
        const officers = view.officers[id] ?? [];
        const name = tileName({ voice }, id);
        return (
          <li key={id}>
            {voice.say('city.tileOfficers', {
              tile: heliport ? voice.say('city.tileHeliport', { tile: name }) : name,
              count: officers.length,
              officers: voice.list(officers.map((officer) => voice.say(`pursuer.${officer}`))),
            })}
          </li>
        );
      })}
    </ul>
  );
}
