import type { VNode } from 'preact';
import { Icon } from '../../../../icons/Icon.tsx';
import { useCity } from '../cityUi.ts';
import { MapTools } from './MapTools.tsx';

const STEP = 1.4;

export function Controls(): VNode {
  const { lens, table } = useCity();
  const { say } = table.voice;
  return (
    <div class="city-controls">
      <button
        type="button"
        class="zoom"
        aria-label={say('city.zoomIn')}
        title={say('city.zoomIn')}
        onClick={() => lens.zoomBy(STEP)}
      >
        <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M7 2h2v5h5v2H9v5H7V9H2V7h5z" />
        </svg>
      </button>
      <button
        type="button"
        class="zoom"
        aria-label={say('city.zoomOut')}
        title={say('city.zoomOut')}
        onClick={() => lens.zoomBy(1 / STEP)}
      >
        <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 7h12v2H2z" />
        </svg>
      </button>
      <button
        type="button"
        aria-label={say('city.fit')}
        title={say('city.fit')}
        onClick={() => lens.fit({ gliding: true })}
      >
        <Icon name="wholeCity" />
      </button>
      <MapTools />
    </div>
  );
}
