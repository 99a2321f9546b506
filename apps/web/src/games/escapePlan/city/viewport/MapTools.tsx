import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from '../../../../icons/Icon.tsx';
import { useCity } from '../cityUi.ts';
import { LAYERS } from '../layers/useLayers.ts';

const ID = 'city-layers';

/** The buttons for the layers of the map and for the ruler. */
export function MapTools(): VNode {
  const { table, layers, ruler } = useCity();
  const { say } = table.voice;
  const menu = useRef<HTMLFieldSetElement>(null);
  return (
    <>
      <button type="button" popoverTarget={ID} aria-label={say('city.layers')} title={say('city.layers')}>
        <Icon name="layers" />
      </button>
      <button
        type="button"
        aria-pressed={ruler.isOn}
        aria-label={say('city.ruler')}
        title={say('city.ruler')}
        onClick={ruler.toggle}
      >
        <Icon name="ruler" />
      </button>
      <fieldset ref={menu} id={ID} class="city-layers" popover="auto">
        <legend>{say('city.layers')}</legend>
        {LAYERS.map((layer) => (
          <label key={layer}>
            <input type="checkbox" checked={layers.shown.has(layer)} onChange={() => layers.toggle(layer)} />
            {say(`city.layer.${layer}`)}
          </label>
        ))}
      </fieldset>
    </>
  );
}
