import { distanceBetween } from '@getaway/escape-plan/reading';
import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { useCity } from '../cityUi.ts';
import { placeWithTile } from '../words.ts';

/** Says in words what the ruler has measured. */
export function RulerCard(): VNode | null {
  const { table, view, ruler } = useCity();
  const { voice } = table;
  if (!ruler.isOn) return null;
  const { from, to } = ruler;
  const distance = from === undefined || to === undefined ? undefined : distanceBetween(view, from, to);
  return (
    <aside class="city-card live ruler-card" aria-live="polite">
      <b class="card-title">
        <Icon name="ruler" />
        {from === undefined
          ? voice.say('city.rulerFrom')
          : to === undefined
            ? voice.say('city.rulerTo', { from: placeWithTile(table, from) })
            : voice.say('city.rulerBetween', { from: placeWithTile(table, from), to: placeWithTile(table, to) })}
      </b>
      {distance === undefined ? null : (
        <span class="facts">
          {voice.say('city.distance', { tiles: distance.tiles, points: distance.points ?? 'none' })}
        </span>
      )}
      <button type="button" class="button" onClick={ruler.toggle}>
        {voice.say('city.rulerEnd')}
      </button>
    </aside>
  );
}
